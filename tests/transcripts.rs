//! Every ```` ```console ```` block of the book is run and compared.
//!
//! `SNAPSHOTS=overwrite cargo test --test transcripts` writes what the
//! programs print now into the pages.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use escargot::CargoBuild;
use othellier::book::fences::{Content, Fence, blocks};
use snapbox::{Assert, Data};

#[test]
fn every_transcript_is_what_the_programs_print() {
    let mut programs = Programs::default();
    let mut errors = Vec::new();
    let assert = Assert::new().action_env("SNAPSHOTS");
    for page in pages() {
        let text = fs::read_to_string(&page).unwrap();
        match rerun(&text, &mut programs) {
            Ok(actual) => {
                let expected = Data::read_from(&page, None).raw();
                let name = page.display();
                let compared =
                    assert.try_eq(Some(&name), actual.into(), expected);
                errors.extend(compared.err().map(|it| it.to_string()));
            }
            Err((line, error)) => {
                errors.push(format!("{}:{line}: {error}", page.display()));
            }
        }
    }
    assert!(errors.is_empty(), "\n{}", errors.join("\n"));
}

#[test]
fn a_command_of_another_kind_is_refused() {
    let answer = |command: &str| {
        let page = format!("Text.\n\n```console\n$ {command}\n```\n");
        let (line, error) = rerun(&page, &mut Programs::default()).unwrap_err();
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
    let error = rerun(page, &mut Programs::default()).unwrap_err();
    assert_eq!(error.0, 2);
    assert!(error.1.starts_with("a transcript begins with a command"));
}

fn pages() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("book/src");
    let entries = fs::read_dir(folder).unwrap();
    let mut pages: Vec<_> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|it| it == "md"))
        .collect();
    pages.sort();
    pages
}

/// A line of a page and what is wrong there.
type Wrong = (usize, String);

/// The page with what its commands print now.
fn rerun(page: &str, programs: &mut Programs) -> Result<String, Wrong> {
    let mut actual = String::new();
    let mut end = 0;
    for block in blocks(page) {
        let Content::Fence(fence) = &block.content else {
            continue;
        };
        if fence.language() == "console" {
            let printed = run_block(fence, programs)
                .map_err(|(line, error)| (block.line + line, error))?;
            let printed = block.quoted(&printed);
            actual.push_str(&page[end..fence.range.start]);
            actual.push_str(&printed);
            actual.push('\n');
            end = fence.range.end;
        }
    }
    actual.push_str(&page[end..]);
    Ok(actual)
}

/// The commands of a block, each followed by what it prints.
fn run_block(fence: &Fence, programs: &mut Programs) -> Result<String, Wrong> {
    let mut lines = fence.body.lines().zip(1..).peekable();
    if lines.next_if(|(line, _)| !line.starts_with("$ ")).is_some() {
        let error = "a transcript begins with a command, such as \
                     `$ cargo run -p board`; mark any other block ```text";
        return Err((1, error.to_owned()));
    }
    let mut transcript = String::new();
    for (line, number) in lines {
        if let Some(command) = line.strip_prefix("$ ") {
            let printed =
                programs.run(command).map_err(|error| (number, error))?;
            transcript.push_str(&format!("{line}\n{printed}"));
        }
    }
    Ok(transcript)
}

/// What `cargo run -p PACKAGE [--example NAME] [-- ARGUMENTS]` names.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Program {
    package: String,
    example: Option<String>,
}

/// The programs that have been built.
#[derive(Default)]
struct Programs {
    built: BTreeMap<Program, PathBuf>,
}

impl Programs {
    /// What a command prints: its output, then its errors.
    fn run(&mut self, command: &str) -> Result<String, String> {
        let (program, arguments) = parse(command)?;
        let path = match self.built.get(&program) {
            Some(path) => path.clone(),
            None => build(&program)?,
        };
        let mut command = Command::new(&path);
        command
            .args(arguments)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .stdin(Stdio::null())
            .env("NO_COLOR", "1")
            .env_remove("RUST_BACKTRACE");
        self.built.insert(program, path);
        let output = command.output().map_err(|error| error.to_string())?;
        Ok(text(&output))
    }
}

fn text(output: &Output) -> String {
    let printed = [&output.stdout, &output.stderr]
        .map(|bytes| String::from_utf8_lossy(bytes));
    let mut text = printed.concat();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

fn parse(command: &str) -> Result<(Program, Vec<String>), String> {
    let unknown = || {
        format!(
            "`{command}` is not a command whose output can be checked; write \
             `cargo run -p PACKAGE -- ARGUMENTS`, or mark the block ```sh"
        )
    };
    let words = shlex::split(command).ok_or_else(unknown)?;
    let mut parts = words.splitn(2, |word| word == "--");
    let cargo: Vec<_> = parts
        .next()
        .unwrap_or_default()
        .iter()
        .map(String::as_str)
        .collect();
    let arguments = parts.next().unwrap_or_default().to_vec();
    let (package, example) = match cargo.as_slice() {
        ["cargo", "run", "-p", package] => (package, None),
        ["cargo", "run", "-p", package, "--example", example] => {
            (package, Some((*example).to_owned()))
        }
        _ => return Err(unknown()),
    };
    let package = (*package).to_owned();
    Ok((Program { package, example }, arguments))
}

/// Builds a program as the tests themselves were built, so that nothing is
/// built twice, and finds it.
fn build(program: &Program) -> Result<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let build = CargoBuild::new()
        .manifest_path(root.join("Cargo.toml"))
        .package(&program.package)
        .current_release();
    let build = match &program.example {
        Some(example) => build.example(example),
        None => build.bin(&program.package),
    };
    match build.run() {
        Ok(run) => Ok(run.path().to_owned()),
        Err(_) => Err(format!(
            "`{}` does not build; `cargo build -p {}` says why",
            program.package, program.package
        )),
    }
}
