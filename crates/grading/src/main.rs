//! The teachers' command line: hands out assignments and grades submissions.

use anyhow::{Result, bail};
use clap::{Args, Parser};
use othellier_grading::grade_options::GradeOptions;
use othellier_grading::{assign, grade_class, report, sanitize};
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
    Grade(GradeOptions),
}

#[derive(Args)]
struct Assign {
    #[command(flatten)]
    request: assign::AssignmentRequest,
    /// Write the assignment into this folder
    #[arg(long, value_name = "DIR", required_unless_present = "zip")]
    out: Option<PathBuf>,
    /// Write the assignment into this zip file
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    zip: Option<PathBuf>,
}

fn main() -> ExitCode {
    let result = match Command::parse() {
        Command::Assign(assign) => assign.run(),
        Command::Grade(options) => grade(&options),
    };
    match result {
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
        let output_path = match (&self.out, &self.zip) {
            (Some(dir), _) => {
                assign::write_folder(&repository, &self.request, dir)?;
                dir
            }
            (None, Some(file)) => {
                assign::write_zip(&repository, &self.request, file)?;
                file
            }
            (None, None) => bail!("name a folder, such as --out handout"),
        };
        println!("The assignment is in {}.", output_path.display());
        Ok(())
    }
}

fn grade(options: &GradeOptions) -> Result<()> {
    let repository = Repository::find()?;
    let scratch = repository.root().join("target/grading");
    let report = grade_class::grade(&repository, &scratch, options)?;
    report::write_all(&report, &options.out)?;
    if let Some(file) = &options.gradescope {
        report::write_gradescope(&report, file)?;
    }
    print!("{}", grade_class::summary(&report));
    println!("The grades are in {}.", options.out.display());
    Ok(())
}
