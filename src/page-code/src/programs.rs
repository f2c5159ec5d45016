//! The chapters' programs that the commands of the book run: a page starts them
//! in a browser as a terminal would. They're in several WebAssembly modules: a
//! reader waits for the one with the program, and not for the whole book.

use crate::copies::Copies;
use crate::wasm::{self, LEARNED, PROGRAMS, SEARCHES, ScriptNames};
use anyhow::Result;
use othellier_pages::blocks::{Block, Content, Fence, blocks};
use othellier_project::cargo::Cargo;
use othellier_project::files::{read, walk};
use othellier_project::repository::Repository;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

mod package;
use package::Package;
pub(crate) use package::fast;

/// A target whose programs have arguments, files, an input and an output.
pub(crate) const TARGET: &str = "wasm32-wasip1";

/// The parts of the code with the programs of these packages; [`PROGRAMS`] has
/// all others. What stands on `learning` has its weights built in.
const PARTS: [(&str, &[&str]); 2] = [
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

/// The beginnings of commands that a page can't run, and why.
const ELSEWHERE: [(&str, &str); 16] = [
    ("cargo run -p tournament ", "it starts programs"),
    ("cargo run -p window ", "it takes a terminal over"),
    (
        "cargo run -p connect-four-window ",
        "it takes a terminal over",
    ),
    ("cargo run -p othello-window ", "it takes a terminal over"),
    ("cargo run -p opponent-window ", "it takes a terminal over"),
    (
        "cargo run -p records --example at_once ",
        "it starts programs",
    ),
    (
        "cargo run -p records --example kill_save ",
        "it starts a program",
    ),
    ("cargo run -p engine -- ", "a thread reads its lines"),
    (
        "cargo run -p engine --example a_line_came ",
        "a thread reads its lines",
    ),
    (
        "cargo run -p engine --example three_hints ",
        "a thread reads its lines",
    ),
    (
        "cargo run -p engine --example together ",
        "it starts a thread",
    ),
    (
        "cargo run -p nboard --example three_hints ",
        "a thread reads its lines",
    ),
    (
        "cargo run -p transpositions --example room ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "cargo run -p transpositions --example crowded ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "cargo run -p transpositions --example with_a_table ",
        "in a page, a number of its table has 32 bits",
    ),
    (
        "cargo run -p transpositions --example deepening ",
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
        let (package, example) = match words[..] {
            ["cargo", "run", "-p", package] | ["cargo", "run", "-p", package, "--", ..] => {
                (package, None)
            }
            ["cargo", "run", "-p", package, "--example", example]
            | [
                "cargo",
                "run",
                "-p",
                package,
                "--example",
                example,
                "--",
                ..,
            ] => (package, Some(example)),
            _ => return None,
        };
        Some(Self {
            package: package.to_owned(),
            example: example.map(str::to_owned),
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
        let mut parts = PARTS.iter();
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
    let is_elsewhere = ELSEWHERE.iter().any(|(start, _)| whole.starts_with(start));
    Program::of_command(command).filter(|_| !is_elsewhere)
}

/// The programs of a transcript, if a page can run all its commands.
fn of_transcript(fence: &Fence) -> Option<Vec<Program>> {
    let commands = fence.body.lines().filter_map(|it| it.strip_prefix("$ "));
    commands.map(in_a_page).collect()
}

/// Where a page finds the programs of a transcript, and those that its reader
/// may name instead: the packages of a script in front of it, and at the end
/// the script with all others. `None` if a page can't run all its commands.
pub fn scripts(fence: &Fence, code: &ScriptNames) -> Option<String> {
    let programs = of_transcript(fence)?;
    let mut parts = programs.iter().map(Program::part);
    let others = code.get(PROGRAMS)?;
    let scripts = PARTS.iter().filter_map(|(part, packages)| {
        Some(format!("{} {} ", packages.join(" "), code.get(part)?))
    });
    let scripts = scripts.collect::<String>() + others;
    parts.all(|it| code.contains_key(it)).then_some(scripts)
}

/// What the worker that runs a program is made of, in `book`: its files, and
/// what starts it.
const WORKER: [&str; 3] = [FILES[0], FILES[1], "page/commands/worker.js"];

/// What gives a program files, in `book`.
pub(crate) const FILES: [&str; 2] = [
    "page/commands/browser_wasi_shim/browser_wasi_shim.js",
    "page/commands/files.js",
];

/// What reads a command, in `book`.
const SHELL: &str = "page/commands/shell.js";

/// The files that every program finds: those that the book's commands name.
const GAMES: &str = "chapters/08-records/games";

/// What a page needs besides the module: what runs it in a worker, and the
/// files.
///
/// # Errors
///
/// When a file can't be read.
pub(crate) fn kit(repository: &Repository) -> Result<String> {
    let parts = WORKER.map(|part| read(&repository.book().join(part)));
    let parts = parts.into_iter().collect::<Result<Vec<_>>>()?;
    let kit = json!({ "worker": parts.concat(), "files": games(repository)? });
    let shell = read(&repository.book().join(SHELL))?;
    Ok(format!("window.othellierPrograms = {kit};\n{shell}"))
}

/// The texts of the files, by their paths.
pub(crate) fn games(repository: &Repository) -> Result<BTreeMap<String, String>> {
    let folder = repository.root().join(GAMES);
    let file = |path: PathBuf| {
        let name = path.strip_prefix(&folder)?.display();
        Ok((format!("{GAMES}/{name}"), read(&path)?))
    };
    walk(&folder)?.into_iter().map(file).collect()
}

/// Compiles the programs of a part that the book's pages can run; `None` if
/// there are none.
///
/// # Errors
///
/// When the target isn't there, or a program doesn't compile for it.
pub(crate) fn compile(repository: &Repository, part: &str) -> Result<Option<Vec<u8>>> {
    let mut programs = of_book(repository)?;
    programs.retain(|it| it.part() == part);
    if programs.is_empty() {
        return Ok(None);
    }
    wasm::ensure_target(repository.root(), TARGET, "commands")?;
    let folder = wasm::home(repository).join(part);
    let copies = copies_of(repository)?;
    Package::new(repository, &folder, copies).write(part, &programs)?;
    let cargo = Cargo::new(&folder, "rustc").args(wasm::ARGUMENTS);
    let cargo = cargo.args(["--", "-C", package::WRAP]);
    wasm::compile(repository, cargo, TARGET)?;
    wasm::module(repository, TARGET, part).map(Some)
}

/// Writes the copies of the crates that a page can't run as they are.
pub(crate) fn copies_of(repository: &Repository) -> Result<Copies> {
    let folder = wasm::home(repository).join("copies");
    let copies = Copies::new(repository, &folder)?;
    copies.write()?;
    Ok(copies)
}

/// The programs of all pages.
fn of_book(repository: &Repository) -> Result<BTreeSet<Program>> {
    let mut programs = BTreeSet::new();
    for page in walk(&repository.book().join("src"))? {
        if page.extension().is_some_and(|it| it == "md") {
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
        let programs = programs.map(|it| Some(it.to_owned()));
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
        let programs = of_page(page).into_iter().map(|it| it.name());
        assert_eq!(programs.collect::<Vec<_>>(), ["board", "records"]);
    }
}
