//! The companion's command line: output, exit codes and refusals.

use super::common::{companion, repository_root};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::process::Output;

fn run(current_dir: &Path, arguments: &[&str]) -> Output {
    companion(current_dir).args(arguments).output().unwrap()
}

fn utf8(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

#[test]
fn help() {
    insta::assert_snapshot!(utf8(&run(repository_root(), &["--help"]).stdout));
}

#[test]
fn unknown_option_is_a_usage_error() {
    let output = run(repository_root(), &["--prot", "8000"]);
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!(utf8(&output.stderr));
}

#[test]
fn build_passes_arguments_and_exit_code_on() {
    let output = run(repository_root(), &["build", "--help"]);
    assert_eq!(output.status.code(), Some(0), "{}", utf8(&output.stderr));
    let help = utf8(&output.stdout);
    assert!(
        help.contains("Usage: cargo run -- build [OPTIONS]"),
        "{help}"
    );
    let wrong = run(repository_root(), &["build", "--outt", "site"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(utf8(&wrong.stderr).contains("'--out'"));
}

#[test]
fn grade_passes_arguments_and_exit_code_on() {
    let help = run(repository_root(), &["grade", "--help"]);
    assert_eq!(help.status.code(), Some(0), "{}", utf8(&help.stderr));
    let help = utf8(&help.stdout);
    assert!(
        help.contains("Usage: cargo run -- grade [OPTIONS]"),
        "{help}"
    );
    let wrong = run(repository_root(), &["grade", "--jbos", "2"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(utf8(&wrong.stderr).contains("'--jobs'"));
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().join("out");
    let missing = run(
        repository_root(),
        &["grade", "2", "none", "--out", out.to_str().unwrap()],
    );
    assert_eq!(missing.status.code(), Some(1));
    let message = utf8(&missing.stderr);
    assert!(
        message.contains("error: can't read the folder none"),
        "{message}"
    );
}

/// A copy of the companion in an empty directory has no grader beside it.
#[test]
fn assign_announces_the_build_and_resolves_paths_from_cwd() {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let program = dir.path().join("othellier");
    fs::hard_link(env!("CARGO_BIN_EXE_othellier"), &program).unwrap();
    let output = std::process::Command::new(program)
        .args([
            "assign",
            "2.1",
            "2.3",
            "--points",
            "2.1=15,2.3=5",
            "--out",
            "handout",
        ])
        .current_dir(dir.path())
        .output()
        .unwrap();
    let message = utf8(&output.stderr);
    assert!(output.status.success(), "{message}");
    assert!(message.contains("Building the grader (this happens only once)"));
    let given = fs::read_to_string(dir.path().join("handout/assignment.toml")).unwrap();
    assert!(
        given.contains("points = 15") && given.contains("points = 5"),
        "{given}"
    );
}
