//! Runs the commands of all ```` ```console ```` blocks of the book, and compares their
//! output with the pages.
//!
//! `SNAPSHOTS=overwrite cargo test transcripts` writes the actual output into the pages.

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
fn transcripts_match_program_output() {
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let pages = repository.pages().unwrap();
    let errors: Vec<_> = parallel::map(&pages, parallel::cores(), |page| compare(page).err())
        .into_iter()
        .flatten()
        .collect();
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
}

/// Compares a page with the output of its commands.
///
/// # Errors
///
/// Returns the differences, or the line of a command that can't be run.
fn compare(page: &Path) -> Result<(), String> {
    let text = fs::read_to_string(page).unwrap();
    let name = page.display();
    let actual = rerun(&text, &mut PageEnvironment::default())
        .map_err(|(line, error)| format!("{name}:{line}: {error}"))?;
    let expected = Data::read_from(page, None).raw();
    Assert::new()
        .action_env("SNAPSHOTS")
        .try_eq(Some(&name), actual.into(), expected)
        .map_err(|error| error.to_string())
}

#[test]
fn unsupported_commands_are_refused() {
    let error_of = |command: &str| {
        let page = format!("Text.\n\n```console\n$ {command}\n```\n");
        let (line, error) = rerun(&page, &mut PageEnvironment::default()).unwrap_err();
        format!("line {line}: {error}")
    };
    insta::assert_snapshot!(
        [
            error_of("cargo test -p board"),
            error_of("cargo run"),
            error_of("cargo run -p board 'square"),
            error_of("cargo run -p checkers"),
        ]
        .join("\n")
    );
}

#[test]
fn block_without_command_is_refused() {
    let page = "```console\na b c\n```\n";
    let error = rerun(page, &mut PageEnvironment::default()).unwrap_err();
    assert_eq!(error.0, 2);
    assert!(error.1.starts_with("a transcript begins with a command"));
}

/// A line number and an error message.
type LineError = (usize, String);

/// Returns the page with the actual output of its commands.
fn rerun(page: &str, environment: &mut PageEnvironment) -> Result<String, LineError> {
    let mut actual = String::new();
    let mut end = 0;
    for block in find_blocks(page) {
        let Content::Fence(fence) = &block.content else {
            continue;
        };
        if fence.language() == "console" {
            let printed = run_block(fence, environment)
                .map_err(|(line, error)| (block.line + line, error))?;
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

/// The beginning of commands that test a reader's own crates. `typed_along.rs` runs them.
const TEST_COMMAND: &str = "cargo run -- test ";

/// Runs the commands of a block, and returns each command followed by its output.
fn run_block(fence: &Fence, environment: &mut PageEnvironment) -> Result<String, LineError> {
    let mut lines = fence.body.lines().zip(1..).peekable();
    if lines.next_if(|(line, _)| !line.starts_with("$ ")).is_some() {
        let error = "a transcript begins with a command, such as \
                     `$ cargo run -p board`; mark any other block ```text";
        return Err((1, error.to_owned()));
    }
    let mut transcript = String::new();
    while let Some((line, number)) = lines.next() {
        let is_output = |(line, _): &(&str, _)| !line.starts_with("$ ");
        let expected: String = std::iter::from_fn(|| lines.next_if(is_output))
            .map(|(line, _)| format!("{line}\n"))
            .collect();
        let command = line.trim_start_matches("$ ");
        let printed = if command.starts_with(TEST_COMMAND) {
            expected
        } else {
            environment.run(command).map_err(|error| (number, error))?
        };
        transcript.push_str(&format!("{line}\n{printed}"));
    }
    Ok(transcript)
}

/// A parsed command.
enum ParsedCommand {
    /// A program of a chapter, with arguments.
    Program(Program, Vec<String>),
    /// The companion, with arguments.
    Companion(Vec<String>),
    /// A copy of a file, which stands for an answer that the learner writes.
    Copy { from: String, to: String },
}

/// The folders in which a page's commands run, with the files that earlier commands have
/// written.
#[derive(Default)]
struct PageEnvironment {
    classroom: Option<Classroom>,
    folder: Option<TempDir>,
}

/// The game files of the repository that the pages' commands read.
const GAMES: &str = "chapters/08-records/games";

impl PageEnvironment {
    /// Runs a command, and returns its standard output followed by its standard error.
    fn run(&mut self, command: &str) -> Result<String, String> {
        let (input, command) = split_pipe(command);
        match parse(command)? {
            ParsedCommand::Program(program, arguments) => {
                self.run_program(&program, &arguments, &input)
            }
            ParsedCommand::Companion(arguments) => {
                let mut command = self.classroom().command();
                output(command.args(arguments), &input)
            }
            ParsedCommand::Copy { from, to } => {
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

    /// Returns the folder for programs of chapters, which contains only the games.
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

/// Splits `printf "a\nb\n" | command` into the input and the command.
fn split_pipe(command: &str) -> (String, &str) {
    let printf = command.strip_prefix("printf \"");
    match printf.and_then(|rest| rest.split_once("\" | ")) {
        Some((input, command)) => (input.replace("\\n", "\n"), command),
        None => (String::new(), command),
    }
}

/// Runs a command with an input, and returns its output.
fn output(command: &mut Command, input: &str) -> Result<String, String> {
    let mut stdin = tempfile::tempfile().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    stdin.rewind().unwrap();
    let output = command.stdin(stdin).output();
    Ok(text(&output.map_err(|error| error.to_string())?))
}

/// Returns standard output followed by standard error, with a newline at the end.
fn text(output: &Output) -> String {
    let mut text = [&output.stdout, &output.stderr]
        .map(|bytes| String::from_utf8_lossy(bytes))
        .concat();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn parse(command: &str) -> Result<ParsedCommand, String> {
    let unsupported = || {
        format!(
            "`{command}` is not a command whose output can be checked; write \
             `cargo run -p PACKAGE -- ARGUMENTS`, or mark the block ```sh"
        )
    };
    let words = shlex::split(command).ok_or_else(unsupported)?;
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    let mut parts = words.splitn(2, |&word| word == "--");
    let cargo = parts.next().unwrap_or_default();
    let arguments = parts.next().unwrap_or_default();
    let owned_arguments = || arguments.iter().map(|&word| word.to_owned()).collect();
    Ok(match (cargo, arguments) {
        (["cp", from, to], []) => ParsedCommand::Copy {
            from: (*from).to_owned(),
            to: (*to).to_owned(),
        },
        (["cargo", "run"], ["list" | "check" | "hint", ..]) => {
            ParsedCommand::Companion(owned_arguments())
        }
        _ => ParsedCommand::Program(
            Program::from_command(command).ok_or_else(unsupported)?,
            owned_arguments(),
        ),
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
