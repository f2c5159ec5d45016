//! The companion's command line: output, exit codes and refusals.

use super::common::{companion, repository_root, small_book, write_page};
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
fn build_replaces_an_older_build() {
    let dir = small_book();
    for beginner in ["Black", "White"] {
        let text = format!("# Welcome\n\n{beginner} begins.\n");
        write_page(dir.path(), "welcome.md", &text);
        let output = run(dir.path(), &["build", "--out", "out/site"]);
        assert!(output.status.success(), "{}", utf8(&output.stderr));
        let page = dir.path().join("out/site/index.html");
        assert!(fs::read_to_string(page).unwrap().contains(beginner));
    }
    let entries = fs::read_dir(dir.path().join("out")).unwrap().count();
    assert_eq!(entries, 1, "temporary files left beside the site");
}

#[test]
fn epub_replaces_only_an_epub() {
    let dir = small_book();
    let file = dir.path().join("out/book.epub");
    let arguments = ["build", "--epub", "out/book.epub"];
    for _ in 0..2 {
        let output = run(dir.path(), &arguments);
        assert!(output.status.success(), "{}", utf8(&output.stderr));
        assert!(fs::read(&file).unwrap().starts_with(b"PK"));
    }
    fs::write(&file, "years of work").unwrap();
    let output = run(dir.path(), &arguments);
    assert_eq!(output.status.code(), Some(1));
    assert!(utf8(&output.stderr).contains("is something else than an EPUB"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "years of work");
    assert_eq!(fs::read_dir(dir.path().join("out")).unwrap().count(), 1);
}

#[test]
fn pdf_replaces_only_a_pdf() {
    let dir = small_book();
    let file = dir.path().join("book.pdf");
    fs::write(&file, "years of work").unwrap();
    let output = run(dir.path(), &["build", "--pdf", "book.pdf"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(utf8(&output.stderr).contains("is something else than a PDF"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "years of work");
}

/// On other systems a browser is found without `PATH`.
#[test]
#[cfg(target_os = "linux")]
fn pdf_without_a_browser_says_what_to_install() {
    let dir = small_book();
    let mut companion = companion(dir.path());
    companion
        .args(["build", "--pdf", "book.pdf"])
        .env("PATH", "");
    let output = companion.output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(utf8(&output.stderr));
    assert!(!dir.path().join("book.pdf").exists());
}

#[test]
fn invalid_url_is_a_usage_error() {
    let dir = small_book();
    let output = run(
        dir.path(),
        &["build", "--out", "site", "--url", "example.org"],
    );
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!(utf8(&output.stderr));
}

#[test]
fn build_refuses_a_folder_with_other_files() {
    let dir = small_book();
    let thesis = dir.path().join("out/thesis.txt");
    fs::create_dir(dir.path().join("out")).unwrap();
    fs::write(&thesis, "years of work").unwrap();
    let output = run(dir.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(utf8(&output.stderr));
    assert_eq!(fs::read_to_string(&thesis).unwrap(), "years of work");
    let output = run(dir.path(), &["build", "--out", "out/thesis.txt"]);
    assert_eq!(output.status.code(), Some(1));
    insta::assert_snapshot!(utf8(&output.stderr));
}

#[test]
fn broken_page_is_located_and_keeps_the_old_site() {
    let dir = small_book();
    assert!(run(dir.path(), &["build", "--out", "out"]).status.success());
    let text = "# Welcome\n\n```text\n{{#include none.rs}}\n```\n";
    write_page(dir.path(), "welcome.md", text);
    let output = run(dir.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    let message = utf8(&output.stderr);
    assert!(message.contains("book/src/welcome.md:4:"), "{message}");
    let page = fs::read_to_string(dir.path().join("out/index.html"));
    assert!(page.unwrap().contains("Black begins."));
}

#[test]
fn mdbook_warning_is_an_error() {
    let dir = small_book();
    write_page(dir.path(), "welcome.md", "# Welcome\n\n</div>\n");
    let output = run(dir.path(), &["build", "--out", "out"]);
    assert_eq!(output.status.code(), Some(1));
    let message = utf8(&output.stderr);
    assert!(message.contains("unexpected HTML end tag"), "{message}");
    assert!(!dir.path().join("out").exists());
}

/// The compiler lacks the target, and there is no rustup to add it.
#[test]
#[cfg(unix)]
fn build_without_wasm_target_succeeds_with_a_hint() {
    let dir = small_book();
    fs::create_dir_all(dir.path().join("book/page/boards")).unwrap();
    for manifest in ["Cargo.toml", "book/page/boards/Cargo.toml"] {
        fs::write(dir.path().join(manifest), "").unwrap();
    }
    test_support::write_script(&dir.path().join("rustc"), "#!/bin/sh\necho /none\n");
    let output = companion(dir.path())
        .args(["build", "--out", "site"])
        .env("PATH", dir.path())
        .env_remove("RUSTC")
        .output()
        .unwrap();
    assert!(output.status.success());
    assert!(dir.path().join("site/index.html").is_file());
    insta::assert_snapshot!(utf8(&output.stderr));
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
