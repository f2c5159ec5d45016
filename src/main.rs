//! The command line of the companion: what can be asked of it, and nothing
//! else. The work is done by the library.

use anyhow::{Result, bail};
use clap::{Args, Parser, Subcommand};
use mdbook_preprocessor::Preprocessor;
use othellier::book::{preprocessor, serve, site};
use othellier::exercises::contract::{self, PATIENCE, Starters};
use othellier::exercises::learner::course::Choice;
use othellier::exercises::learner::desk::Desk;
use othellier::exercises::learner::{Look, watch};
use othellier::grading::{assign, class, report};
use othellier::repository::Repository;
use std::io;
use std::num::NonZero;
use std::path::PathBuf;
use std::process::ExitCode;

/// The companion of the book Othellier, which teaches programming by building
/// Othello in Rust, one square at a time.
///
/// Without a command it builds the book, opens it in your browser and keeps
/// the page up to date while you change the text or the code.
#[derive(Parser)]
#[command(bin_name = "cargo run --", version, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

const EXAMPLES: &str = "\
Examples:
  cargo run                            read the book in your browser
  cargo run -- --port 8000 --no-open   serve it at port 8000, open nothing
  cargo run -- build --out site        write it as files that any server takes
  cargo run -p board                   run what chapter 1 builds
  cargo run -- list                    show the exercises
  cargo run -- check --watch           work on the next one
  cargo test                           check everything, the book included";

#[derive(Subcommand)]
enum Command {
    /// Build the book, serve it on this machine and follow your changes
    /// [what happens without a command]
    Serve(Serve),
    /// Write the book as static files
    Build {
        /// The folder to write: a new one, an empty one or an older build
        #[arg(long, value_name = "DIR")]
        out: PathBuf,
    },
    /// Show the exercises, which are solved, and which comes next
    List(Plain),
    /// Check your answer to an exercise, such as 2.1, or those of a chapter, up
    /// to the first that is not solved [default: the next exercise that is not
    /// solved]
    Check {
        /// The number of an exercise or a chapter
        #[arg(value_name = "NUMBER")]
        choice: Option<Choice>,
        /// Check again whenever you save, until you press q
        #[arg(long)]
        watch: bool,
        #[command(flatten)]
        plain: Plain,
    },
    /// Show one hint more
    Hint {
        /// The number of an exercise [default: the next one]
        #[arg(value_name = "NUMBER")]
        choice: Option<Choice>,
        #[command(flatten)]
        plain: Plain,
    },
    /// Show the solution of an exercise that you have solved
    Solution {
        /// The number of the exercise
        #[arg(value_name = "NUMBER")]
        choice: Choice,
        /// Show it although the exercise is not solved
        #[arg(long)]
        give_up: bool,
        #[command(flatten)]
        plain: Plain,
    },
    /// Begin an exercise again; your answer is kept in another file
    Reset {
        /// The number of the exercise
        #[arg(value_name = "NUMBER")]
        choice: Choice,
    },
    /// Make an assignment: exercises as a project of their own
    Assign(Assign),
    /// Grade a class: what students handed in, within walls that their code
    /// cannot leave
    Grade(Grade),
    /// For authors: try every starter, solution and impostor
    Verify,
    /// Expand the pages for the mdBook program
    #[command(hide = true)]
    Preprocess {
        #[command(subcommand)]
        question: Option<Question>,
    },
}

#[derive(Args)]
struct Serve {
    /// The port to serve at; if it is taken, the next free one
    #[arg(long, value_name = "PORT", default_value_t = 3000)]
    port: u16,
    /// Print the address and open no browser
    #[arg(long)]
    no_open: bool,
}

#[derive(Args)]
struct Assign {
    /// Chapters and exercises, such as 2 or 2.1 2.3
    #[arg(value_name = "NUMBER", required = true)]
    exercises: Vec<String>,
    /// The folder for the assignment
    #[arg(long, value_name = "DIR", required_unless_present = "zip")]
    out: Option<PathBuf>,
    /// The zip file for the assignment
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    zip: Option<PathBuf>,
    /// Its title [default: the numbers of the exercises]
    #[arg(long)]
    title: Option<String>,
    /// When it is due, such as 2027-01-31 or 2027-01-31T18:00
    #[arg(long, value_name = "TIME")]
    due: Option<String>,
    /// Other points for exercises, such as 2.1=15,2.3=5
    #[arg(long, value_name = "NUMBER=POINTS", value_delimiter = ',')]
    points: Vec<String>,
    /// Put the crates of others in too, so that nothing has to be fetched
    #[arg(long)]
    vendor: bool,
}

#[derive(Args)]
struct Grade {
    /// The folder or zip file that `assign` made, or exercises: 2 or 2.1,2.3
    #[arg(value_name = "ASSIGNMENT")]
    assignment: String,
    /// The folder with a folder or a zip file for each student
    #[arg(value_name = "SUBMISSIONS")]
    submissions: PathBuf,
    /// The folder for the grades
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The class as a CSV file: name, id, email, folder, submitted
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,
    /// A folder with checks of your own, a file each, such as ray_length.rs
    #[arg(long, value_name = "DIR")]
    hidden: Option<PathBuf>,
    /// The best grade, such as 20 [default: the points themselves]
    #[arg(long, value_name = "GRADE")]
    scale: Option<u32>,
    /// Point at answers that look alike
    #[arg(long)]
    similar: bool,
    /// How many submissions are graded at a time [default: two a core]
    #[arg(long, value_name = "COUNT")]
    jobs: Option<usize>,
    /// Run students' code even where this machine cannot keep it in
    #[arg(long)]
    unsandboxed: bool,
}

#[derive(Args)]
struct Plain {
    /// Use no colors, as with the variable NO_COLOR
    #[arg(long)]
    plain: bool,
}

/// What mdBook asks a preprocessor before it uses it.
#[derive(Subcommand)]
enum Question {
    /// Whether pages for this renderer can be expanded
    Supports {
        /// The renderer's name, such as `html`
        renderer: String,
    },
}

fn main() -> ExitCode {
    answer(Cli::parse()).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn answer(cli: Cli) -> Result<ExitCode> {
    match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(Serve { port, no_open }) => {
            serve::serve(&Repository::find()?, port, !no_open)?;
        }
        Command::Build { out } => {
            site::publish(&Repository::find()?, &out)?;
            println!("The book is written to {}.", out.display());
        }
        Command::List(plain) => {
            print!("{}", desk(plain.look())?.list()?);
        }
        Command::Check {
            choice,
            watch,
            plain,
        } => return check(choice, watch, plain.look()),
        Command::Hint { choice, plain } => {
            print!("{}", desk(plain.look())?.hint(choice)?);
        }
        Command::Solution {
            choice,
            give_up,
            plain,
        } => print!("{}", desk(plain.look())?.solution(choice, give_up)?),
        Command::Reset { choice } => {
            print!("{}", desk(Look::PLAIN)?.reset(choice)?);
        }
        Command::Assign(assign) => assign.run()?,
        Command::Grade(grade) => grade.run()?,
        Command::Verify => return verify(),
        Command::Preprocess { question: None } => {
            preprocessor::preprocess(io::stdin().lock(), io::stdout().lock())?;
        }
        Command::Preprocess {
            question: Some(Question::Supports { renderer }),
        } => return supports(&renderer),
    }
    Ok(ExitCode::SUCCESS)
}

impl Plain {
    fn look(&self) -> Look {
        Look::new(self.plain)
    }
}

impl Assign {
    fn run(self) -> Result<()> {
        let repository = Repository::find()?;
        let request = assign::Request {
            exercises: self.exercises,
            title: self.title,
            due: self.due,
            points: self.points,
            vendor: self.vendor,
        };
        let place = match (&self.out, &self.zip) {
            (Some(out), _) => {
                assign::to_folder(&repository, &request, out)?;
                out
            }
            (None, Some(file)) => {
                assign::to_zip(&repository, &request, file)?;
                file
            }
            (None, None) => bail!("name a folder, such as --out handout"),
        };
        println!("The assignment is written to {}.", place.display());
        Ok(())
    }
}

impl Grade {
    fn run(self) -> Result<()> {
        let repository = Repository::find()?;
        let scratch = repository.root().join("target/grading");
        let out = self.out.clone();
        let report = class::grade(&repository, &scratch, &self.options())?;
        report::write_all(&report, &out)?;
        print!("{}", class::summary(&report));
        println!("The grades are written to {}.", out.display());
        Ok(())
    }

    fn options(self) -> class::Options {
        // Half of the time a submission waits for walls to be put up.
        let cores = std::thread::available_parallelism();
        let jobs = 2 * cores.map_or(1, NonZero::get);
        class::Options {
            assignment: self.assignment,
            submissions: self.submissions,
            out: self.out,
            roster: self.roster,
            hidden: self.hidden,
            scale: self.scale,
            similar: self.similar,
            jobs: self.jobs.unwrap_or(jobs),
            unsandboxed: self.unsandboxed,
        }
    }
}

fn desk(look: Look) -> Result<Desk> {
    Desk::new(&Repository::find()?, look)
}

fn check(choice: Option<Choice>, watch: bool, look: Look) -> Result<ExitCode> {
    let desk = desk(look)?;
    if watch {
        return Ok(yes(watch::watch(desk, choice, look)?));
    }
    let checked = desk.check(choice)?;
    print!("{}", checked.text);
    Ok(yes(checked.solved))
}

/// The scratch workspace is the one of the tests, so that nothing is compiled
/// twice.
fn verify() -> Result<ExitCode> {
    let repository = Repository::find()?;
    let scratch = repository.root().join("target/tmp/exercises");
    let starters = Starters::due();
    let report = contract::verify(&repository, &scratch, PATIENCE, starters)?;
    print!("{report}");
    Ok(yes(report.complaints.is_empty()))
}

/// mdBook takes the exit status for the answer.
fn supports(renderer: &str) -> Result<ExitCode> {
    let expander = preprocessor::Expander::new(Repository::find()?);
    Ok(yes(expander.supports_renderer(renderer)?))
}

fn yes(yes: bool) -> ExitCode {
    match yes {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
