//! The command line: what it says, and what it refuses.

use super::common::{companion, small_book, write_page};
use pretty_assertions::assert_eq;
use std::fs;
use std::path::Path;
use std::process::Output;

fn run(repository: &Path, arguments: &[&str]) -> Output {
    companion(repository).args(arguments).output().unwrap()
}

fn said(output: &[u8]) -> String {
    String::from_utf8(output.to_vec()).unwrap()
}

#[test]
fn help_is_a_page_for_a_newcomer() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    insta::assert_snapshot!(said(&run(here, &["--help"]).stdout));
}

#[test]
fn an_option_that_does_not_exist_is_a_mistake_of_usage() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let output = run(here, &["--prot", "8000"]);
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!(said(&output.stderr));
}

#[test]
fn a_book_is_written_and_written_again() {
    let home = small_book();
    for beginner in ["Black", "White"] {
        let text = format!("# Welcome\n\n{beginner} begins.\n");
        write_page(home.path(), "welcome.md", &text);
        let output = run(home.path(), &["build", "--out", "out/site"]);
        assert!(output.status.success(), "{}", said(&output.stderr));
        let page = home.path().join("out/site/index.html");
        assert!(fs::read_to_string(page).unwrap().contains(beginner));
    }
    let left = fs::read_dir(home.path().join("out")).unwrap().count();
    assert_eq!(left, 1, "something was left beside the site");
}

#[test]
fn an_epub_replaces_an_epub_and_nothing_else() {
    let home = small_book();
    let file = home.path().join("out/book.epub");
    let arguments = ["build", "--epub", "out/book.epub"];
    for _ in 0..2 {
        let output = run(home.path(), &arguments);
        assert!(output.status.success(), "{}", said(&output.stderr));
        assert!(fs::read(&file).unwrap().starts_with(b"PK"));
    }
    fs::write(&file, "years of work").unwrap();
    let output = run(home.path(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stderr).contains("is something else than an EPUB"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "years of work");
    assert_eq!(fs::read_dir(home.path().join("out")).unwrap().count(), 1);
}

#[test]
fn a_pdf_replaces_nothing_else() {
    let home = small_book();
    let file = home.path().join("book.pdf");
    fs::write(&file, "years of work").unwrap();
    let output = run(home.path(), &["build", "--pdf", "book.pdf"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stderr).contains("is something else than a PDF"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "years of work");
}

/// What a book needs to be printed isn't on every machine. Elsewhere than on
/// Linux it would be found where the system keeps it.
#[test]
#[cfg(target_os = "linux")]
fn without_a_browser_a_sentence_says_how_to_print() {
    let home = small_book();
    let mut companion = companion(home.path());
    companion
        .args(["build", "--pdf", "book.pdf"])
        .env("PATH", "");
    let output = companion.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(said(&output.stderr));
    assert!(!home.path().join("book.pdf").exists());
}

#[test]
fn an_address_that_is_none_is_a_mistake_of_usage() {
    let home = small_book();
    let output = run(
        home.path(),
        &["build", "--out", "site", "--url", "example.org"],
    );
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!(said(&output.stderr));
}

#[test]
fn a_folder_with_other_files_is_not_touched() {
    let home = small_book();
    let thesis = home.path().join("out/thesis.txt");
    fs::create_dir(home.path().join("out")).unwrap();
    fs::write(&thesis, "years of work").unwrap();
    let output = run(home.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(said(&output.stderr));
    assert_eq!(fs::read_to_string(&thesis).unwrap(), "years of work");
    // Nor is a file where the folder should be.
    let output = run(home.path(), &["build", "--out", "out/thesis.txt"]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(said(&output.stderr));
}

#[test]
fn a_wrong_page_is_named_with_its_line_and_leaves_the_site_as_it_was() {
    let home = small_book();
    assert!(
        run(home.path(), &["build", "--out", "out"])
            .status
            .success()
    );
    let text = "# Welcome\n\n```text\n{{#include none.rs}}\n```\n";
    write_page(home.path(), "welcome.md", text);
    let output = run(home.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    let message = said(&output.stderr);
    assert!(message.contains("book/src/welcome.md:4:"), "{message}");
    let page = fs::read_to_string(home.path().join("out/index.html"));
    assert!(page.unwrap().contains("Black begins."));
}

#[test]
fn what_mdbook_only_warns_of_is_an_error() {
    let home = small_book();
    write_page(home.path(), "welcome.md", "# Welcome\n\n</div>\n");
    let output = run(home.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    let message = said(&output.stderr);
    assert!(message.contains("unexpected HTML end tag"), "{message}");
    assert!(!home.path().join("out").exists());
}

/// A compiler without the target, and no rustup that could get it.
#[test]
#[cfg(unix)]
fn without_webassembly_the_book_is_built_and_a_line_says_how_to_get_it() {
    let home = small_book();
    fs::create_dir_all(home.path().join("book/page/boards")).unwrap();
    for manifest in ["Cargo.toml", "book/page/boards/Cargo.toml"] {
        fs::write(home.path().join(manifest), "").unwrap();
    }
    test_support::write_script(&home.path().join("rustc"), "#!/bin/sh\necho /none\n");
    let output = companion(home.path())
        .args(["build", "--out", "site"])
        .env("PATH", home.path())
        .env_remove("RUSTC")
        .output()
        .unwrap();
    assert!(output.status.success());
    assert!(home.path().join("site/index.html").is_file());
    insta::assert_snapshot!(said(&output.stderr));
}

/// The arguments reach the grader as they are, and its exit code comes back.
#[test]
fn the_grader_is_another_program_that_one_command_runs() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let help = run(here, &["grade", "--help"]);
    assert_eq!(help.status.code(), Some(0), "{}", said(&help.stderr));
    let help = said(&help.stdout);
    assert!(
        help.contains("Usage: cargo run -- grade [OPTIONS]"),
        "{help}"
    );
    let wrong = run(here, &["grade", "--jbos", "2"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(said(&wrong.stderr).contains("'--jobs'"));
    let home = tempfile::tempdir().unwrap();
    let out = home.path().join("out");
    let missing = run(
        here,
        &["grade", "2", "none", "--out", out.to_str().unwrap()],
    );
    assert_eq!(missing.status.code(), Some(1));
    let message = said(&missing.stderr);
    assert!(
        message.contains("error: can't read the folder none"),
        "{message}"
    );
}

/// Beside a program that someone has just compiled there is no grader.
#[test]
fn before_it_builds_the_grader_it_says_so_and_files_are_found_from_here() {
    let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let program = home.path().join("othellier");
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
        .current_dir(home.path())
        .output()
        .unwrap();
    let message = said(&output.stderr);
    assert!(output.status.success(), "{message}");
    assert!(message.contains("Building the grader (this happens only once)"));
    let given = fs::read_to_string(home.path().join("handout/assignment.toml")).unwrap();
    assert!(
        given.contains("points = 15") && given.contains("points = 5"),
        "{given}"
    );
}
