//! The companion of an assignment, the program that students work with.

use std::process::ExitCode;

use anyhow::Result;
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
    run(Cli::parse()).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn run(cli: Cli) -> Result<ExitCode> {
    cli.command.run(&Repository::find()?)
}
