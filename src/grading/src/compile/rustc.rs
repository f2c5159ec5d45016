//! The compiler at work: its arguments, and its sandbox.

use std::ffi::OsString;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;

use super::Compiler;
use crate::harness::{below, named};
use crate::sandbox::{Job, Mount, Work};
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
        let mut job = Job::new(&rustc, work);
        job.arguments = what.into_iter().chain(self.fixed()).collect();
        job.mounts.extend(self.toolchain.mounts());
        job.mounts.push(Mount::read_only(chapters));
        job.mounts.push(Mount::read_only(folder));
        job.mounts.push(Mount::writable(folder.join("made")));
        job.variables = vec![("PATH", "/usr/bin:/bin".into())];
        job.folder = Some(folder);
        let _memory = self.sandbox.reserve(work);
        let mut command = self.sandbox.command(&job);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let child = child.context("can't start the compiler")?;
        Ok(process::wait_and_read(child, MOST_SAID, PATIENCE)?)
    }

    /// The arguments of every call of the compiler: as Cargo calls it for a
    /// test, except that `unsafe` is forbidden.
    fn fixed(&self) -> Vec<OsString> {
        let fixed = [
            "--edition=2024",
            "--error-format=json",
            "-Funsafe_code",
            "-Ccodegen-units=1",
            "-Cstrip=debuginfo",
        ];
        let fixed = fixed.into_iter().map(OsString::from);
        fixed.chain([below(&self.harness.chapters)]).collect()
    }
}
