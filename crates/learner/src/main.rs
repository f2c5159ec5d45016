//! The companion of an assignment: what students work with.

use std::process::ExitCode;

use clap::Parser;
use othellier_learner::commands::Command;
use othellier_project::repository::Repository;

/// Check your answers to the exercises of this assignment, and get hints.
#[derive(Parser)]
#[command(bin_name = "cargo run --")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = Repository::find().and_then(|repository| cli.command.run(&repository));
    done.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
