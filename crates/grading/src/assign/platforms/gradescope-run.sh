#!/usr/bin/env bash
# Gradescope runs this for each submission. If it fails, there are no results, and
# Gradescope says so instead of giving a grade.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ -d /opt/rust ]; then
    export RUSTUP_HOME=/opt/rust CARGO_HOME=/opt/rust PATH=/opt/rust/bin:$PATH
fi

class=$(mktemp -d)
cp -r "$here/submission" "$class/submission"
cd "$here/source"

# A student's program runs as nobody, and finds only what it's compiled with.
chmod -R go-rwx . "$here/results"
if [ -d target/grading ]; then
    chmod go+x . target target/grading target/grading/*/
    chmod -R go+rX target/grading/*/chapters
fi
cargo run --locked --offline --quiet -- grade . "$class" --out "$class.grades" \
    --unsandboxed --gradescope "$here/results/results.json"
