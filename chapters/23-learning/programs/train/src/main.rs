//! Trains weights for chapter 22's patterns.

use std::error::Error;
use std::io::{self, BufReader, IsTerminal, Write};
use std::iter;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chapter_cli::{Answer, FileError, FileProblem, Problems};
use chapter_cli::{in_file, number};
use databases::{DatabaseError, WthorGames};
use learning::{Generation, Plan, Step, Teacher, Trainer};
use lexopt::prelude::*;
use train::{RoundSummary, against_phased, plot, samples_from, summarize};

const EXAMPLE: &str = "cargo run --release -p train -- new.bin";

const HELP: &str = "\
Learns weights for chapter 22's patterns.

cargo run --release -p train -- new.bin
cargo run --release -p train -- new.bin --small --games 2000
cargo run --release -p train -- new.bin --games-from WTH_2025.wtb

It plays against itself, learns, and plays again with what it has learned. It
begins knowing nothing, and after each generation it plays a match against
phased. It saves its best weights in new.bin after each round: interrupt it when
you like.

--small            learns the small weights of the book; the large ones, which
--medium           take an hour, if you don't say
--patterns TEXT    learns what these patterns are worth
--phases N         with N phases in a game
--games N          plays N games in each generation
--from-phased      lets phased play the first generation, which knows something
--exact N          asks the solver once N squares are empty: 12
--rate R           corrects this part of an error in each step: 0.5
--seed N           the same number makes the same weights
--plot FILE        draws errors and wins, as SVG
--match N          plays N games in each match, 200 if you don't say
--match-depth N    looks N moves ahead in the match, 2 if you don't say
--games-from FILE  learns from the games of a WTHOR file instead; more files
                   may follow";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    match Training::read(lexopt::Parser::from_env())? {
        Some(training) => training.run(),
        None => Ok(HELP.to_string()),
    }
}

/// The options.
struct Training {
    plan: Plan,
    path: PathBuf,
    plot: Option<PathBuf>,
    games: usize,
    depth: usize,
    files: Vec<PathBuf>,
    rounds: Vec<RoundSummary>,
}

impl Training {
    /// Parses the command line. Returns `None` if it asks for help.
    fn read(
        mut arguments: lexopt::Parser,
    ) -> Result<Option<Self>, Box<dyn Error>> {
        let (mut path, mut plan) = (None, Plan::large());
        let (mut plot, mut games, mut depth) = (None, 200, 2);
        let mut files = Vec::new();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Long("small") => plan = Plan::small(),
                Long("medium") => plan = Plan::medium(),
                Long("patterns") => {
                    plan.patterns = arguments.value()?.string()?
                }
                Long("phases") => plan.phases = phases(&mut arguments)?,
                Long("games") => {
                    plan = plan.with_games(at_least_1(&mut arguments)?)
                }
                Long("from-phased") => plan.beginner = Teacher::ByHand,
                Long("exact") => plan.exact = number(&mut arguments, COUNT)?,
                Long("rate") => plan.rate = number(&mut arguments, RATE)?,
                Long("seed") => plan.seed = number(&mut arguments, COUNT)?,
                Long("plot") => plot = Some(chapter_cli::file(&mut arguments)?),
                Long("match") => games = number(&mut arguments, COUNT)?,
                Long("match-depth") => depth = at_least_1(&mut arguments)?,
                Long("games-from") => {
                    files.push(chapter_cli::file(&mut arguments)?)
                }
                Value(file) if path.is_none() => path = Some(file.into()),
                Value(file) if !files.is_empty() => files.push(file.into()),
                other => return Err(other.unexpected().into()),
            }
        }
        let path = path.ok_or("a file for the weights is missing")?;
        Ok(Some(Training {
            plan,
            path,
            plot,
            games,
            depth,
            files,
            rounds: vec![],
        }))
    }

    fn run(mut self) -> Answer {
        if !self.files.is_empty() {
            let (depth, games) = (1, 0);
            self.plan.generations = vec![Generation { depth, games }];
        }
        for path in iter::once(&self.path).chain(&self.plot) {
            check_writable(path)?;
        }
        let mut trainer = Trainer::new(self.plan.clone())?;
        self.read_games(&mut trainer)?;
        let (mut output, mut rounds) = (io::stdout(), 0);
        writeln!(output, "generation  rounds  error  against phased")?;
        loop {
            match trainer.step() {
                Step::Played(games) => self.show_progress(games),
                Step::Learned(round) => {
                    self.rounds.push(summarize(round, &trainer.weights()));
                    rounds = round.number;
                    self.save(&trainer)?;
                }
                Step::Finished(generation, test_error) => {
                    self.save(&trainer)?;
                    let won = self.rate(&trainer);
                    writeln!(
                        output,
                        "{generation:10} {rounds:7} {test_error:6.2}  {won}"
                    )?;
                }
                Step::Done => break,
            }
        }
        let path = self.path.display();
        Ok(format!(
            "to play against it: cargo run --release --bin expert -- --white \
             expert --weights {path}"
        ))
    }

    /// Plays a match, and formats the percentage won with its margin of error.
    fn rate(&self, trainer: &Trainer) -> String {
        let weights = trainer.weights();
        let duel = against_phased(&weights, self.games / 2, self.depth);
        format!("{:.0} % ± {:.0}", duel.tally().rate(), duel.margin())
    }

    /// Adds the samples of games from files. Invalid games are named and left
    /// out.
    fn read_games(&self, trainer: &mut Trainer) -> Result<(), Box<dyn Error>> {
        let mut problems = Problems::default();
        for path in &self.files {
            let file = chapter_cli::open(path).map_err(in_database(path))?;
            let games = WthorGames::new(BufReader::new(file));
            let games = games.map_err(in_database(path))?;
            let header = *games.header();
            for game in games {
                let game = problems.keep(game.map_err(in_database(path)));
                if let Some(game) = game {
                    trainer.dataset.add(samples_from(&game, &header));
                }
            }
        }
        problems.finish(&mut io::sink())
    }

    /// Draws a progress bar on a terminal.
    fn show_progress(&self, games: usize) {
        let mut errors = io::stderr();
        if errors.is_terminal() {
            let generations = self.plan.generations.iter();
            let total: usize =
                generations.map(|generation| generation.games).sum();
            let bar = "#".repeat(30 * games / total.max(1));
            // A failure to print progress isn't an error.
            let _ = write!(errors, "[{bar:30}] {games} games\r");
        }
    }

    /// Saves the best weights so far, and the plot.
    fn save(&self, trainer: &Trainer) -> Result<(), Box<dyn Error>> {
        write(&self.path, &trainer.weights().write())?;
        match &self.plot {
            Some(path) => write(path, plot(&self.rounds).as_bytes()),
            None => Ok(()),
        }
    }
}

/// Adds the path to an error about a database.
fn in_database<P: Into<FileProblem<DatabaseError>>>(
    path: &Path,
) -> impl Fn(P) -> FileError<DatabaseError> {
    in_file(path)
}

/// Tests if a file can be written at `path`, before hours are spent on it.
fn check_writable(path: &Path) -> Result<(), String> {
    let folder = match path.parent().unwrap_or(path) {
        parent if parent.as_os_str().is_empty() => Path::new("."),
        parent => parent,
    };
    chapter_cli::check_writable(path)
        .and_then(|()| tempfile::tempfile_in(folder).map(drop))
        .map_err(|error| cannot_write(path, &error))
}

fn cannot_write(path: &Path, error: &io::Error) -> String {
    format!("can't write {}: {error}", path.display())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let saved = durability::save(path, bytes);
    Ok(saved.map_err(|error| cannot_write(path, &error))?)
}

const COUNT: &str = "number here: write a whole one, such as 8";
const PHASES: &str = "number of phases: write one from 2 to 61";
const RATE: &str = "rate: write a number such as 0.05";

fn at_least_1(arguments: &mut lexopt::Parser) -> Result<usize, Box<dyn Error>> {
    let what = "number here: write a whole one, 1 or more";
    number(arguments, what).map(NonZero::get)
}

fn phases(arguments: &mut lexopt::Parser) -> Result<usize, Box<dyn Error>> {
    let phases = number(arguments, PHASES)?;
    let is_valid = (2..=61).contains(&phases);
    is_valid.then_some(phases).ok_or_else(|| PHASES.into())
}
