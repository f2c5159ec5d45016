//! Learns weights for chapter 22, and says how it's going.

use std::error::Error;
use std::fs;
use std::io::{self, BufReader, IsTerminal, Write};
use std::iter;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use chapter_cli::{Answer, FileError, FileProblem};
use chapter_cli::{check_is_file, in_file, number};
use databases::{DatabaseError, WthorGames};
use learning::{Generation, Plan, Step, Teacher, Trainer};
use lexopt::prelude::*;
use train::{Shown, against_phased, plot, samples_from, shown};

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

/// What it was asked to do.
struct Training {
    plan: Plan,
    path: PathBuf,
    plot: Option<PathBuf>,
    games: usize,
    depth: usize,
    files: Vec<PathBuf>,
    rounds: Vec<Shown>,
}

impl Training {
    /// `None` if somebody asks for help.
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
            check(path)?;
        }
        let mut trainer = Trainer::new(self.plan.clone())?;
        self.read_games(&mut trainer)?;
        let (mut output, mut rounds) = (io::stdout(), 0);
        writeln!(output, "generation  rounds  error  against phased")?;
        loop {
            match trainer.step() {
                Step::Played(games) => self.show(games),
                Step::Learned(round) => {
                    self.rounds.push(shown(round, &trainer.weights()));
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
            "to play against it: cargo run --release -p expert -- --white \
             expert --weights {path}"
        ))
    }

    /// What it wins of a match, and how far that may be from the truth: the two
    /// games of a pair aren't independent.
    fn rate(&self, trainer: &Trainer) -> String {
        let weights = trainer.weights();
        let duel = against_phased(&weights, self.games / 2, self.depth);
        format!("{:.0} % ± {:.0}", duel.tally().rate(), duel.margin())
    }

    /// Games from files, if there are any: how many positions they have.
    fn read_games(&self, trainer: &mut Trainer) -> Result<(), Box<dyn Error>> {
        for path in &self.files {
            let file = chapter_cli::open(path).map_err(wrong(path))?;
            let games = WthorGames::new(BufReader::new(file));
            let games = games.map_err(wrong(path))?;
            let header = *games.header();
            for game in games {
                let game = game.map_err(wrong(path))?;
                trainer.heaps.add(samples_from(&game, &header));
            }
        }
        Ok(())
    }

    /// Shows how many games have been played, on a terminal.
    fn show(&self, games: usize) {
        let mut errors = io::stderr();
        if errors.is_terminal() {
            let plans = self.plan.generations.iter();
            let all: usize = plans.map(|generation| generation.games).sum();
            let bar = "#".repeat(30 * games / all.max(1));
            // Nobody has to see it.
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

/// Says which file it is.
fn wrong<P: Into<FileProblem<DatabaseError>>>(
    path: &Path,
) -> impl Fn(P) -> FileError<DatabaseError> {
    in_file(path)
}

/// Makes sure before anything is learned that it can be saved there.
fn check(path: &Path) -> Result<(), String> {
    let folder = path.parent().unwrap_or(path);
    let folder = if folder == "" { Path::new(".") } else { folder };
    let old = fs::metadata(path).ok();
    let is_file = old.iter().try_for_each(check_is_file);
    let checked = is_file.and_then(|()| tempfile::tempfile_in(folder));
    checked.map(drop).map_err(|why| cannot_write(path, &why))
}

fn cannot_write(path: &Path, why: &io::Error) -> String {
    format!("can't write {}: {why}", path.display())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let saved = durability::save(path, bytes);
    Ok(saved.map_err(|why| cannot_write(path, &why))?)
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
    let is_right = (2..=61).contains(&phases);
    is_right.then_some(phases).ok_or_else(|| PHASES.into())
}
