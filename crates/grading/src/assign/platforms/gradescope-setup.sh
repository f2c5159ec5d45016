#!/usr/bin/env bash
# Installs Rust, and compiles the grader and the checks. Gradescope runs this script
# once, when the autograder is uploaded.
set -euo pipefail
source=$(cd "$(dirname "$0")" && pwd)

if ! command -v cargo >/dev/null; then
    apt-get update
    apt-get install -y bubblewrap curl gcc libc6-dev util-linux
    export RUSTUP_HOME=/opt/rust CARGO_HOME=/opt/rust PATH=/opt/rust/bin:$PATH
    curl --proto =https -sSf https://sh.rustup.rs |
        sh -s -- -y --profile minimal --no-modify-path
fi

cd "$source"
cargo build --locked

# Grades an empty submission, because that compiles the checks.
trial=$(mktemp -d)
mkdir -p "$trial/submission" "$trial/results"
ln -s "$source" "$trial/source"
cp run_autograder "$trial/"
bash "$trial/run_autograder"
rm -r "$trial"
