//! The chapters' programs that the commands of the book run: a page starts them
//! in a browser as a terminal would. They're in several WebAssembly modules: a
//! reader waits for the one with the program, and not for the whole book.

use crate::page_code::files::{KEEPER, games, joined};
use crate::page_code::wasm::{self, Script, ScriptNames, Scripts, WASI};
use crate::pages::blocks::{Block, Content, Fence, blocks};
use anyhow::Result;
use othellier_project::files::read;
use othellier_project::repository::Repository;
use serde_json::json;
use std::collections::BTreeSet;

mod package;
use package::Package;

/// The part of the code that has the programs.
pub const PROGRAMS: &str = "programs";

/// The part of the code that has the programs of chapters 17 to 21.
pub const SEARCHES: &str = "programs-search";

/// The part of the code that has the programs with what the book has learned.
pub const LEARNED: &str = "programs-learned";

/// The part of the code that has the programs that draw windows.
pub const DRAWN: &str = "programs-drawn";

/// The parts of the code with the programs of these packages; [`PROGRAMS`] has
/// all others. What stands on `learning` has its weights built in.
const OTHER_PARTS: [(&str, &str); 3] = [
    (DRAWN, "connect-four-window opponent-window window"),
    (
        SEARCHES,
        "alpha-beta bitboards connect-four-solver own-search perfect-endgame transpositions",
    ),
    (
        LEARNED,
        "engine engine-parts engine-player expert game-analysis gtp learning nboard patterns train",
    ),
];

const FILLS: &str = "it fills a whole window";
const STARTS: &str = "it starts other programs";
const THREADS: &str = "it needs a second thread";
const SLOW: &str = "it takes minutes, and in a page far longer";
const BITS: &str = "it would print something else in a page, whose numbers have 32 bits";

/// The programs that a page can't run, by their names and maybe arguments, and why.
const ELSEWHERE: [(&str, &str); 21] = [
    ("tournament ", STARTS),
    ("window ", FILLS),
    ("connect-four-window ", FILLS),
    ("othello-window ", FILLS),
    ("opponent-window ", FILLS),
    ("expert-window ", FILLS),
    ("durability/at_once ", STARTS),
    ("durability/kill_save ", STARTS),
    ("engine-player ", THREADS),
    ("gtp ", THREADS),
    ("gtp/a_line_came ", THREADS),
    ("gtp/openings ", SLOW),
    ("engine-player/together ", THREADS),
    ("nboard/three_hints ", THREADS),
    (
        "window/effects ",
        "in a page, an error of the system has another number",
    ),
    ("transpositions/room ", BITS),
    ("transpositions/crowded ", BITS),
    ("transpositions/with_a_table ", BITS),
    ("transpositions/deepening ", BITS),
    ("six-by-six ", SLOW),
    ("train small.bin ", SLOW),
];

/// Why a page can't run any other command.
const YOURS: &str = "it's about your own files";

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
    /// `cargo run -p board -- c6`; `None` if the command does anything
    /// else.
    pub fn of_command(command: &str) -> Option<Self> {
        // What comes behind `--` is for the program; what's piped into it comes first.
        let cargo = command.split(" -- ").next()?;
        let (_, cargo) = cargo.rsplit_once(" | ").unwrap_or(("", cargo));
        let words = cargo.split_whitespace();
        let words: Vec<_> = words.filter(|word| *word != "--release").collect();
        let (package, example) = match words[..] {
            ["cargo", "run", "-p", package] => (package, None),
            ["cargo", "run", "-p", package, "--example", example] => (package, Some(example)),
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
        let mut parts = OTHER_PARTS.iter();
        let part = parts.find(|(_, its)| its.split(' ').any(|one| one == self.package));
        part.map_or(PROGRAMS, |(part, _)| part)
    }
}

/// The program that a page runs for a command, or why it can't.
fn in_a_page(command: &str) -> Result<Program, &'static str> {
    let program = Program::of_command(command).ok_or(YOURS)?;
    let arguments = command.split_once(" -- ").map_or("", |(_, words)| words);
    let whole = format!("{} {arguments} ", program.name());
    let mut elsewhere = ELSEWHERE.iter();
    match elsewhere.find(|(start, _)| whole.starts_with(start)) {
        Some((_, why)) => Err(why),
        None => Ok(program),
    }
}

/// The programs of a transcript, or of a block of commands without a prompt, or
/// why a page can't run one of them.
fn of_transcript(fence: &Fence) -> Result<Vec<Program>, &'static str> {
    let commands = fence
        .body
        .lines()
        .filter_map(|line| match fence.language() {
            "sh" => Some(line),
            _ => line.strip_prefix("$ "),
        });
    commands.map(in_a_page).collect()
}

/// Where a page finds the programs of a transcript, and those that its reader
/// may name instead: the packages of a script in front of it, and at the end
/// the script with all others. `None` if they aren't compiled.
///
/// # Errors
///
/// Why a page can't run all its commands.
pub fn transcript_scripts(
    fence: &Fence,
    code: &ScriptNames,
) -> Result<Option<String>, &'static str> {
    let programs = of_transcript(fence)?;
    let has = |program: &Program| code.contains_key(program.part());
    let Some(rest) = code.get(PROGRAMS).filter(|_| programs.iter().all(has)) else {
        return Ok(None);
    };
    let scripts = OTHER_PARTS
        .iter()
        .filter_map(|(part, packages)| Some(format!("{} {} ", packages, code.get(part)?)));
    Ok(Some(scripts.collect::<String>() + rest))
}

/// What reads a command, in `book`.
const SHELL: &str = "scripts/commands/shell.js";

/// What runs a program in a worker, in `book`.
const WORKER: &str = "scripts/commands/worker.js";

/// Compiles the programs of a part that the book's pages can run, if there are any.
/// Fails when the target isn't there, or a program doesn't compile for it.
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
    for page in repository.pages()? {
        programs.extend(of_page(&read(&page)?));
    }
    Ok(programs)
}

fn of_page(page: &str) -> Vec<Program> {
    let transcript = |block: Block| match &block.content {
        Content::Fence(fence) if ["console", "sh"].contains(&fence.language()) => {
            of_transcript(fence).ok()
        }
        _ => None,
    };
    blocks(page)
        .into_iter()
        .filter_map(transcript)
        .flatten()
        .collect()
}
