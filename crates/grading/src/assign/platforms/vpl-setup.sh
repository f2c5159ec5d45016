#!/usr/bin/env bash
# Installs Rust, if there is none, and compiles everything but the answers. Run this
# script once, as root, on each of VPL's execution servers, in a folder that its jail
# can read, such as /opt/othellier.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v cargo >/dev/null; then
    apt-get update
    apt-get install -y curl gcc libc6-dev
    export RUSTUP_HOME=/opt/rust CARGO_HOME=/opt/rust PATH=/opt/rust/bin:$PATH
    curl --proto =https -sSf https://sh.rustup.rs |
        sh -s -- -y --profile minimal --no-modify-path
fi
cargo build --locked
cargo build --locked --tests
chmod -R go+rX .
