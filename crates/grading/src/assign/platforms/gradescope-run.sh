#!/usr/bin/env bash
# Grades a submission. Gradescope runs this script for each submission and, if it
# fails, shows an error instead of a grade.
set -euo pipefail
autograder=$(cd "$(dirname "$0")" && pwd)
if [ -d /opt/rust ]; then
    export RUSTUP_HOME=/opt/rust CARGO_HOME=/opt/rust PATH=/opt/rust/bin:$PATH
fi

class=$(mktemp -d)
cp -r "$autograder/submission" "$class/submission"
cd "$autograder/source"

# Students' programs run as user `nobody`, who must not be able to read anything but
# the compiled chapters.
chmod -R go-rwx . "$autograder/results"
if [ -d target/grading ]; then
    chmod go+x . target target/grading target/grading/*/
    chmod -R go+rX target/grading/*/chapters
fi
cargo run --locked --offline --quiet -- grade . "$class" --out "$class.grades" \
    --unsandboxed --gradescope "$autograder/results/results.json"
