//! A reader who types along can run the chapters' tests: the pages are typed
//! into a folder, and `test` is asked about it.

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

/// What `test` says, and its exit code. There's one workspace beside the
/// repository, so one test has it at a time.
fn test(number: &str, folder: &Path) -> (String, Option<i32>) {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut command = companion(root());
    let output = command.args(["test", number]).arg(folder).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    let said = said.replace(&folder.display().to_string(), "my-othello");
    (said, output.status.code())
}

/// A folder as the page *How to type along* has it, without a crate.
fn empty_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let manifest = "[workspace]\nresolver = \"3\"\n";
    fs::write(folder.path().join("Cargo.toml"), manifest).unwrap();
    folder
}

/// Types a chapter's page from its first listing to its last.
fn type_in(chapter: &Chapter, folder: &Path) {
    let repository = Repository::around(root()).unwrap();
    let name = chapter.path.file_name().unwrap();
    let path = Path::new("book/src").join(name).with_extension("md");
    let text = files::read(&root().join(&path)).unwrap();
    let page = page::parse(&repository, &path, &text).unwrap();
    let chapters = root().join("chapters");
    let name = &chapter.name;
    let own = folder.join(name);
    let manifest = format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
    files::write(&own.join("Cargo.toml"), &manifest).unwrap();
    for (file, text) in given::files(&chapter.path).unwrap() {
        files::write(&own.join(file), &text).unwrap();
    }
    for (file, lines) in &page.shown {
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
fn what_is_not_there_is_said_in_a_sentence() {
    let folder = empty_folder();
    let path = folder.path();
    let bare = tempfile::tempdir().unwrap();
    let begun = path.join("flipping");
    fs::create_dir(&begun).unwrap();
    let answers = [
        test("99", path),
        test("3", &path.join("missing")),
        test("3", path),
        test("4", path),
    ];
    let mut said: Vec<_> = answers.map(|(said, _)| said).to_vec();
    said.push(test("3", bare.path()).0);
    insta::assert_snapshot!(said.join(""), @r"
    error: there's no chapter 99: they run from 1 to 24
    error: there's no folder my-othello: write where your crates are, such as ../my-othello
    error: there's no crate legal-moves in my-othello: make it with `cargo new --lib legal-moves`
    error: my-othello/flipping has no Cargo.toml: make it with `cargo new --lib flipping`
    error: my-othello has no Cargo.toml and no crate legal-moves: give me the folder that you made for typing along
    ");
}

/// Where a page shows the command, the chapter's tests run on the chapters
/// typed so far, and say what the page says.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_typed_book_passes_the_tests_of_each_chapter() {
    let folder = empty_folder();
    let mut wrong = Vec::new();
    let mut asked = 0;
    for chapter in chapters() {
        type_in(&chapter, folder.path());
        let Some(shown) = shown(&chapter) else {
            continue;
        };
        asked += 1;
        let (said, _) = test(&chapter.number.to_string(), folder.path());
        if said != shown {
            wrong.push(format!("chapter {}:\n{said}", chapter.number));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n\n"));
    assert!(asked > 5, "only {asked} pages show the command");
}

/// What the chapter's page shows that the command prints.
fn shown(chapter: &Chapter) -> Option<String> {
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
fn a_mistake_gets_the_name_of_a_test_and_nothing_is_written() {
    let folder = empty_folder();
    for chapter in &chapters()[..3] {
        type_in(chapter, folder.path());
    }
    let bracket = folder.path().join("legal-moves/src/bracket.rs");
    let right = files::read(&bracket).unwrap();
    let if_left_out = "    if board[end] != opponent {\n        return None;\n    }\n";
    files::write(&bracket, right.replace(if_left_out, "")).unwrap();
    let before = files::walk(folder.path()).unwrap();
    let (said, code) = test("3", folder.path());
    assert_eq!(
        (code, files::walk(folder.path()).unwrap()),
        (Some(1), before)
    );
    let title = "Not yet: A bracket needs the other color beside the square.";
    assert!(said.starts_with(title), "{said}");

    files::write(&bracket, right.replace("let opponent", "let opponents")).unwrap();
    let (said, _) = test("3", folder.path());
    assert!(said.contains("Your code doesn't compile yet"), "{said}");
    assert!(said.contains("legal-moves/src/bracket.rs:"), "{said}");

    files::write(&bracket, &right).unwrap();
    fs::remove_file(folder.path().join("legal-moves/src/main.rs")).unwrap();
    let (said, code) = test("3", folder.path());
    assert_eq!(code, Some(1));
    assert!(
        said.contains("- the tests in stage.rs need `src/main.rs`"),
        "{said}"
    );
}
