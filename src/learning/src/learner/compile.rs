//! Compiling answers where the learner writes them, as `cargo test` does.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::Style;
use super::course::Entry;
use othellier_project::cargo::{self, Artifact, Cargo, CompilerMessage};

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
    /// The name that it doesn't find, if that is its error.
    pub(super) missing: Option<String>,
}

impl Diagnostic {
    /// What a message says about a file. A learner doesn't need to know that an
    /// answer lacks docs.
    fn of(CompilerMessage { message, .. }: &CompilerMessage) -> Option<Self> {
        let file = cargo::file(message)?;
        (!cargo::is_about_docs(message)).then(|| Diagnostic {
            is_error: cargo::is_error(message),
            file,
            text: cargo::rendered(message).to_owned(),
            missing: cargo::missing_name(message).map(str::to_owned),
        })
    }
}

/// Compiles the answers to some exercises of one package, and their checks: what a
/// plain `cargo test` would compile. A check that doesn't compile doesn't stop the
/// others. Fails when cargo fails for another reason than the code.
pub(super) fn compile(root: &Path, entries: &[Entry], style: Style) -> anyhow::Result<Compiled> {
    let package = entries.first().map(|entry| &*entry.package.name);
    let tests = entries.iter().flat_map(|entry| ["--test", &entry.exercise.id]);
    let cargo = Cargo::new(root, "build")
        .args(["--keep-going"])
        .args(package.into_iter().flat_map(|name| ["--package", name]))
        .args(tests);
    Ok(Compiled::of(&cargo.compile(style.is_styled())?))
}

impl Compiled {
    fn of(compiled: &cargo::Compiled) -> Compiled {
        let name = |(artifact, binary): (&Artifact, _)| (artifact.target.name.clone(), binary);
        let messages = compiled.messages.iter();
        Compiled {
            binaries: compiled.executables().map(name).collect(),
            diagnostics: messages.filter_map(Diagnostic::of).collect(),
        }
    }
}
