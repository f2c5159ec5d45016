#!/bin/bash
# Put this among the activity's execution files, with the name vpl_evaluate.sh.
# It lays the submitted answers into a copy of the assignment.
assignment=${OTHELLIER:-/opt/othellier} # where setup.sh was run

cp -a "$assignment" assignment
for answer in assignment/chapters/*/exercises/src/*.rs; do
    submitted=$(find . \( -path ./assignment -o -name starters \) -prune -o -name "$(basename "$answer")" -print)
    case $answer in
    */lib.rs) ;;
    *) [ -z "$submitted" ] || cp "$(head -n 1 <<<"$submitted")" "$answer" ;;
    esac
done

cat >vpl_execution <<'END'
#!/bin/bash
[ ! -f vpl_environment.sh ] || . ./vpl_environment.sh
if [ -d /opt/rust ]; then
    export RUSTUP_HOME=/opt/rust CARGO_HOME=/opt/rust PATH=/opt/rust/bin:$PATH
fi
cd assignment
cargo run --locked --offline --quiet -- points --for vpl
END
chmod +x vpl_execution
