//! Cargo at work: the one place that starts it and reads what it says.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, ensure};
use cargo_metadata::Message;
use cargo_metadata::diagnostic::DiagnosticLevel;
pub use cargo_metadata::diagnostic::{Diagnostic, DiagnosticSpan};
pub use cargo_metadata::{Artifact, CompilerMessage};

/// A call of cargo.
#[derive(Debug)]
pub struct Cargo(Command);

impl Cargo {
    /// The cargo that runs this program, or else the one on the path, at work
    /// in a folder. `subcommand` is `build`, for example.
    pub fn new(folder: &Path, subcommand: &str) -> Cargo {
        let cargo = env::var_os("CARGO").unwrap_or("cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(folder).arg(subcommand);
        Cargo(command)
    }

    /// Adds arguments.
    pub fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Cargo {
        self.0.args(arguments);
        self
    }

    /// Takes the crates of others from this target folder, if they are compiled
    /// there. Before version 1.91, cargo compiles them again.
    pub fn sharing_crates(mut self, target: &Path) -> Cargo {
        self.0.env("CARGO_BUILD_BUILD_DIR", target);
        self
    }

    /// Compiles for a program that runs once or twice: without what debuggers
    /// need, and without what makes a second compilation faster.
    pub fn throwaway(mut self) -> Cargo {
        self.0.env("CARGO_INCREMENTAL", "0");
        self.0.env("CARGO_PROFILE_DEV_DEBUG", "0");
        self
    }

    /// The command, for whatever else it needs.
    pub fn into_command(self) -> Command {
        self.0
    }

    /// Runs it and returns what it prints. Fails when cargo doesn't start or fails,
    /// with what it says then.
    pub fn output(mut self) -> anyhow::Result<Vec<u8>> {
        let output = self.0.stdin(Stdio::null()).output();
        let output = output.context("can't start cargo")?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo: {}", said.trim());
        Ok(output.stdout)
    }

    /// Compiles, and collects what cargo and the compiler say. The compiler's
    /// messages have colors if `colored`. Fails when cargo doesn't start, or fails
    /// for another reason than the code.
    pub fn compile(self, colored: bool) -> anyhow::Result<Compiled> {
        let format = if colored {
            "--message-format=json-diagnostic-rendered-ansi"
        } else {
            "--message-format=json"
        };
        let output = self.args([format]).0.output();
        let output = output.context("can't start cargo")?;
        let compiled = Compiled::of(&output);
        ensure!(
            compiled.succeeded || compiled.errors().next().is_some(),
            "{}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
        Ok(compiled)
    }
}

/// The result of a compilation.
#[derive(Debug)]
pub struct Compiled {
    /// Whether everything compiled.
    pub succeeded: bool,
    /// What was compiled, now or before.
    pub artifacts: Vec<Artifact>,
    /// The compiler's warnings and errors.
    pub messages: Vec<CompilerMessage>,
}

impl Compiled {
    fn of(output: &Output) -> Compiled {
        let (mut artifacts, mut messages) = (Vec::new(), Vec::new());
        // A line that isn't a message comes from someone else: a build script.
        for message in Message::parse_stream(&*output.stdout).flatten() {
            match message {
                Message::CompilerArtifact(artifact) => artifacts.push(artifact),
                Message::CompilerMessage(message) => messages.push(message),
                _ => {}
            }
        }
        Compiled {
            succeeded: output.status.success(),
            artifacts,
            messages,
        }
    }

    /// The errors.
    pub fn errors(&self) -> impl Iterator<Item = &CompilerMessage> {
        let messages = self.messages.iter();
        messages.filter(|message| is_error(&message.message))
    }

    /// The errors as the compiler shows them.
    pub fn rendered_errors(&self) -> String {
        let texts = self.errors().map(|error| rendered(&error.message));
        texts.collect::<Vec<_>>().join("\n")
    }

    /// The programs and test binaries.
    pub fn executables(&self) -> impl Iterator<Item = (&Artifact, PathBuf)> {
        self.artifacts.iter().filter_map(|artifact| {
            let file = artifact.executable.as_ref()?;
            Some((artifact, file.clone().into_std_path_buf()))
        })
    }
}

/// Whether this makes the compiler give up.
pub fn is_error(diagnostic: &Diagnostic) -> bool {
    matches!(
        diagnostic.level,
        DiagnosticLevel::Error | DiagnosticLevel::Ice
    )
}

/// Whether the compiler only warns.
pub fn is_warning(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == DiagnosticLevel::Warning
}

/// The message as the compiler shows it.
pub fn rendered(diagnostic: &Diagnostic) -> &str {
    let rendered = diagnostic.rendered.as_deref();
    rendered.unwrap_or(&diagnostic.message)
}

/// Whether it only misses docs.
pub fn is_about_docs(diagnostic: &Diagnostic) -> bool {
    let code = diagnostic.code.as_ref();
    code.is_some_and(|code| code.code == "missing_docs")
}

/// The place that it is about. A message without one only counts the others.
pub fn span(diagnostic: &Diagnostic) -> Option<&DiagnosticSpan> {
    let primary = diagnostic.spans.iter().find(|span| span.is_primary);
    primary.or(diagnostic.spans.first())
}

/// The file that it is about, with `/` on every system.
pub fn file(diagnostic: &Diagnostic) -> Option<String> {
    Some(span(diagnostic)?.file_name.replace('\\', "/"))
}

/// The name that the compiler can't find, if that's what it is about.
pub fn missing_name(diagnostic: &Diagnostic) -> Option<&str> {
    const NOT_FOUND: [&str; 6] = ["E0405", "E0412", "E0422", "E0425", "E0433", "E0531"];
    let code = &*diagnostic.code.as_ref()?.code;
    let message = &diagnostic.message;
    let quoted = message.split('`').nth(1)?;
    // A crate's name is found where its function is meant.
    let is_crate = code == "E0423" && message.contains("found crate");
    (NOT_FOUND.contains(&code) || is_crate).then_some(quoted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn missing(code: &str, message: &str) -> Option<String> {
        let text = serde_json::json!({
            "message": message,
            "level": "error",
            "code": { "code": code, "explanation": null },
            "spans": [],
            "children": [],
            "rendered": null,
        });
        let diagnostic = serde_json::from_value(text).unwrap();
        missing_name(&diagnostic).map(str::to_owned)
    }

    /// A crate and its function may share a name: `legal_moves`, `minimax`.
    #[test]
    fn a_crate_that_is_called_misses_its_function() {
        let found = "expected function, found crate `minimax`";
        assert_eq!(missing("E0423", found).as_deref(), Some("minimax"));
        let imported = "expected function, found struct `Board`";
        assert_eq!(missing("E0423", imported), None);
    }
}
