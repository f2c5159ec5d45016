//! The `test` command, which runs a chapter's tests on crates that a reader has typed from
//! the pages.

use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use othellier_project::files;
use othellier_project::repository::{Chapter, Repository};
use othellier_site::markdown::given;
use othellier_site::page;
use pretty_assertions::assert_eq;
use tempfile::TempDir;
use test_support::keep_lines;

use super::common::companion;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn chapters() -> Vec<Chapter> {
    Repository::around(root()).unwrap().chapters().unwrap()
}

/// Runs the tests of a chapter on the crates in `folder`. Returns the output and the exit
/// code.
///
/// All calls share one workspace in the target directory, so one test runs it at a time.
fn run_chapter_tests(number: &str, folder: &Path) -> (String, Option<i32>) {
    static LOCK: Mutex<()> = Mutex::new(());
    let _lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    let mut command = companion(root());
    let output = command.args(["test", number]).arg(folder).output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    let text = text.replace(&folder.display().to_string(), "my-othello");
    (text, output.status.code())
}

/// Returns a folder as the page *How to type along* sets it up, without crates.
fn empty_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let manifest = "[workspace]\nresolver = \"3\"\n";
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    folder
}

/// Writes the listings of a chapter's page into a crate in `folder`.
fn type_in(chapter: &Chapter, folder: &Path) {
    let repository = Repository::around(root()).unwrap();
    let name = chapter.path.file_name().unwrap();
    let path = Path::new("book/src").join(name).with_extension("md");
    let text = files::read(&root().join(&path)).unwrap();
    let page = page::expand(&repository, &path, &text).unwrap();
    let chapters = root().join("chapters");
    let name = &chapter.name;
    let own = folder.join(name);
    let manifest = format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
    files::write(&own.join("Cargo.toml"), &manifest).unwrap();
    for (file, text) in given::files(&chapter.path).unwrap() {
        files::write(&own.join(file), &text).unwrap();
    }
    for (file, lines) in &page.shown_lines {
        let real = chapters.join(file);
        if given::is_given(&files::read(&real).unwrap()) {
            continue;
        }
        if let Ok(inside) = real.strip_prefix(chapter.path.join("src")) {
            let text = keep_lines(&files::read(&real).unwrap(), lines);
            files::write(&own.join("src").join(inside), &text).unwrap();
        }
    }
}

#[test]
fn missing_chapters_folders_and_crates_are_reported() {
    let folder = empty_folder();
    let path = folder.path();
    let without_manifest = tempfile::tempdir().unwrap();
    fs::create_dir(path.join("flipping")).unwrap();
    let outputs = [
        run_chapter_tests("99", path),
        run_chapter_tests("3", &path.join("missing")),
        run_chapter_tests("3", path),
        run_chapter_tests("4", path),
        run_chapter_tests("3", without_manifest.path()),
    ];
    insta::assert_snapshot!(outputs.map(|(output, _)| output).concat(), @r"
    error: there's no chapter 99: they run from 1 to 24
    error: there's no folder my-othello: write where your crates are, such as ../my-othello
    error: there's no crate legal-moves in my-othello: make it with `cargo new --lib legal-moves`
    error: my-othello/flipping has no Cargo.toml: make it with `cargo new --lib flipping`
    error: my-othello has no Cargo.toml and no crate legal-moves: give me the folder that you made for typing along
    ");
}

/// Types all pages in order. Where a page shows the command, its output must be the
/// page's.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn typed_chapters_pass_their_tests() {
    let folder = empty_folder();
    let mut differences = Vec::new();
    let mut runs = 0;
    for chapter in chapters() {
        type_in(&chapter, folder.path());
        let Some(expected) = output_on_page(&chapter) else {
            continue;
        };
        runs += 1;
        let (output, _) = run_chapter_tests(&chapter.number.to_string(), folder.path());
        if output != expected {
            differences.push(format!("chapter {}:\n{output}", chapter.number));
        }
    }
    assert!(differences.is_empty(), "\n{}\n", differences.join("\n\n"));
    assert!(runs > 5, "only {runs} pages show the command");
}

/// Returns the output of the command as the chapter's page shows it, if it does.
fn output_on_page(chapter: &Chapter) -> Option<String> {
    let name = chapter.path.file_name().unwrap();
    let page = root().join("book/src").join(name).with_extension("md");
    let text = fs::read_to_string(page).unwrap();
    let command = format!("$ cargo run -- test {} ../my-othello\n", chapter.number);
    let (_, after) = text.split_once(&command)?;
    let (output, _) = after.split_once("```").unwrap();
    Some(output.to_string())
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn mistakes_are_reported_and_nothing_is_written() {
    let folder = empty_folder();
    for chapter in &chapters()[..3] {
        type_in(chapter, folder.path());
    }
    let bracket = folder.path().join("legal-moves/src/bracket.rs");
    let correct = files::read(&bracket).unwrap();
    let first_check = "    if board[end] != opponent {\n        return None;\n    }\n";
    files::write(&bracket, correct.replace(first_check, "")).unwrap();
    let before = files::walk(folder.path()).unwrap();
    let (output, code) = run_chapter_tests("3", folder.path());
    assert_eq!(
        (code, files::walk(folder.path()).unwrap()),
        (Some(1), before)
    );
    let title = "Not yet: Bracket needs adjacent opponent.";
    assert!(output.starts_with(title), "{output}");

    files::write(&bracket, correct.replace("let opponent", "let opponents")).unwrap();
    let (output, _) = run_chapter_tests("3", folder.path());
    assert!(output.contains("Your code doesn't compile yet"), "{output}");
    assert!(output.contains("legal-moves/src/bracket.rs:"), "{output}");

    files::write(&bracket, &correct).unwrap();
    fs::remove_file(folder.path().join("legal-moves/src/main.rs")).unwrap();
    let (output, code) = run_chapter_tests("3", folder.path());
    assert_eq!(code, Some(1));
    assert!(
        output.contains("- the tests in stage.rs need `src/main.rs`"),
        "{output}"
    );
}
