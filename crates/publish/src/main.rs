//! The command `build` of the companion, which `cargo run -- build` compiles on demand.

use anyhow::Result;
use clap::{Args, Parser};
use othellier_project::repository::Repository;
use othellier_publish::{epub, pdf, site};
use othellier_site::addresses::Addresses;
use std::path::PathBuf;
use std::process::ExitCode;

/// Write the book as static files, as a PDF, or as an EPUB
#[derive(Parser)]
#[command(bin_name = "cargo run --")]
enum Command {
    /// Write the book as static files, as a PDF, or as an EPUB
    Build(BuildArgs),
}

#[derive(Args)]
struct BuildArgs {
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

fn main() -> ExitCode {
    let Command::Build(args) = Command::parse();
    match args.build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

impl BuildArgs {
    /// Writes the book in each format for which there's a path.
    fn build(self) -> Result<()> {
        let repository = Repository::find()?;
        let addresses = self.addresses.into();
        if let Some(path) = self.out {
            site::publish(&repository, &path, &addresses)?;
            println!("The book is in {}.", path.display());
        }
        if let Some(path) = self.pdf {
            pdf::publish(&repository, &path, &addresses)?;
            println!("The book is printed to {}.", path.display());
        }
        if let Some(path) = self.epub {
            epub::publish(&repository, &path, &addresses)?;
            println!("The book is in {}.", path.display());
        }
        Ok(())
    }
}
