//! Proves what 6 by 6 is worth, and saves what it knows as it goes.

use std::io::{self, IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use bitboards::BitPosition;
use chapter_cli::{Answer, FileProblem, in_file, read_text};
use lexopt::prelude::*;
use perfect_endgame::{BoardShape, Solver, Table};
use six_by_six::{Notebook, NotebookError, Proof};

/// How much work may be lost when the program is interrupted.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// How many empty squares are left to the solver.
const LEAVE: u32 = 20;

/// Nobody has won yet. A better guess, such as -4, saves some of the work.
const GUESS: i32 = 0;

const EXAMPLE: &str = "cargo run --release -p six-by-six -- six.notes";

const HELP: &str = "\
Proves what Othello on 6 by 6 is worth, on one thread.

cargo run --release -p six-by-six -- NOTEBOOK [--table N]

It saves what it has found out in NOTEBOOK, every half minute. Interrupt it if
you like, and call it again: it goes on from there. The table takes 1024 MB, or
as many as --table says.";

/// How large the table is if nobody says.
const MEGABYTES: NonZero<usize> = NonZero::new(1024).expect("it's more than 0");

/// What's wrong with the notebook's file.
type FileError = chapter_cli::FileError<NotebookError>;

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut path, mut megabytes) = (None, MEGABYTES);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("table") => {
                megabytes = chapter_cli::number(&mut arguments, SIZE)?;
            }
            Value(file) if path.is_none() => path = Some(PathBuf::from(file)),
            other => return Err(other.unexpected().into()),
        }
    }
    prove(
        &path.ok_or("a file for the notebook is missing")?,
        megabytes,
    )
}

const SIZE: &str = "size of a table: say how many megabytes, such as 1024";

/// Proves it, and keeps a notebook in a file.
fn prove(path: &Path, megabytes: NonZero<usize>) -> Answer {
    let mut proof = Proof {
        notebook: read(path)?,
        solver: Solver::new(BoardShape::SIX, Table::new(megabytes.get())?),
        leave: LEAVE,
    };
    let mut keeper = Keeper::new(path);
    // If that's impossible, it isn't found out after half a minute.
    keeper.save(&proof)?;
    if !proof.notebook.is_empty() {
        let known = proof.notebook.len();
        let from = format!("going on from {known} positions");
        // Nobody has to see it.
        let _ = writeln!(io::stderr(), "{}: {from}", path.display());
    }
    let report = &mut |proof: &Proof, done| keeper.report(proof, done);
    let Ok(value) = proof.value(BitPosition::start(), GUESS, report) else {
        return Err(keeper.failure.map_or("stopped".into(), Into::into));
    };
    keeper.save(&proof)?;
    Ok(conclusion(value, &proof, &keeper))
}

fn conclusion(value: i32, proof: &Proof, keeper: &Keeper) -> String {
    let size = proof.solver.shape.size();
    let (black, white) = ((size + value) / 2, (size - value) / 2);
    format!(
        "With perfect play a game on 6 by 6 ends {black}-{white}.\n\
         {} positions, {} more in the notebook, {} s",
        proof.solver.positions,
        proof.notebook.len(),
        keeper.begin.elapsed().as_secs(),
    )
}

/// The notebook in a file; a new one if there's no such file.
fn read(path: &Path) -> Result<Notebook, FileError> {
    let text = match read_text::<NotebookError>(path) {
        Err(error) if error.is_missing() => return Ok(Notebook::default()),
        text => text?,
    };
    let notebook = Notebook::read(&text).map_err(FileProblem::Content);
    notebook.map_err(in_file(path))
}

/// Saves the notebook from time to time, and says how far the proof is.
struct Keeper<'a> {
    path: &'a Path,
    begin: Instant,
    saved: Instant,
    shown: Instant,
    failure: Option<FileError>,
}

impl Keeper<'_> {
    fn new(path: &Path) -> Keeper<'_> {
        let now = Instant::now();
        Keeper {
            path,
            begin: now,
            saved: now,
            shown: now,
            failure: None,
        }
    }

    fn report(&mut self, proof: &Proof, done: f64) -> bool {
        self.show(proof, done);
        if self.saved.elapsed() > SAVE_EVERY {
            self.failure = self.save(proof).err();
        }
        self.failure.is_none()
    }

    fn save(&mut self, proof: &Proof) -> Result<(), FileError> {
        self.saved = Instant::now();
        let text = proof.notebook.text();
        let saved = durability::save(self.path, text.as_bytes());
        saved.map_err(in_file(self.path))
    }

    /// Draws a bar on a terminal, once a second; elsewhere it writes a line, once
    /// a minute.
    fn show(&mut self, proof: &Proof, done: f64) {
        let mut errors = io::stderr();
        let pause = if errors.is_terminal() { 1 } else { 60 };
        if self.shown.elapsed().as_secs() < pause {
            return;
        }
        self.shown = Instant::now();
        let bar = "#".repeat((done * 30.0) as usize);
        let line = format!(
            "[{bar:30}] {:7.3} %  {:>6} s  {} positions, {} noted",
            done * 100.0,
            self.begin.elapsed().as_secs(),
            proof.solver.positions,
            proof.notebook.len()
        );
        let end = if errors.is_terminal() { '\r' } else { '\n' };
        // Nobody has to see it.
        let _ = write!(errors, "{line}{end}");
    }
}
