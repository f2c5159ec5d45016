//! Compiling answers where the learner writes them, as `cargo test` does.

use std::collections::HashMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, bail};

use super::Look;
use super::course::Entry;
use crate::messages::{Message, Rendered, messages};

/// What came of a compilation.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    /// The test binaries, by the ids of the exercises.
    pub(super) binaries: HashMap<String, PathBuf>,
    /// What the compiler said.
    pub(super) diagnostics: Vec<Diagnostic>,
}

/// A warning or an error of the compiler.
#[derive(Debug)]
pub(super) struct Diagnostic {
    pub(super) is_error: bool,
    /// The file, from the top of the checkout on.
    pub(super) file: String,
    /// The compiler's words.
    pub(super) text: String,
    /// The name that it does not find, if that is its error.
    pub(super) missing: Option<String>,
}

impl Diagnostic {
    /// What a message says about a file. That an answer lacks docs is no
    /// concern of a learner's.
    fn of(message: Rendered) -> Option<Diagnostic> {
        let file = message.file().filter(|_| !message.is_about_docs())?;
        Some(Diagnostic {
            is_error: message.level.starts_with("error"),
            file,
            missing: message.missing_name().map(str::to_owned),
            text: message.rendered,
        })
    }
}

/// Compiles the answers to some exercises of one package, and their checks.
///
/// # Errors
///
/// When cargo fails for another reason than the code.
pub(super) fn compile(
    root: &Path,
    entries: &[Entry],
    look: Look,
) -> anyhow::Result<Compiled> {
    let output = command(root, entries, look)
        .output()
        .context("cargo cannot be started")?;
    let mut compiled = Compiled::default();
    messages(&output.stdout).for_each(|message| compiled.take(message));
    compiled.or_cargos_error(&output)
}

/// What is compiled is what a plain `cargo test` would compile, so nothing is
/// compiled twice. A check that does not compile keeps no other from it.
fn command(root: &Path, entries: &[Entry], look: Look) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or("cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root);
    command.args(["build", "--keep-going"]);
    command.arg(match look.is_styled() {
        true => "--message-format=json-diagnostic-rendered-ansi",
        false => "--message-format=json",
    });
    if let Some(entry) = entries.first() {
        command.args(["--package", &entry.package.name]);
    }
    for entry in entries {
        command.args(["--test", &entry.exercise.id]);
    }
    command
}

impl Compiled {
    fn take(&mut self, message: Message) {
        match message {
            Message::Artifact {
                target,
                executable: Some(binary),
                ..
            } => {
                self.binaries.insert(target.name, binary);
            }
            Message::Diagnostic { message, .. } => {
                self.diagnostics.extend(Diagnostic::of(message));
            }
            _ => {}
        }
    }

    /// Where cargo failed and the compiler has nothing to say, cargo has.
    fn or_cargos_error(self, output: &Output) -> anyhow::Result<Compiled> {
        let explained = self.diagnostics.iter().any(|said| said.is_error);
        if !output.status.success() && !explained {
            bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
        }
        Ok(self)
    }
}
