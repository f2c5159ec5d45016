//! Every ```` ```console ```` block of the book is run and compared.
//!
//! `SNAPSHOTS=overwrite cargo test transcripts` writes what the programs print
//! now into the pages.

use std::fs;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::common::classroom::Classroom;
use super::common::{example_path, program_path};
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_site::markdown::blocks::{Content, Fence, find_blocks};
use othellier_site::wasm::programs::Program;
use pretty_assertions::assert_eq;
use snapbox::{Assert, Data};
use tempfile::TempDir;

#[test]
fn every_transcript_is_what_the_programs_print() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let pages = repository.pages().unwrap();
    let errors = parallel::map(&pages, parallel::cores(), |page| compare(page).err());
    let errors: Vec<_> = errors.into_iter().flatten().collect();
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
}

/// Whether a page says what its programs print, or where it doesn't.
fn compare(page: &Path) -> Result<(), String> {
    let text = fs::read_to_string(page).unwrap();
    let name = page.display();
    let actual = rerun(&text, &mut Desk::default())
        .map_err(|(line, error)| format!("{name}:{line}: {error}"))?;
    let expected = Data::read_from(page, None).raw();
    let assert = Assert::new().action_env("SNAPSHOTS");
    let compared = assert.try_eq(Some(&name), actual.into(), expected);
    compared.map_err(|error| error.to_string())
}

#[test]
fn a_command_of_another_kind_is_refused() {
    let answer = |command: &str| {
        let page = format!("Text.\n\n```console\n$ {command}\n```\n");
        let (line, error) = rerun(&page, &mut Desk::default()).unwrap_err();
        format!("line {line}: {error}")
    };
    insta::assert_snapshot!(
        [
            answer("cargo test -p board"),
            answer("cargo run"),
            answer("cargo run -p board 'square"),
            answer("cargo run -p checkers"),
        ]
        .join("\n")
    );
}

#[test]
fn a_block_begins_with_a_command() {
    let page = "```console\na b c\n```\n";
    let error = rerun(page, &mut Desk::default()).unwrap_err();
    assert_eq!(error.0, 2);
    assert!(error.1.starts_with("a transcript begins with a command"));
}

/// A line of a page and what is wrong there.
type Wrong = (usize, String);

/// The page with what its commands print now.
fn rerun(page: &str, desk: &mut Desk) -> Result<String, Wrong> {
    let mut actual = String::new();
    let mut end = 0;
    for block in find_blocks(page) {
        let Content::Fence(fence) = &block.content else {
            continue;
        };
        if fence.language() == "console" {
            let printed =
                run_block(fence, desk).map_err(|(line, error)| (block.line + line, error))?;
            let printed = block.prefix_lines(&printed);
            actual.push_str(&page[end..fence.range.start]);
            actual.push_str(&printed);
            actual.push('\n');
            end = fence.range.end;
        }
    }
    actual.push_str(&page[end..]);
    Ok(actual)
}

/// A command for what a reader has typed: the tests of the typed book run it.
const OWN_CRATE: &str = "cargo run -- test ";

/// The commands of a block, each followed by what it prints.
fn run_block(fence: &Fence, desk: &mut Desk) -> Result<String, Wrong> {
    let mut lines = fence.body.lines().zip(1..).peekable();
    if lines.next_if(|(line, _)| !line.starts_with("$ ")).is_some() {
        let error = "a transcript begins with a command, such as \
                     `$ cargo run -p board`; mark any other block ```text";
        return Err((1, error.to_owned()));
    }
    let mut transcript = String::new();
    while let Some((line, number)) = lines.next() {
        let is_output = |(line, _): &(&str, _)| !line.starts_with("$ ");
        let before = std::iter::from_fn(|| lines.next_if(is_output));
        let before: String = before.map(|(line, _)| format!("{line}\n")).collect();
        let command = line.trim_start_matches("$ ");
        let printed = if command.starts_with(OWN_CRATE) {
            before
        } else {
            desk.run(command).map_err(|error| (number, error))?
        };
        transcript.push_str(&format!("{line}\n{printed}"));
    }
    Ok(transcript)
}

/// What a command asks for.
enum Asked {
    /// A program of a chapter, with arguments.
    Program(Program, Vec<String>),
    /// The companion, as a learner asks it.
    Learner(Vec<String>),
    /// One file in place of another, as if the learner had written it.
    Copy(String, String),
}

/// Where the programs of a page run: its commands find what those before them
/// have left.
#[derive(Default)]
struct Desk {
    classroom: Option<Classroom>,
    folder: Option<TempDir>,
}

/// The files of the repository that programs of chapters are shown at work
/// on.
const GAMES: &str = "chapters/08-records/games";

impl Desk {
    /// What a command prints: its output, then its errors.
    fn run(&mut self, command: &str) -> Result<String, String> {
        let (input, command) = piped(command);
        match parse(command)? {
            Asked::Program(program, arguments) => self.run_program(&program, &arguments, &input),
            Asked::Learner(arguments) => {
                let mut command = self.classroom().command();
                output(command.args(arguments), &input)
            }
            Asked::Copy(from, to) => {
                let classroom = self.classroom();
                classroom.write(to, &classroom.read(&from));
                Ok(String::new())
            }
        }
    }

    fn run_program(
        &mut self,
        program: &Program,
        arguments: &[String],
        input: &str,
    ) -> Result<String, String> {
        let mut command = Command::new(find(program)?);
        command
            .args(arguments)
            .current_dir(self.folder())
            .env("NO_COLOR", "1")
            .env_remove("RUST_BACKTRACE");
        output(&mut command, input)
    }

    /// A folder with nothing but the games.
    fn folder(&mut self) -> &Path {
        self.folder.get_or_insert_with(folder_with_games).path()
    }

    fn classroom(&mut self) -> &Classroom {
        self.classroom.get_or_insert_with(Classroom::enter)
    }
}

fn folder_with_games() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES);
    fs::create_dir_all(folder.path().join(GAMES)).unwrap();
    for game in fs::read_dir(games).unwrap() {
        let game = game.unwrap();
        let copy = folder.path().join(GAMES).join(game.file_name());
        fs::copy(game.path(), copy).unwrap();
    }
    folder
}

/// What `printf "a\nb\n" | ` in front of a command sends to it, and the command.
fn piped(command: &str) -> (String, &str) {
    let printf = command.strip_prefix("printf \"");
    match printf.and_then(|line| line.split_once("\" | ")) {
        Some((input, command)) => (input.replace("\\n", "\n"), command),
        None => (String::new(), command),
    }
}

fn output(command: &mut Command, input: &str) -> Result<String, String> {
    let mut typed = tempfile::tempfile().unwrap();
    typed.write_all(input.as_bytes()).unwrap();
    typed.rewind().unwrap();
    let output = command.stdin(typed).output();
    Ok(text(&output.map_err(|error| error.to_string())?))
}

fn text(output: &Output) -> String {
    let printed = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
    let mut text = printed.concat();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn parse(command: &str) -> Result<Asked, String> {
    let unknown = || {
        format!(
            "`{command}` is not a command whose output can be checked; write \
             `cargo run -p PACKAGE -- ARGUMENTS`, or mark the block ```sh"
        )
    };
    let words = shlex::split(command).ok_or_else(unknown)?;
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let mut parts = words.splitn(2, |&word| word == "--");
    let cargo = parts.next().unwrap_or_default();
    let arguments = parts.next().unwrap_or_default();
    let owned = || arguments.iter().map(|&word| word.to_owned()).collect();
    Ok(match (cargo, arguments) {
        (["cp", from, to], []) => Asked::Copy((*from).to_owned(), (*to).to_owned()),
        (["cargo", "run"], ["list" | "check" | "hint", ..]) => Asked::Learner(owned()),
        _ => Asked::Program(Program::from_command(command).ok_or_else(unknown)?, owned()),
    })
}

/// Finds a program that `cargo test` has built.
fn find(program: &Program) -> Result<PathBuf, String> {
    let Program { package, example } = program;
    let found = match example {
        Some(example) => example_path(example),
        None => program_path(package),
    };
    found.ok_or_else(|| format!("`{package}` does not build; `cargo build -p {package}` says why"))
}
