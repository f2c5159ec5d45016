//! The stage binary, where there is no terminal.

use std::process::Stdio;

use insta::assert_snapshot;

test_support::stage_binary!(STAGE);

/// The exit code and what is printed.
fn run(arguments: &[&str]) -> String {
    let mut command = STAGE.command();
    let command = command.args(arguments).stdin(Stdio::null());
    let output = command.output().unwrap();
    let code = output.status.code().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (output, errors) = (text(output.stdout), text(output.stderr));
    format!("{code} {output}{errors}")
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(run(&["--help"]));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let arguments: [&[&str]; 3] = [&[], &["--loud"], &["a.oth", "b.oth"]];
    let answers =
        arguments.map(|arguments| format!("{arguments:?}\n{}", run(arguments)));
    assert_snapshot!(answers.join("\n"));
}
