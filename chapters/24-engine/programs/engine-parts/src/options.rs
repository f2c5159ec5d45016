use std::error::Error;
use std::num::NonZeroU8;
use std::path::PathBuf;
use std::time::Duration;

use chapter_cli::{file, number, time};
use lexopt::Parser;
use lexopt::prelude::*;

use crate::{Evaluation, learned, learned_from};

/// What the command line says about an engine.
#[derive(Clone, Debug)]
pub struct Options {
    /// How long it thinks about a move if nobody sets its clock.
    pub time: Duration,
    /// How far it looks at most.
    pub depth: u32,
    /// Moves to play without thinking, if there's a file of them.
    pub openings: Option<PathBuf>,
    /// The moves before it thinks.
    pub moves: String,
    /// How many megabytes it may use to remember things.
    pub megabytes: usize,
    /// How many threads think.
    threads: NonZeroU8,
    /// What `train` has learned, if it isn't to be the book's.
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
    /// What `--help` says about them.
    pub const HELP: &str = "\
--table says how many megabytes it may use to remember things, 64 by default.
--threads says how many threads think, 1 by default. Each one more takes another
quarter of the table's megabytes. --weights names a file that train has written.";

    /// Reads the command line: `None` means help. Some programs take `more`.
    ///
    /// Fails when it has anything else, or a value is missing or wrong.
    pub fn read(more: &[&str]) -> Result<Option<Options>, Box<dyn Error>> {
        let mut arguments = Parser::from_env();
        let mut options = Options::default();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Value(moves) if more.contains(&"MOVES") => {
                    options.moves += &moves.string()?;
                }
                Long(name)
                    if !["time", "openings"].contains(&name)
                        || more.contains(&&*format!("--{name}")) =>
                {
                    options.set(name.to_owned(), &mut arguments)?;
                }
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(Some(options))
    }

    /// Takes over the value of an option.
    fn set(
        &mut self,
        name: String,
        arguments: &mut Parser,
    ) -> Result<(), Box<dyn Error>> {
        match name.as_str() {
            "time" => self.time = time(arguments)?,
            "openings" => self.openings = Some(file(arguments)?),
            "depth" => self.depth = number(arguments, DEPTH)?,
            "table" => self.megabytes = number(arguments, SIZE)?,
            "threads" => self.threads = number(arguments, THREADS)?,
            "weights" => self.weights = Some(file(arguments)?),
            _ => return Err(Long(&name).unexpected().into()),
        }
        Ok(())
    }

    /// How many threads think.
    pub fn threads(&self) -> usize {
        self.threads.get().into()
    }

    /// What it's to think of positions.
    ///
    /// Fails when the weights can't be read.
    pub fn evaluation(&self) -> Result<Evaluation, Box<dyn Error>> {
        match &self.weights {
            Some(path) => Ok(learned_from(path)?),
            None => Ok(learned()),
        }
    }
}
