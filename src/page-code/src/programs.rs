//! The chapters' programs that the commands of the book run: a page starts them
//! in a browser as a terminal would. They're in several WebAssembly modules: a
//! reader waits for the one with the program, and not for the whole book.

use crate::files::{KEEPER, games, joined};
use crate::wasm::{self, Script, ScriptNames, Scripts, WASI};
use anyhow::Result;
use othellier_pages::blocks::{Block, Content, Fence, blocks};
use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use serde_json::json;
use std::collections::BTreeSet;

mod package;
use package::Package;

/// The part of the code that has the programs.
pub const PROGRAMS: &str = "programs";

/// The part of the code that has the programs of chapters 16 to 19.
pub const SEARCHES: &str = "programs-search";

/// The part of the code that has the programs with what the book has learned.
pub const LEARNED: &str = "programs-learned";

/// The parts of the code with the programs of these packages; [`PROGRAMS`] has
/// all others. What stands on `learning` has its weights built in.
const OTHER_PARTS: [(&str, &[&str]); 2] = [
    (
        SEARCHES,
        &[
            "alpha-beta",
            "bitboards",
            "perfect-endgame",
            "transpositions",
        ],
    ),
    (
        LEARNED,
        &[
            "engine",
            "expert",
            "game-analysis",
            "learning",
            "nboard",
            "train",
        ],
    ),
];

/// The commands that a page can't run, from the package on, and why.
const ELSEWHERE: [(&str, &str); 16] = [
    ("tournament ", "it starts programs"),
    ("window ", "it takes a terminal over"),
    ("connect-four-window ", "it takes a terminal over"),
    ("othello-window ", "it takes a terminal over"),
    ("opponent-window ", "it takes a terminal over"),
    ("records --example at_once ", "it starts programs"),
    ("records --example kill_save ", "it starts a program"),
    ("engine -- ", "a thread reads its lines"),
    ("engine --example a_line_came ", "a thread reads its lines"),
    ("engine --example three_hints ", "a thread reads its lines"),
    ("engine --example together ", "it starts a thread"),
    ("nboard --example three_hints ", "a thread reads its lines"),
    (
        "transpositions --example room ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "transpositions --example crowded ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "transpositions --example with_a_table ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "transpositions --example deepening ",
        "in a page, a number of its table has 32 bits",
    ),
];

/// A program of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Program {
    /// The name of its package, such as `board`.
    pub package: String,
    /// The name of the example, unless it's the package's stage binary.
    pub example: Option<String>,
}

impl Program {
    /// The program that a command runs, such as
    /// `cargo run -p board -- square c6`; `None` if the command does anything
    /// else.
    pub fn of_command(command: &str) -> Option<Self> {
        let words: Vec<_> = cargo_part(command).split_whitespace().collect();
        // What comes behind `--` is for the program.
        let mut parts = words.split(|word| *word == "--");
        let (package, example) = match parts.next()? {
            ["cargo", "run", "-p", package] => (package, None),
            ["cargo", "run", "-p", package, "--example", example] => (package, Some(example)),
            _ => return None,
        };
        Some(Self {
            package: package.to_string(),
            example: example.map(|example| example.to_string()),
        })
    }

    /// Its name in the module of all programs: `board`, or `board/start` for an
    /// example.
    pub fn name(&self) -> String {
        match &self.example {
            Some(example) => format!("{}/{example}", self.package),
            None => self.package.clone(),
        }
    }

    /// The part of the code that has it.
    fn part(&self) -> &'static str {
        let mut parts = OTHER_PARTS.iter();
        let part = parts.find(|(_, its)| its.contains(&&*self.package));
        part.map_or(PROGRAMS, |(part, _)| part)
    }
}

/// The part of a command that runs a program: what is piped into it comes
/// first.
fn cargo_part(command: &str) -> &str {
    command
        .rsplit_once(" | ")
        .map_or(command, |(_, cargo)| cargo)
}

/// The program that a page runs for a command, if it can.
fn in_a_page(command: &str) -> Option<Program> {
    let whole = format!("{} ", cargo_part(command));
    let run = whole.strip_prefix("cargo run -p ")?;
    let is_elsewhere = ELSEWHERE.iter().any(|(start, _)| run.starts_with(start));
    Program::of_command(command).filter(|_| !is_elsewhere)
}

/// The programs of a transcript, if a page can run all its commands.
fn of_transcript(fence: &Fence) -> Option<Vec<Program>> {
    let commands = fence
        .body
        .lines()
        .filter_map(|line| line.strip_prefix("$ "));
    commands.map(in_a_page).collect()
}

/// Where a page finds the programs of a transcript, and those that its reader
/// may name instead: the packages of a script in front of it, and at the end
/// the script with all others. `None` if a page can't run all its commands.
pub fn transcript_scripts(fence: &Fence, code: &ScriptNames) -> Option<String> {
    let programs = of_transcript(fence)?;
    let mut parts = programs.iter().map(Program::part);
    let others = code.get(PROGRAMS)?;
    let scripts = OTHER_PARTS.iter().filter_map(|(part, packages)| {
        Some(format!("{} {} ", packages.join(" "), code.get(part)?))
    });
    let scripts = scripts.collect::<String>() + others;
    parts.all(|part| code.contains_key(part)).then_some(scripts)
}

/// What reads a command, in `book`.
const SHELL: &str = "page/commands/shell.js";

/// What runs a program in a worker, in `book`.
const WORKER: &str = "page/commands/worker.js";

/// Compiles the programs of a part that the book's pages can run, if there are
/// any.
///
/// # Errors
///
/// When the target isn't there, or a program doesn't compile for it.
pub(crate) fn scripts(repository: &Repository, part: &'static str) -> Result<Scripts> {
    let mut programs = of_book(repository)?;
    programs.retain(|program| program.part() == part);
    if programs.is_empty() {
        return Ok(Scripts::new());
    }
    let name = part.replace('-', "_");
    Package::of(repository, &name, &programs)?.write(&wasm::folder(repository).join(part))?;
    let arguments = ["--package", &name, "--", "-C", package::WRAP];
    wasm::compile(repository, WASI, part, "rustc", &arguments)?;
    let module = wasm::module(repository, WASI, &name)?;
    let script = Script::new(part, &shell(repository)?, &module);
    Ok([(part, script)].into())
}

/// What a page needs besides the module: what reads a command and runs a program
/// in a worker, and the files.
fn shell(repository: &Repository) -> Result<String> {
    let worker = joined(repository, &[KEEPER[0], KEEPER[1], WORKER])?;
    let surroundings = json!({ "worker": worker, "files": games(repository)? });
    let shell = joined(repository, &[SHELL])?;
    Ok(format!(
        "window.othellier.programs = {surroundings};\n{shell}"
    ))
}

/// The programs of all pages.
fn of_book(repository: &Repository) -> Result<BTreeSet<Program>> {
    let mut programs = BTreeSet::new();
    for page in walk(&repository.book().join("src"))? {
        if page.extension().is_some_and(|ending| ending == "md") {
            programs.extend(of_page(&read(&page)?));
        }
    }
    Ok(programs)
}

fn of_page(page: &str) -> Vec<Program> {
    let transcript = |block: Block| match &block.content {
        Content::Fence(fence) if fence.language() == "console" => of_transcript(fence),
        _ => None,
    };
    blocks(page)
        .into_iter()
        .filter_map(transcript)
        .flatten()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn name(command: &str) -> Option<String> {
        in_a_page(command).map(|program| program.name())
    }

    #[test]
    fn a_command_names_its_program() {
        let names = [
            "cargo run -p board",
            "cargo run -p board -- square c6",
            "printf \"f5\\n\" | cargo run -p two-players --example one_move",
            "cargo run -p whole-games --example perft -- 7",
        ];
        let programs = [
            "board",
            "board",
            "two-players/one_move",
            "whole-games/perft",
        ];
        let programs = programs.map(|name| Some(name.to_owned()));
        assert_eq!(names.map(name), programs);
    }

    #[test]
    fn a_page_runs_neither_the_companion_nor_a_window() {
        let commands = [
            "cargo run -- check 2.2",
            "cargo test -p board",
            "cargo run -p window",
            "cargo run -p opponent-window -- --white hard",
            "cargo run -p records --example kill_save",
            "cargo run -p transpositions --example room",
        ];
        assert_eq!(commands.map(name), [const { None }; 6]);
    }

    #[test]
    fn a_transcript_is_run_as_a_whole_or_not_at_all() {
        let page = "```console\n$ cargo run -p board\n  a b\n\
                    $ cargo run -p records -- play x.oth\n```\n\n\
                    ```console\n$ cargo run -p board --example row\n\
                    $ cargo run -p window\n```\n";
        let programs = of_page(page).into_iter().map(|program| program.name());
        assert_eq!(programs.collect::<Vec<_>>(), ["board", "records"]);
    }
}
