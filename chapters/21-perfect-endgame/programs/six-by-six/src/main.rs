//! Proves the score of 6x6 Othello, and saves its progress.

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

/// The interval between saves: the most work that an interrupt can lose.
const SAVE_EVERY: Duration = Duration::from_secs(30);

/// The number of empty squares at which the solver takes over.
const SOLVER_EMPTIES: u32 = 20;

/// The first guess. A better one, such as -4, would save some of the work.
const GUESS: i32 = 0;

const EXAMPLE: &str = "cargo run --release -p six-by-six -- six.notes";

const HELP: &str = "\
Proves what Othello on 6 by 6 is worth, on one thread.

cargo run --release -p six-by-six -- NOTEBOOK [--table N]

It saves what it has found out in NOTEBOOK, every half minute. Interrupt it if
you like, and call it again: it goes on from there. The table takes 1024 MB, or
as many as --table says.";

/// The default size of the table.
const MEGABYTES: NonZero<usize> = NonZero::new(1024).expect("it's more than 0");

/// An error about the notebook's file.
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

/// Runs the proof with the notebook at `path`.
fn prove(path: &Path, megabytes: NonZero<usize>) -> Answer {
    let mut proof = Proof {
        notebook: read_notebook(path)?,
        solver: Solver::new(BoardShape::SIX, Table::new(megabytes.get())?),
        solver_empties: SOLVER_EMPTIES,
    };
    let mut progress = Progress::new(path);
    // Fails early if the file can't be written.
    progress.save(&proof)?;
    if !proof.notebook.is_empty() {
        let known = proof.notebook.len();
        let from = format!("going on from {known} positions");
        // A failure to print progress isn't an error.
        let _ = writeln!(io::stderr(), "{}: {from}", path.display());
    }
    let report = &mut |proof: &Proof, done| progress.report(proof, done);
    let Ok(value) = proof.solve(BitPosition::start(), GUESS, report) else {
        return Err(progress.failure.map_or("stopped".into(), Into::into));
    };
    progress.save(&proof)?;
    Ok(conclusion(value, &proof, &progress))
}

fn conclusion(value: i32, proof: &Proof, progress: &Progress) -> String {
    let size = proof.solver.shape.size();
    let (black, white) = ((size + value) / 2, (size - value) / 2);
    format!(
        "With perfect play a game on 6 by 6 ends {black}-{white}.\n\
         {} positions, {} more in the notebook, {} s",
        proof.solver.positions,
        proof.notebook.len(),
        progress.begin.elapsed().as_secs(),
    )
}

/// Reads the notebook at `path`, or returns an empty one if there's no such
/// file.
fn read_notebook(path: &Path) -> Result<Notebook, FileError> {
    let text = match read_text::<NotebookError>(path) {
        Err(error) if error.is_missing() => return Ok(Notebook::default()),
        text => text?,
    };
    let notebook = Notebook::parse(&text).map_err(FileProblem::Content);
    notebook.map_err(in_file(path))
}

/// Saves the notebook periodically and prints the progress.
struct Progress<'a> {
    path: &'a Path,
    begin: Instant,
    last_saved: Instant,
    last_shown: Instant,
    failure: Option<FileError>,
}

impl Progress<'_> {
    fn new(path: &Path) -> Progress<'_> {
        let now = Instant::now();
        Progress {
            path,
            begin: now,
            last_saved: now,
            last_shown: now,
            failure: None,
        }
    }

    /// Reports the progress. Returns `false` if the notebook couldn't be saved.
    fn report(&mut self, proof: &Proof, done: f64) -> bool {
        self.show(proof, done);
        if self.last_saved.elapsed() > SAVE_EVERY {
            self.failure = self.save(proof).err();
        }
        self.failure.is_none()
    }

    fn save(&mut self, proof: &Proof) -> Result<(), FileError> {
        self.last_saved = Instant::now();
        let text = proof.notebook.format();
        let saved = durability::save(self.path, text.as_bytes());
        saved.map_err(in_file(self.path))
    }

    /// Draws a progress bar once a second on a terminal, or else prints a line
    /// once a minute.
    fn show(&mut self, proof: &Proof, done: f64) {
        let mut errors = io::stderr();
        let pause = if errors.is_terminal() { 1 } else { 60 };
        if self.last_shown.elapsed().as_secs() < pause {
            return;
        }
        self.last_shown = Instant::now();
        let bar = "#".repeat((done * 30.0) as usize);
        let line = format!(
            "[{bar:30}] {:7.3} %  {:>6} s  {} positions, {} noted",
            done * 100.0,
            self.begin.elapsed().as_secs(),
            proof.solver.positions,
            proof.notebook.len()
        );
        let end = if errors.is_terminal() { '\r' } else { '\n' };
        // A failure to print progress isn't an error.
        let _ = write!(errors, "{line}{end}");
    }
}
