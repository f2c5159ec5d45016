//! Cargo at work for us.

use std::path::Path;
use std::process::{Command, Output};

use anyhow::{Context, bail};

use crate::messages::{Message, messages};

/// Where cargo works.
pub struct Cargo<'a> {
    /// The workspace.
    pub folder: &'a Path,
    /// Where it puts what it compiles.
    pub target: &'a Path,
}

impl Cargo<'_> {
    /// Builds this; what cargo said.
    pub fn build(&self, what: &[&str]) -> anyhow::Result<Vec<Message>> {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let output = Command::new(cargo)
            .args(["build", "--offline", "--message-format=json"])
            .args(what)
            .arg("--target-dir")
            .arg(self.target)
            .current_dir(self.folder)
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .output()
            .context("cargo cannot be started")?;
        succeeded(&output)
    }
}

fn succeeded(output: &Output) -> anyhow::Result<Vec<Message>> {
    let all: Vec<_> = messages(&output.stdout).collect();
    if output.status.success() {
        return Ok(all);
    }
    let said = all.iter().filter_map(|message| match message {
        Message::Diagnostic { message, .. } => Some(&*message.rendered),
        _ => None,
    });
    let said: String = said.collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    bail!("the checks do not compile:\n{said}\n{errors}")
}
