//! Running cargo and reading its output.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use anyhow::{Context, ensure};
use cargo_metadata::Message;
use cargo_metadata::diagnostic::DiagnosticLevel;
pub use cargo_metadata::diagnostic::{Diagnostic, DiagnosticSpan};
pub use cargo_metadata::{
    Artifact, CompilerMessage, DependencyKind, Metadata, NodeDep, Package, PackageId,
};

use crate::files::portable_path;

/// A call of cargo.
#[derive(Debug)]
pub struct Cargo(Command);

impl Cargo {
    /// Creates a call of a subcommand, such as `build`, in `folder`.
    ///
    /// It uses the cargo that runs this program, or else the one on the path.
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

    /// Sets the build directory, so that dependencies already compiled there are
    /// reused. Before version 1.91, cargo ignores this and compiles them again.
    pub fn build_dir(mut self, target: &Path) -> Cargo {
        self.0.env("CARGO_BUILD_BUILD_DIR", target);
        self
    }

    /// Turns off debug information and incremental compilation, for programs that
    /// run only once or twice.
    pub fn one_off(mut self) -> Cargo {
        self.0.env("CARGO_INCREMENTAL", "0");
        self.0.env("CARGO_PROFILE_DEV_DEBUG", "0");
        self
    }

    /// Returns the command, for settings that this type doesn't have.
    pub fn into_command(self) -> Command {
        self.0
    }

    /// Runs the command and returns its standard output.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo can't be started or fails. The error then has cargo's messages.
    pub fn output(mut self) -> anyhow::Result<Vec<u8>> {
        let output = self
            .0
            .stdin(Stdio::null())
            .output()
            .context("can't start cargo")?;
        let stderr = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "cargo: {}", stderr.trim());
        Ok(output.stdout)
    }

    /// Runs a subcommand that compiles, and collects artifacts and diagnostics. The
    /// rendered diagnostics have colors if `colored` is set.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo can't be started, or fails without an error in the code.
    pub fn compile(self, colored: bool) -> anyhow::Result<Compilation> {
        let format = if colored {
            "--message-format=json-diagnostic-rendered-ansi"
        } else {
            "--message-format=json"
        };
        let output = self
            .args([format])
            .0
            .output()
            .context("can't start cargo")?;
        let compilation = Compilation::from_output(&output);
        ensure!(
            compilation.succeeded || compilation.errors().next().is_some(),
            "{}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
        Ok(compilation)
    }
}

/// Returns the packages of the workspace at `root` and all their dependencies, as
/// locked.
///
/// # Errors
///
/// Returns an error if cargo fails, for example because the lock file doesn't fit the manifests.
pub fn metadata(root: &Path) -> anyhow::Result<Metadata> {
    let output = Cargo::new(root, "metadata")
        .args(["--format-version=1", "--locked"])
        .output()?;
    serde_json::from_slice(&output).context("cargo's metadata have another format")
}

/// The result of a compilation.
#[derive(Debug)]
pub struct Compilation {
    /// True if everything compiled.
    pub succeeded: bool,
    /// The libraries and programs, those that were up to date included.
    pub artifacts: Vec<Artifact>,
    /// The compiler's warnings and errors.
    pub messages: Vec<CompilerMessage>,
}

impl Compilation {
    fn from_output(output: &Output) -> Compilation {
        let (mut artifacts, mut messages) = (Vec::new(), Vec::new());
        // Lines that aren't messages are output of build scripts.
        for message in Message::parse_stream(&*output.stdout).flatten() {
            match message {
                Message::CompilerArtifact(artifact) => artifacts.push(artifact),
                Message::CompilerMessage(message) => messages.push(message),
                _ => {}
            }
        }
        Compilation {
            succeeded: output.status.success(),
            artifacts,
            messages,
        }
    }

    /// Iterates over the errors.
    pub fn errors(&self) -> impl Iterator<Item = &CompilerMessage> {
        self.messages
            .iter()
            .filter(|message| is_error(&message.message))
    }

    /// Returns the errors as the compiler prints them.
    pub fn rendered_errors(&self) -> String {
        let errors: Vec<_> = self
            .errors()
            .map(|error| rendered(&error.message))
            .collect();
        errors.join("\n")
    }

    /// Iterates over the programs and test programs, with their paths.
    pub fn executables(&self) -> impl Iterator<Item = (&Artifact, PathBuf)> {
        self.artifacts.iter().filter_map(|artifact| {
            let path = artifact.executable.as_ref()?;
            Some((artifact, path.clone().into_std_path_buf()))
        })
    }
}

/// Parses the output of a compiler that prints a diagnostic per line, as JSON.
pub fn parse_diagnostics(output: &str) -> impl Iterator<Item = Diagnostic> + '_ {
    output
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
}

/// Tests if a diagnostic is an error.
pub fn is_error(diagnostic: &Diagnostic) -> bool {
    matches!(
        diagnostic.level,
        DiagnosticLevel::Error | DiagnosticLevel::Ice
    )
}

/// Tests if a diagnostic is a warning.
pub fn is_warning(diagnostic: &Diagnostic) -> bool {
    diagnostic.level == DiagnosticLevel::Warning
}

/// Returns a diagnostic as the compiler prints it.
pub fn rendered(diagnostic: &Diagnostic) -> &str {
    diagnostic
        .rendered
        .as_deref()
        .unwrap_or(&diagnostic.message)
}

/// Tests if a diagnostic is about missing documentation.
pub fn is_missing_docs(diagnostic: &Diagnostic) -> bool {
    let code = diagnostic.code.as_ref();
    code.is_some_and(|code| code.code == "missing_docs")
}

/// Returns the span of a diagnostic that its first line points to. Summaries, such
/// as the number of errors, have none.
pub fn primary_span(diagnostic: &Diagnostic) -> Option<&DiagnosticSpan> {
    let spans = &diagnostic.spans;
    spans.iter().find(|span| span.is_primary).or(spans.first())
}

/// Returns the path of the file that a diagnostic is about, with `/` on every
/// system.
pub fn source_file(diagnostic: &Diagnostic) -> Option<String> {
    Some(portable_path(Path::new(
        &primary_span(diagnostic)?.file_name,
    )))
}

/// Returns the name that the compiler couldn't resolve, if a diagnostic is about
/// one.
pub fn unresolved_name(diagnostic: &Diagnostic) -> Option<&str> {
    const UNRESOLVED: [&str; 6] = ["E0405", "E0412", "E0422", "E0425", "E0433", "E0531"];
    let code = diagnostic.code.as_ref()?.code.as_str();
    let message = &diagnostic.message;
    let name = message.split('`').nth(1)?;
    // A call of a function that isn't imported and has the name of a crate.
    let is_crate = code == "E0423" && message.contains("found crate");
    (UNRESOLVED.contains(&code) || is_crate).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn unresolved(code: &str, message: &str) -> Option<String> {
        let json = serde_json::json!({
            "message": message,
            "level": "error",
            "code": { "code": code, "explanation": null },
            "spans": [],
            "children": [],
            "rendered": null,
        });
        let diagnostic = serde_json::from_value(json).unwrap();
        unresolved_name(&diagnostic).map(str::to_owned)
    }

    /// Some crates have a function of the same name: `legal_moves`, `minimax`.
    #[test]
    fn calling_a_crate_is_an_unresolved_function() {
        let message = "expected function, found crate `minimax`";
        assert_eq!(unresolved("E0423", message).as_deref(), Some("minimax"));
        let message = "expected function, found struct `Board`";
        assert_eq!(unresolved("E0423", message), None);
    }
}
