//! The compiler at work: its words, and its walls.

use std::ffi::OsString;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;

use super::Compiler;
use crate::process::{self, Ended};
use crate::sandbox::{Job, Limits, Sees};

/// How long the compiler may take, waiting included.
const PATIENCE: Duration = Duration::from_secs(60);

impl Compiler<'_> {
    /// The words that compile the answers to a library.
    pub(super) fn library(&self) -> Vec<OsString> {
        let name = format!("--crate-name={}", self.trusted.library);
        let out = format!("made/lib{}.rlib", self.trusted.library);
        let words = ["src/lib.rs", "--crate-type=rlib", &name, "-o", &out];
        let mut words: Vec<_> = words.map(OsString::from).into();
        let externs = self.trusted.externs.iter();
        words.extend(externs.map(|(name, file)| self.names(name, file)));
        words
    }

    /// The words that compile the program. Only what calls the answers knows
    /// how questions come in.
    pub(super) fn program(&self) -> Vec<OsString> {
        let library = &self.trusted.library;
        let library = format!("--extern={library}=made/lib{library}.rlib");
        let out = "made/answers";
        let words = ["main.rs", "--crate-name=answers", &library, "-o", out];
        let mut words: Vec<_> = words.map(OsString::from).into();
        let (externs, wire) = (&self.trusted.externs, &self.trusted.wire);
        words.extend(externs.iter().map(|(name, file)| self.names(name, file)));
        words.push(self.names("wire", wire));
        words
    }

    fn names(&self, name: &str, file: &str) -> OsString {
        let mut word = OsString::from(format!("--extern={name}="));
        word.push(self.trusted.chapters.join(file));
        word
    }

    /// Runs the compiler with these words.
    pub(super) fn run(
        &self,
        folder: &Path,
        what: Vec<OsString>,
    ) -> anyhow::Result<Ended> {
        let rustc = self.toolchain.program("rustc");
        let chapters = &self.trusted.chapters;
        let mut sees = self.toolchain.sees();
        sees.push(Sees::reads(chapters));
        sees.push(Sees::reads(folder));
        sees.push(Sees::writes(folder.join("made")));
        let job = Job {
            program: &rustc,
            arguments: what.into_iter().chain(self.fixed()).collect(),
            sees,
            variables: vec![
                ("PATH", "/usr/bin:/bin".into()),
                ("LD_LIBRARY_PATH", self.toolchain.libraries().into()),
            ],
            starts_in: Some(folder),
            limits: Limits::COMPILING,
            compiles: true,
        };
        let mut command = self.sandbox.command(&job);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let child = child.context("the compiler cannot be started")?;
        Ok(process::wait(child, PATIENCE)?)
    }

    /// The words for every call of the compiler: as cargo calls it for a test,
    /// except that no `unsafe` is let through.
    fn fixed(&self) -> Vec<OsString> {
        let chapters = &self.trusted.chapters;
        let mut words: Vec<OsString> = [
            "--edition=2024",
            "--error-format=json",
            "-Funsafe_code",
            "-Ccodegen-units=1",
            "-Cstrip=debuginfo",
        ]
        .map(OsString::from)
        .into();
        let mut search = OsString::from("-Ldependency=");
        search.push(chapters);
        words.push(search);
        words
    }
}
