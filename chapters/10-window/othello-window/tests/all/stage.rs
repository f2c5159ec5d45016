//! The options of the stage binary, where there is no terminal.

use std::fs;
use std::process::Stdio;

use insta::assert_snapshot;
use tempfile::tempdir;

test_support::stage_binary!(STAGE);

/// The exit code and what is printed.
fn run(arguments: &[&str]) -> String {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("illegal.txt"), "f5a1").unwrap();
    fs::write(folder.path().join("one.txt"), "f5").unwrap();
    let output = STAGE
        .command()
        .args(arguments)
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
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
    let arguments: [&[&str]; 9] = [
        &[],
        &["--loud"],
        &["one.txt", "two.txt"],
        &["none.txt"],
        &["--game", "2"],
        &["illegal.txt"],
        &["one.txt", "--game", "2"],
        &["one.txt", "--game", "0"],
        &["one.txt", "--game", "x"],
    ];
    let answers =
        arguments.map(|arguments| format!("{arguments:?}\n{}", run(arguments)));
    assert_snapshot!(answers.join("\n"));
}
