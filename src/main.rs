//! The command line of the companion: what can be asked of it, and nothing
//! else. The work is done by the library.

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use mdbook_preprocessor::Preprocessor;
use othellier::book::{preprocessor, serve, site};
use othellier::repository::Repository;
use std::io;
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
        Command::Preprocess { question: None } => {
            preprocessor::preprocess(io::stdin().lock(), io::stdout().lock())?;
        }
        Command::Preprocess {
            question: Some(Question::Supports { renderer }),
        } => return supports(&renderer),
    }
    Ok(ExitCode::SUCCESS)
}

/// mdBook takes the exit status for the answer.
fn supports(renderer: &str) -> Result<ExitCode> {
    let expander = preprocessor::Expander::new(Repository::find()?);
    let yes = expander.supports_renderer(renderer)?;
    Ok(if yes {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
