//! The compiler at work: its arguments, and its sandbox.

use std::ffi::OsString;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;

use super::Compiler;
use crate::harness::named;
use crate::sandbox::{Job, Limits, Mount, Work};
use othellier_project::process::{self, Ended};

/// How long the compiler may take, waiting included.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many bytes the compiler may say: thousands of errors, but not for each
/// character of a long line.
const MOST_SAID: u64 = 16 << 20;

impl Compiler<'_> {
    /// The arguments that compile the answers to a library.
    pub(super) fn library(&self) -> Vec<OsString> {
        let name = format!("--crate-name={}", self.harness.library);
        let out = format!("made/lib{}.rlib", self.harness.library);
        let fixed = ["src/lib.rs", "--crate-type=rlib", &name, "-o", &out];
        let mut arguments: Vec<_> = fixed.map(OsString::from).into();
        let externs = self.harness.externs.iter();
        arguments.extend(externs.map(|(name, file)| self.named(name, file)));
        arguments
    }

    /// The arguments that compile the program. Only what calls the answers knows
    /// how questions come in.
    pub(super) fn program(&self) -> Vec<OsString> {
        let library = &self.harness.library;
        let library = format!("--extern={library}=made/lib{library}.rlib");
        let out = "made/answers";
        let fixed = ["main.rs", "--crate-name=answers", &library, "-o", out];
        let mut arguments: Vec<_> = fixed.map(OsString::from).into();
        let (externs, remote_call) = (&self.harness.externs, &self.harness.remote_call);
        arguments.extend(externs.iter().map(|(name, file)| self.named(name, file)));
        arguments.push(self.named("remote_call", remote_call));
        arguments
    }

    fn named(&self, name: &str, file: &str) -> OsString {
        named(name, &self.harness.chapters.join(file))
    }

    /// Runs the compiler with these arguments.
    pub(super) fn run(
        &self,
        folder: &Path,
        work: Work,
        what: Vec<OsString>,
    ) -> anyhow::Result<Ended> {
        let rustc = self.toolchain.program("rustc");
        let chapters = &self.harness.chapters;
        let mut mounts = self.toolchain.mounts();
        mounts.push(Mount::read_only(chapters));
        mounts.push(Mount::read_only(folder));
        mounts.push(Mount::writable(folder.join("made")));
        let job = Job {
            program: &rustc,
            arguments: what.into_iter().chain(self.fixed()).collect(),
            mounts,
            variables: vec![("PATH", "/usr/bin:/bin".into())],
            folder: Some(folder),
            limits: Limits::COMPILING,
            work,
        };
        let _memory = self.sandbox.reserve(job.limits);
        let mut command = self.sandbox.command(&job);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let child = child.context("can't start the compiler")?;
        Ok(process::wait_and_read(child, MOST_SAID, PATIENCE)?)
    }

    /// The arguments of every call of the compiler: as Cargo calls it for a
    /// test, except that `unsafe` is forbidden.
    fn fixed(&self) -> Vec<OsString> {
        let chapters = &self.harness.chapters;
        let mut arguments: Vec<OsString> = [
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
        arguments.push(search);
        arguments
    }
}
