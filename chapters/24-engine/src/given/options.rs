//! Given: copied by `begin`, not typed.

use std::error::Error;
use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use chapter_cli::{file, number, time};
use lexopt::Parser;
use lexopt::prelude::*;

use crate::{Evaluation, learned, learned_from};

/// The command-line options of the programs that run an engine.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time for each move, unless a protocol sets the clock.
    pub time: Duration,
    /// The maximum depth in moves.
    pub depth: u32,
    /// The file of an opening book.
    pub openings: Option<PathBuf>,
    /// The moves before the position to search.
    pub moves: String,
    /// The memory of the tables, in megabytes.
    pub megabytes: usize,
    /// The number of search threads.
    threads: NonZeroU8,
    /// A file of weights to use instead of the book's large ones.
    weights: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            time: Duration::from_secs(1),
            depth: 60,
            openings: None,
            moves: String::new(),
            megabytes: 64,
            threads: NonZeroU8::MIN,
            weights: None,
        }
    }
}

const DEPTH: &str = "depth: say how many moves to look ahead, such as 8";
const SIZE: &str = "size of a table: say how many megabytes, such as 64";
const THREADS: &str = "number of threads: say how many cores to use, 1 to 255";

impl Options {
    /// The part of `--help` about the options that all programs accept.
    pub const HELP: &str = "\
--table says how many megabytes it may use to remember things, 64 by default.
--threads says how many threads think, 1 by default. Each one more takes another
quarter of the table's megabytes. --weights names a file that train has written.";

    /// Parses the command line. Returns `None` if it asks for help. Of `MOVES`,
    /// `--time` and `--openings`, only those in `extra` are accepted.
    ///
    /// # Errors
    ///
    /// Returns an error for an unknown option, or a missing or invalid value.
    pub fn read(extra: &[&str]) -> Result<Option<Options>, Box<dyn Error>> {
        let mut arguments = Parser::from_env();
        let mut options = Options::default();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Value(moves) if extra.contains(&"MOVES") => {
                    options.moves += &moves.string()?;
                }
                Long("time") if extra.contains(&"--time") => {
                    options.time = time(&mut arguments)?;
                }
                Long("openings") if extra.contains(&"--openings") => {
                    options.openings = Some(file(&mut arguments)?);
                }
                Long("depth") => {
                    options.depth = number(&mut arguments, DEPTH)?;
                }
                Long("table") => {
                    options.megabytes = number(&mut arguments, SIZE)?;
                }
                Long("threads") => {
                    options.threads = number(&mut arguments, THREADS)?;
                }
                Long("weights") => {
                    options.weights = Some(file(&mut arguments)?);
                }
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }

    /// Returns the number of search threads, at least 1.
    pub fn threads(&self) -> usize {
        self.threads.get().into()
    }

    /// Returns the evaluation: the book's, or that of `--weights`.
    ///
    /// # Errors
    ///
    /// Returns an error if the file of weights can't be read.
    pub fn evaluation(&self) -> Result<Evaluation, Box<dyn Error>> {
        match &self.weights {
            Some(path) => Ok(learned_from(path)?),
            None => Ok(learned()),
        }
    }
}
