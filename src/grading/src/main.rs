//! The command line for teachers: it hands out assignments and grades what
//! comes back.

use anyhow::{Result, bail};
use clap::{Args, Parser, value_parser};
use othellier_grading::{assign, class, report, sanitize};
use othellier_project::parallel;
use othellier_project::repository::Repository;
use std::path::PathBuf;
use std::process::ExitCode;

/// Hand the book's exercises out to a class, and grade what comes back.
#[derive(Parser)]
#[command(bin_name = "cargo run --")]
enum Command {
    /// Make an assignment: exercises in a project that students open with Cargo
    Assign(Assign),
    /// Grade a class, with students' code locked in a sandbox
    Grade(Grade),
}

#[derive(Args)]
struct Assign {
    /// Chapters and exercises, such as 2 or 2.1 2.3
    #[arg(value_name = "NUMBER", required = true)]
    exercises: Vec<String>,
    /// Write the assignment into this folder
    #[arg(long, value_name = "DIR", required_unless_present = "zip")]
    out: Option<PathBuf>,
    /// Write the assignment into this zip file
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    zip: Option<PathBuf>,
    /// The title [default: the numbers of the exercises]
    #[arg(long)]
    title: Option<String>,
    /// When it's due, such as 2027-01-31 or 2027-01-31T18:00
    #[arg(long, value_name = "TIME")]
    due: Option<String>,
    /// Change what exercises are worth, as in 2.1=15,2.3=5
    #[arg(long, value_name = "NUMBER=POINTS", value_delimiter = ',')]
    points: Vec<String>,
    /// Include the crates it depends on, so nothing has to be downloaded
    #[arg(long)]
    vendor: bool,
}

#[derive(Args)]
struct Grade {
    /// The folder or zip file that `assign` made, or just 2 or 2.1,2.3
    #[arg(value_name = "ASSIGNMENT")]
    assignment: String,
    /// What came in: a folder with a folder or a zip file for each student
    #[arg(value_name = "SUBMISSIONS")]
    submissions: PathBuf,
    /// Write the grades into this folder
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The class as a CSV file: name, id, email, folder, submitted
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,
    /// Your own checks: a folder of files named like the exercises
    #[arg(long, value_name = "DIR")]
    hidden: Option<PathBuf>,
    /// Turn points into grades up to this one, such as 20
    #[arg(long, value_name = "GRADE", value_parser = value_parser!(u32).range(1..=10_000))]
    scale: Option<u32>,
    /// Point out answers that look alike
    #[arg(long)]
    similar: bool,
    /// Grade this many submissions at a time, memory permitting [default: two
    /// per core]
    #[arg(long, value_name = "COUNT")]
    jobs: Option<usize>,
    /// Run students' code even if this machine has no sandbox for it
    #[arg(long)]
    unsandboxed: bool,
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Assign(assign) => assign.run(),
        Command::Grade(grade) => grade.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}", sanitize::text(&format!("{error:#}")));
            ExitCode::FAILURE
        }
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
        println!("The assignment is in {}.", place.display());
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
        println!("The grades are in {}.", out.display());
        Ok(())
    }

    fn options(self) -> class::Options {
        // Half of the time a submission waits for its sandbox.
        let jobs = 2 * parallel::cores();
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
            patience: class::PATIENCE,
        }
    }
}
