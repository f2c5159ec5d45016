//! The chapters' programs that the commands of the book run.
//!
//! A page runs a command in the browser as a terminal would. The programs are distributed
//! over several WebAssembly modules, so that a reader loads only the one with the program.

use crate::markdown::blocks::{Content, Fence, find_blocks};
use crate::wasm::compile::{self, WASI};
use crate::wasm::script::{Script, ScriptNames, Scripts};
use crate::wasm::virtual_files::{FILE_SYSTEM_SCRIPTS, concatenate, games};
use anyhow::Result;
use othellier_project::files::read;
use othellier_project::repository::Repository;
use serde_json::json;
use std::collections::BTreeSet;

mod package;
use package::Package;

/// The name of the part with all programs that are in no other part.
pub const PROGRAMS: &str = "programs";

/// The name of the part with the programs of chapters 17 to 21.
pub const SEARCHES: &str = "programs-search";

/// The name of the part with the programs that depend on `learning`, whose weights are
/// built in.
pub const LEARNED: &str = "programs-learned";

/// The name of the part with the programs that draw windows.
pub const DRAWN: &str = "programs-drawn";

/// The packages of all parts other than [`PROGRAMS`].
const PACKAGES: [(&str, &str); 3] = [
    (DRAWN, "connect-four-window opponent-window window"),
    (
        SEARCHES,
        "alpha-beta bitboards connect-four-solver own-search perfect-endgame transpositions",
    ),
    (
        LEARNED,
        "engine expert game-analysis learning patterns protocols train",
    ),
];

const FILLS_WINDOW: &str = "it fills a whole window";
const STARTS_PROGRAMS: &str = "it starts other programs";
const NEEDS_THREAD: &str = "it needs a second thread";
const IS_SLOW: &str = "it takes minutes, and in a page far longer";
const DIFFERS_ON_32_BITS: &str =
    "it would print something else in a page, whose numbers have 32 bits";

/// The programs that a page can't run, by name and possibly first argument, each with the
/// reason.
const TERMINAL_ONLY: [(&str, &str); 22] = [
    ("tournament ", STARTS_PROGRAMS),
    ("window ", FILLS_WINDOW),
    ("connect-four-window ", FILLS_WINDOW),
    ("othello-window ", FILLS_WINDOW),
    ("opponent-window ", FILLS_WINDOW),
    ("expert-window ", FILLS_WINDOW),
    ("durability/at_once ", STARTS_PROGRAMS),
    ("durability/kill_save ", STARTS_PROGRAMS),
    ("engine ", NEEDS_THREAD),
    ("engine/together ", NEEDS_THREAD),
    ("gtp ", NEEDS_THREAD),
    ("nboard ", NEEDS_THREAD),
    ("protocols/nboard_hints ", NEEDS_THREAD),
    ("protocols/openings ", IS_SLOW),
    ("protocols/pending_line ", NEEDS_THREAD),
    (
        "window/effects ",
        "in a page, an error of the system has another number",
    ),
    ("transpositions/room ", DIFFERS_ON_32_BITS),
    ("transpositions/crowded ", DIFFERS_ON_32_BITS),
    ("transpositions/with_a_table ", DIFFERS_ON_32_BITS),
    ("transpositions/deepening ", DIFFERS_ON_32_BITS),
    ("six-by-six ", IS_SLOW),
    ("train small.bin ", IS_SLOW),
];

/// The reason why a page can't run a command that is no program of a chapter.
const OWN_FILES: &str = "it's about your own files";

/// A program of a chapter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Program {
    /// The name of its package, such as `board`.
    pub package: String,
    /// The name of the example, or `None` for the package's binary.
    pub example: Option<String>,
}

impl Program {
    /// Returns the program that a command runs, such as `cargo run -p board -- c6`, or `None`
    /// if the command does something else.
    pub fn from_command(command: &str) -> Option<Self> {
        // The program's arguments are after `--`, its piped input is before `|`.
        let cargo = command.split(" -- ").next()?;
        let (_, cargo) = cargo.rsplit_once(" | ").unwrap_or(("", cargo));
        let words: Vec<_> = cargo
            .split_whitespace()
            .filter(|word| *word != "--release")
            .collect();
        let (package, example) = match words[..] {
            ["cargo", "run", "-p", package] | ["cargo", "run", "--bin", package] => (package, None),
            ["cargo", "run", "-p", package, "--example", example] => (package, Some(example)),
            _ => return None,
        };
        Some(Self {
            package: package.to_owned(),
            example: example.map(str::to_owned),
        })
    }

    /// Returns the name in a module of programs: `board`, or `board/start` for an example.
    pub fn name(&self) -> String {
        match &self.example {
            Some(example) => format!("{}/{example}", self.package),
            None => self.package.clone(),
        }
    }

    /// Returns the part that has the program.
    fn part(&self) -> &'static str {
        PACKAGES
            .iter()
            .find(|(_, packages)| packages.split(' ').any(|package| package == self.package))
            .map_or(PROGRAMS, |(part, _)| part)
    }
}

/// Returns the program that a page runs for a command, or the reason why it can't.
fn program_in_page(command: &str) -> Result<Program, &'static str> {
    let program = Program::from_command(command).ok_or(OWN_FILES)?;
    let arguments = command.split_once(" -- ").map_or("", |(_, words)| words);
    let invocation = format!("{} {arguments} ", program.name());
    match TERMINAL_ONLY
        .iter()
        .find(|(start, _)| invocation.starts_with(start))
    {
        Some((_, reason)) => Err(reason),
        None => Ok(program),
    }
}

/// Returns the programs of a transcript, or of a `sh` block, whose commands have no prompt;
/// or the reason why a page can't run one of them.
fn programs_in_fence(fence: &Fence) -> Result<Vec<Program>, &'static str> {
    fence
        .body
        .lines()
        .filter_map(|line| match fence.language() {
            "sh" => Some(line),
            _ => line.strip_prefix("$ "),
        })
        .map(program_in_page)
        .collect()
}

/// Returns the scripts with programs: for each part its packages and its script, and last the
/// script of [`PROGRAMS`]. A reader may edit a command, so that it needs any of them. Returns
/// `None` if the programs of the transcript aren't compiled.
///
/// # Errors
///
/// Returns the reason why a page can't run one of the transcript's commands.
pub fn transcript_scripts(
    fence: &Fence,
    names: &ScriptNames,
) -> Result<Option<String>, &'static str> {
    let programs = programs_in_fence(fence)?;
    let are_compiled = programs
        .iter()
        .all(|program| names.contains_key(program.part()));
    let Some(default_script) = names.get(PROGRAMS).filter(|_| are_compiled) else {
        return Ok(None);
    };
    let mut scripts = String::new();
    for (part, packages) in PACKAGES {
        if let Some(script) = names.get(part) {
            scripts += &format!("{packages} {script} ");
        }
    }
    Ok(Some(scripts + default_script))
}

/// The script in `book` that parses a command.
const SHELL: &str = "scripts/commands/shell.js";

/// The script in `book` that runs a program in a worker.
const WORKER: &str = "scripts/commands/worker.js";

/// Compiles the programs of a part that the book's pages can run, if there are any.
///
/// # Errors
///
/// Returns an error if the target is missing or a program doesn't compile.
pub(crate) fn scripts(repository: &Repository, part: &'static str) -> Result<Scripts> {
    let mut programs = programs_of_book(repository)?;
    programs.retain(|program| program.part() == part);
    if programs.is_empty() {
        return Ok(Scripts::new());
    }
    let name = part.replace('-', "_");
    let folder = compile::target_dir(repository).join(part);
    Package::new(repository, &name, &programs)?.write(&folder)?;
    let arguments = ["--package", &name, "--", "-C", package::WRAP_FCHMOD];
    compile::run_cargo(repository, WASI, part, "rustc", &arguments)?;
    let module = compile::read_module(repository, WASI, &name)?;
    let script = Script::new(part, &javascript(repository)?, &module);
    Ok([(part, script)].into())
}

/// Returns the code before the module: it parses a command, runs a program in a worker, and
/// provides the files.
fn javascript(repository: &Repository) -> Result<String> {
    let [wasi, files] = FILE_SYSTEM_SCRIPTS;
    let worker = concatenate(repository, &[wasi, files, WORKER])?;
    let programs = json!({ "worker": worker, "files": games(repository)? });
    let shell = concatenate(repository, &[SHELL])?;
    Ok(format!("window.othellier.programs = {programs};\n{shell}"))
}

/// Returns the programs that the pages of the book can run.
fn programs_of_book(repository: &Repository) -> Result<BTreeSet<Program>> {
    let mut programs = BTreeSet::new();
    for page in repository.pages()? {
        for block in find_blocks(&read(&page)?) {
            if let Content::Fence(fence) = &block.content
                && ["console", "sh"].contains(&fence.language())
                && let Ok(found) = programs_in_fence(fence)
            {
                programs.extend(found);
            }
        }
    }
    Ok(programs)
}
