//! Learns the weights of chapter 20, and says how it's going.

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
use learning::{Plan, SMALL, Step, Trainer, samples_from};
use lexopt::prelude::*;
use train::{Shown, against_phased, plot, shown};

const EXAMPLE: &str = "cargo run --release -p train -- new.bin";

const HELP: &str = "\
Learns weights for chapter 20's patterns.

cargo run --release -p train -- new.bin
cargo run --release -p train -- new.bin --small --games 20000
cargo run --release -p train -- new.bin --games-from WTH_2025.wtb

It plays against itself, learns, and plays a match against phased, the teacher
that it began with. It saves its best weights in new.bin after each round:
interrupt it when you like.

--small            learns fewer weights
--games N          plays N games in each generation, 10000 if you don't say
--depth N          looks N moves ahead in them, 2 if you don't say
--exact N          looks to the end once N squares are empty: 8
--solved N         asks the solver how a game should have ended, with N empty
                   squares: 12, for example; it isn't asked if you don't say
--generations N    lets what has learned teach, N times in all: 1
--rate R           corrects this part of an error in each step: 0.05
--seed N           the same number makes the same weights
--plot FILE        draws errors and wins, as SVG
--match N          plays N games in the match, 200 if you don't say
--match-depth N    looks N moves ahead in the match, 4 if you don't say
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
        let (mut path, mut plan) = (None, Plan::default());
        let (mut plot, mut games, mut depth) = (None, 200, 4);
        let mut files = Vec::new();
        while let Some(argument) = arguments.next()? {
            match argument {
                Short('h') | Long("help") => return Ok(None),
                Long("small") => plan.patterns = SMALL,
                Long("games") => plan.games = at_least_1(&mut arguments)?,
                Long("depth") => plan.depth = at_least_1(&mut arguments)?,
                Long("exact") => plan.exact = number(&mut arguments, COUNT)?,
                Long("solved") => plan.solved = number(&mut arguments, COUNT)?,
                Long("generations") => {
                    plan.generations = number(&mut arguments, COUNT)?
                }
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
            (self.plan.games, self.plan.generations) = (0, 1);
        }
        for path in iter::once(&self.path).chain(&self.plot) {
            check(path)?;
        }
        let mut trainer = Trainer::new(self.plan.clone())?;
        self.read_games(&mut trainer)?;
        let mut output = io::stdout();
        writeln!(output, "round  error  not seen  won")?;
        loop {
            match trainer.step() {
                Step::Played(games) => self.show(games),
                Step::Learned(round) => {
                    let shown = shown(round, &trainer.weights());
                    self.rounds.push(shown);
                    self.save(&trainer)?;
                    writeln!(
                        output,
                        "{:5} {:6.2} {:9.2} {:3} %",
                        round.number, round.error, round.test_error, shown.rate
                    )?;
                }
                Step::Graduated(_) => {}
                Step::Done => break,
            }
        }
        let weights = trainer.weights();
        let duel = against_phased(&weights, self.games / 2, self.depth);
        let tally = duel.tally();
        // The two games of a pair aren't independent.
        let (rate, margin) = (tally.rate(), duel.margin());
        let (depth, path) = (self.depth, self.path.display());
        Ok(format!(
            "against phased, {depth} moves ahead: +{} ={} -{}: {rate:.0} % ± \
             {margin:.0}\nto play against it: cargo run --release -p expert -- \
             --white expert --weights {path}",
            tally.wins, tally.draws, tally.losses
        ))
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
                trainer.add(&samples_from(&game, &header));
            }
        }
        Ok(())
    }

    /// Shows how many games have been played, on a terminal.
    fn show(&self, games: usize) {
        let mut errors = io::stderr();
        if errors.is_terminal() {
            let bar = "#".repeat(30 * games / self.plan.games.max(1));
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
    let saved = records::save(path, bytes);
    Ok(saved.map_err(|why| cannot_write(path, &why))?)
}

const COUNT: &str = "number here: write a whole one, such as 8";
const RATE: &str = "rate: write a number such as 0.05";

fn at_least_1(arguments: &mut lexopt::Parser) -> Result<usize, Box<dyn Error>> {
    let what = "number here: write a whole one, 1 or more";
    number(arguments, what).map(NonZero::get)
}
