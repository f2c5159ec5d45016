//! Makes a class to try the grader with: a folder of submissions as they come
//! in, from right answers to attacks. The same seed makes the same class.
//!
//! ```sh
//! cargo run -- assign 2 --out week-2
//! cargo run -p othellier-grading --example make_class -- week-2 submissions
//! cargo run -- grade week-2 submissions --out grades
//! ```

mod class;
mod names;
mod random;
mod work;

use std::path::PathBuf;

use clap::Parser;
use othellier_grading::assignment::Manifest;
use othellier_project::catalog;
use othellier_project::repository::Repository;

/// Make a class to try the grader with
#[derive(Parser)]
struct Cli {
    /// The folder or zip file that `assign` made, or exercises: 2 or 2.1,2.3
    assignment: String,
    /// The folder to make
    out: PathBuf,
    /// How many students hand something in
    #[arg(long, default_value_t = 120)]
    students: usize,
    /// Another number makes another class
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let packages = catalog::packages(&Repository::find()?)?;
    let manifest = Manifest::find(&cli.assignment, &packages)?;
    let tasks = manifest.tasks(&packages)?;
    let made = class::make(&tasks, cli.students, cli.seed, &cli.out)?;
    print!("{made}");
    println!("The class is written to {}.", cli.out.display());
    Ok(())
}
