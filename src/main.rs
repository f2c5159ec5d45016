//! The companion's command line. The libraries of the workspace do the work.

mod on_demand;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use on_demand::{GRADER, PUBLISHER};
use othellier_learner::chapter_tests;
use othellier_learner::commands::{self, exit_code};
use othellier_project::repository::Repository;
use othellier_site::{reader_workspace, serve};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The companion of the book Othellier, which teaches programming by building
/// Othello in Rust, one square at a time.
///
/// Without a command it builds the book, opens it in your browser and keeps
/// the page up to date while you change the text.
#[derive(Parser)]
#[command(bin_name = "cargo run --", version, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: ServeArgs,
}

const EXAMPLES: &str = "\
Examples:
  cargo run                            read the book in your browser
  cargo run -- --port 8000 --no-open   serve it on port 8000, don't open it
  cargo run -- build --out site        write it as files for any web server
  cargo run -- build --pdf book.pdf    print it
  cargo run -p board                   run what chapter 1 builds
  cargo run -- list                    show the exercises
  cargo run -- check --watch           work on the next one
  cargo test                           check everything, the book included";

#[derive(Subcommand)]
enum Command {
    /// Build the book, serve it on this machine and follow your changes
    /// [the default]
    Serve(ServeArgs),
    /// Write the book as static files, as a PDF, or as an EPUB
    #[command(disable_help_flag = true)]
    Build(ForwardedArgs),
    #[command(flatten)]
    Learn(commands::Command),
    /// Make the folder for your crates, with those in it that you needn't type
    Begin {
        /// The folder to make, or to add to, such as ../my-othello
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Run a chapter's tests on the crates that you've typed along; your files
    /// stay as they are
    Test {
        /// The number of a chapter
        #[arg(value_name = "CHAPTER")]
        number: u32,
        /// The folder with your crates, such as ../my-othello
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
    /// Make an assignment: exercises in a project that students open with Cargo
    #[command(disable_help_flag = true)]
    Assign(ForwardedArgs),
    /// Grade a class, with students' code locked in a sandbox
    #[command(disable_help_flag = true)]
    Grade(ForwardedArgs),
}

#[derive(Args)]
struct ServeArgs {
    /// The port to serve on, or the next free one
    #[arg(long, value_name = "PORT", default_value_t = 3000)]
    port: u16,
    /// Print the address, but don't open a browser
    #[arg(long)]
    no_open: bool,
}

/// The arguments of a command in a program of its own, which are passed on to it.
#[derive(Args)]
struct ForwardedArgs {
    /// The command's arguments; `--help` lists them
    #[arg(value_name = "ARGUMENTS", trailing_var_arg = true)]
    #[arg(allow_hyphen_values = true)]
    arguments: Vec<OsString>,
}

fn main() -> ExitCode {
    run(Cli::parse()).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(cli: Cli) -> Result<ExitCode> {
    match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(ServeArgs { port, no_open }) => {
            serve::serve(&Repository::find()?, port, !no_open)?;
        }
        Command::Build(args) => return PUBLISHER.run("build", &args.arguments),
        Command::Learn(command) => return command.run(&Repository::find()?),
        Command::Begin { folder } => {
            print!(
                "{}",
                reader_workspace::prepare(&Repository::find()?, &folder)?
            );
        }
        Command::Test { number, folder } => return test(number, &folder),
        Command::Assign(args) => return GRADER.run("assign", &args.arguments),
        Command::Grade(args) => return GRADER.run("grade", &args.arguments),
    }
    Ok(ExitCode::SUCCESS)
}

fn test(chapter: u32, folder: &Path) -> Result<ExitCode> {
    let result = chapter_tests::run(&Repository::find()?, chapter, folder)?;
    print!("{}", result.text);
    Ok(exit_code(result.passed))
}
