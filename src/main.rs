//! The companion's command line. The libraries of the workspace do the work.

mod run_grader;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};
use othellier_learner::chapter_tests;
use othellier_learner::commands::{self, exit_code};
use othellier_project::repository::Repository;
use othellier_site::addresses::Addresses;
use othellier_site::{build, pdf, reader_workspace, serve};
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
    Build {
        /// The folder to write: a new one, an empty one or an older build
        #[arg(long, value_name = "DIR", required_unless_present_any = ["pdf", "epub"])]
        out: Option<PathBuf>,
        /// The PDF to write; Chromium, Chrome or Edge on this machine prints it
        #[arg(long, value_name = "FILE")]
        pdf: Option<PathBuf>,
        /// The EPUB to write, for readers of electronic books
        #[arg(long, value_name = "FILE")]
        epub: Option<PathBuf>,
        #[command(flatten)]
        addresses: AddressArgs,
    },
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
    Assign(GraderArgs),
    /// Grade a class, with students' code locked in a sandbox
    #[command(disable_help_flag = true)]
    Grade(GraderArgs),
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

/// The addresses at which the book and its repository are published.
#[derive(Args)]
struct AddressArgs {
    /// The address of the book, for links from elsewhere to its pages
    #[arg(long, value_name = "URL", env = "OTHELLIER_URL")]
    #[arg(value_parser = web_address)]
    url: Option<String>,
    /// The address of its repository, for links to it and to each listing
    #[arg(long, value_name = "URL", env = "OTHELLIER_REPOSITORY")]
    #[arg(value_parser = web_address)]
    repository: Option<String>,
}

impl From<AddressArgs> for Addresses {
    fn from(args: AddressArgs) -> Self {
        Self {
            site: args.url.map(|url| url + "/"),
            repository: args.repository,
        }
    }
}

/// Parses a web address, and removes slashes at its end.
fn web_address(text: &str) -> Result<String, String> {
    let is_http = text.starts_with("https://") || text.starts_with("http://");
    let is_forbidden = |c: char| c.is_whitespace() || "\"<>#?".contains(c);
    if is_http && !text.contains(is_forbidden) {
        Ok(text.trim_end_matches('/').to_owned())
    } else {
        Err("write it like https://example.org/othellier".to_owned())
    }
}

/// The arguments of a command of the grader, which are passed on to it.
#[derive(Args)]
struct GraderArgs {
    /// The grader's arguments; `--help` lists them
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
        Command::Build {
            out,
            pdf,
            epub,
            addresses,
        } => {
            let addresses = addresses.into();
            build(out.as_deref(), pdf.as_deref(), epub.as_deref(), &addresses)?;
        }
        Command::Learn(command) => return command.run(&Repository::find()?),
        Command::Begin { folder } => {
            print!(
                "{}",
                reader_workspace::prepare(&Repository::find()?, &folder)?
            );
        }
        Command::Test { number, folder } => return test(number, &folder),
        Command::Assign(args) => return run_grader::run("assign", &args.arguments),
        Command::Grade(args) => return run_grader::run("grade", &args.arguments),
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds the book in each format for which there's a path.
fn build(
    site: Option<&Path>,
    pdf: Option<&Path>,
    epub: Option<&Path>,
    addresses: &Addresses,
) -> Result<()> {
    let repository = Repository::find()?;
    if let Some(path) = site {
        build::publish(&repository, path, addresses)?;
        println!("The book is in {}.", path.display());
    }
    if let Some(path) = pdf {
        pdf::publish(&repository, path, addresses)?;
        println!("The book is printed to {}.", path.display());
    }
    if let Some(path) = epub {
        build::publish_epub(&repository, path, addresses)?;
        println!("The book is in {}.", path.display());
    }
    Ok(())
}

fn test(chapter: u32, folder: &Path) -> Result<ExitCode> {
    let result = chapter_tests::run(&Repository::find()?, chapter, folder)?;
    print!("{}", result.text);
    Ok(exit_code(result.passed))
}
