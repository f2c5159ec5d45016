//! Compiles a student's answers in a sandbox.
//!
//! Each answer is a crate of its own, so that it can't call what its task forbids, not even
//! through another answer. One program calls them all.
//!
//! The compiler runs directly, without Cargo, build scripts or procedural macros other
//! than the standard library's. It can read the answers, the compiled chapters and its
//! own toolchain.

mod diagnostics;
mod unsafe_code;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;

use super::harness::{ExerciseHarness, Harness, answer_crate};
use super::sandbox::{Job, JobKind, Sandbox, Toolchain};
use othellier_project::allowed_crates::{
    AllowedCrates, explain_forbidden, explain_other_answer, extern_argument,
};
use othellier_project::files::{create_folder, write};
use othellier_project::process::{self, ProcessOutput};

/// The result of compiling the answers to a chapter's exercises.
#[derive(Debug, Default)]
pub struct CompiledAnswers {
    /// The program with all answers that compile, if there are any.
    pub program: Option<PathBuf>,
    /// The errors of answers that don't compile or aren't allowed, by exercise id.
    pub errors: BTreeMap<String, String>,
    /// The compiler's warnings, by exercise id.
    pub warnings: BTreeMap<String, Vec<String>>,
}

/// The compiler of answers to the exercises of a chapter.
#[derive(Debug, Clone, Copy)]
pub struct Compiler<'a> {
    /// The sandbox in which the compiler runs.
    pub sandbox: &'a Sandbox,
    /// The toolchain with the compiler.
    pub toolchain: &'a Toolchain,
    /// The code that calls the answers.
    pub harness: &'a Harness,
    /// How long a check waits for an answer.
    #[cfg_attr(
        not(unix),
        allow(dead_code, reason = "only systems with Unix sockets run checks")
    )]
    pub answer_timeout: Duration,
}

/// Answers by the ids of their exercises.
pub type AnswersById = BTreeMap<String, String>;

/// The wall-clock time that the compiler may take.
const COMPILE_TIMEOUT: Duration = Duration::from_secs(60);

/// The maximum size of the compiler's output in bytes. It is enough for thousands of
/// errors, but not for one that quotes a long line once for each of its characters.
const MAX_COMPILER_OUTPUT: u64 = 16 << 20;

/// The function that the program calls first, before any answer runs: it sends one byte
/// through the socket to report that the program is running.
const REPORT_READY: &str = "
fn report_ready() {
    use std::io::Write as _;
    use std::os::fd::AsFd as _;
    let socket = std::io::stdin().as_fd().try_clone_to_owned();
    let mut socket = socket.map(std::os::unix::net::UnixStream::from);
    let _ = socket.as_mut().map(|socket| socket.write_all(&[1]));
}";

impl Compiler<'_> {
    /// Compiles the answers in an empty folder.
    ///
    /// Answers that use unsafe or forbidden code, or that don't compile, are left out with
    /// an error in the result.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written, or if this machine keeps the compiler
    /// from running.
    pub fn compile(&self, dir: &Path, answers: &AnswersById) -> anyhow::Result<CompiledAnswers> {
        let mut compiled = CompiledAnswers::default();
        let mut remaining = BTreeSet::new();
        create_folder(&dir.join("made"))?;
        for (id, exercise) in &self.harness.exercises {
            let Some(answer) = answers.get(id) else {
                continue;
            };
            match self.compile_answer(dir, id, exercise, answer)? {
                Ok(warnings) => {
                    remaining.insert(&**id);
                    compiled.warnings.insert(id.clone(), warnings);
                }
                Err(error) => {
                    compiled.errors.insert(id.clone(), error);
                }
            }
        }
        while !remaining.is_empty() {
            let output = self.compile_program(dir, &remaining)?;
            if output.succeeded() {
                compiled.program = Some(dir.join(PROGRAM));
                break;
            }
            let faulty = self.find_faulty(dir, &remaining, &output)?;
            remaining.retain(|id| !faulty.contains_key(*id));
            compiled.errors.extend(faulty);
        }
        compiled
            .warnings
            .retain(|id, _| !compiled.errors.contains_key(id));
        Ok(compiled)
    }

    /// Compiles an answer as a crate with a single module, and returns its warnings, or its
    /// error.
    fn compile_answer(
        &self,
        dir: &Path,
        id: &str,
        exercise: &ExerciseHarness,
        answer: &str,
    ) -> anyhow::Result<Result<Vec<String>, String>> {
        if let Some(error) = unsafe_code::reject(answer) {
            return Ok(Err(error));
        }
        write(&dir.join(format!("src/{id}.rs")), answer)?;
        write(&dir.join("src/lib.rs"), format!("pub mod {id};\n"))?;
        let name = format!("--crate-name={}", self.harness.library);
        let metadata = format!("-Cmetadata={id}");
        let out = library_file(id);
        let arguments = rustc_arguments(
            [
                "src/lib.rs",
                "--crate-type=rlib",
                &name,
                &metadata,
                "-o",
                &out,
            ],
            &self.harness.answer_crates[id],
        );
        let output = self.run_rustc(dir, JobKind::Compiler, arguments)?;
        diagnostics::ensure_machine_works(&output)?;
        if output.succeeded() {
            return Ok(Ok(diagnostics::warnings(&output)));
        }
        let mut others: Vec<_> = self.harness.exercises.keys().map(String::as_str).collect();
        others.retain(|other| *other != id);
        let errors: Vec<_> = diagnostics::errors(&output).collect();
        let error = explain_forbidden(&errors, &exercise.forbidden)
            .or_else(|| explain_other_answer(&errors, &others))
            .unwrap_or_else(|| diagnostics::error_text(&output));
        Ok(Err(error))
    }

    /// Returns the answers that the program doesn't compile with, with their errors: the
    /// only one remaining, those that the compiler names or, if it doesn't name any,
    /// those that it doesn't compile with alone.
    fn find_faulty(
        &self,
        dir: &Path,
        remaining: &BTreeSet<&str>,
        output: &ProcessOutput,
    ) -> anyhow::Result<BTreeMap<String, String>> {
        let mut faulty = self.program_errors(output);
        if !faulty.is_empty() {
            return Ok(faulty);
        }
        if let [only] = Vec::from_iter(remaining)[..] {
            let error = diagnostics::error_text(output);
            return Ok([((*only).to_owned(), error)].into());
        }
        for id in remaining {
            let only = BTreeSet::from([*id]);
            let output = self.compile_program(dir, &only)?;
            if !output.succeeded() {
                faulty.extend(self.find_faulty(dir, &only, &output)?);
            }
        }
        if faulty.is_empty() {
            let error = "It compiles alone, but not together with the other answers.";
            for id in remaining {
                faulty.insert((*id).to_owned(), error.to_owned());
            }
        }
        Ok(faulty)
    }

    /// Compiles the program that calls these answers. Its warnings don't count, because
    /// it's the grader's own code.
    fn compile_program(
        &self,
        dir: &Path,
        answers: &BTreeSet<&str>,
    ) -> anyhow::Result<ProcessOutput> {
        let mut program = String::new();
        let mut match_arms = String::new();
        let mut externs = Vec::new();
        for id in answers {
            let module = &self.harness.exercises[*id].server_module;
            write(&dir.join(format!("server/{id}.rs")), module)?;
            program += &format!("#[path = \"server/{id}.rs\"] mod {id};\n");
            match_arms += &format!("\"{id}\" => {id}::ask(arguments),\n");
            let library = library_file(id);
            externs.push(extern_argument(&answer_crate(id), Path::new(&library)));
            externs.extend(self.harness.answer_crates[*id].dependency_arguments());
        }
        program += &format!(
            "{REPORT_READY}\nfn main() {{ report_ready(); \
             let _ = remote_call::serve(|id, arguments| match id {{\n\
             {match_arms} _ => None }}); }}"
        );
        write(&dir.join("main.rs"), &program)?;
        // Only the program can name `remote_call`, so no answer can read questions or send
        // answers itself.
        let mut arguments = rustc_arguments(
            ["main.rs", "--crate-name=answers", "-o", PROGRAM],
            &self.harness.server_crates,
        );
        arguments.extend(externs);
        let output = self.run_rustc(dir, JobKind::Linker, arguments)?;
        diagnostics::ensure_machine_works(&output)?;
        Ok(output)
    }

    /// Runs the compiler in the sandbox.
    fn run_rustc(
        &self,
        dir: &Path,
        kind: JobKind,
        arguments: Vec<OsString>,
    ) -> anyhow::Result<ProcessOutput> {
        let rustc = self.toolchain.program("rustc");
        let mut job = Job::new(&rustc, kind);
        job.arguments = arguments;
        job.read_only_mounts.extend(self.toolchain.mounts());
        job.read_only_mounts.push(self.harness.chapters.clone());
        job.dir = Some(dir);
        let _memory = self.sandbox.reserve_memory(kind);
        let child = self
            .sandbox
            .command(&job)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("can't start the compiler")?;
        Ok(process::wait(
            child,
            MAX_COMPILER_OUTPUT,
            COMPILE_TIMEOUT,
            &mut || {},
        )?)
    }
}

/// The program that calls the answers, in the compiler's folder.
const PROGRAM: &str = "made/answers";

/// Returns the compiled answer to an exercise, in the compiler's folder.
fn library_file(id: &str) -> String {
    format!("made/lib{id}.rlib")
}

/// Returns the given arguments, those of the crates that the code may use, and those of all
/// compilations: the same as Cargo's for tests, except that `unsafe` is forbidden.
fn rustc_arguments<const N: usize>(specific: [&str; N], crates: &AllowedCrates) -> Vec<OsString> {
    let common = [
        "--edition=2024",
        "--error-format=json",
        "-Funsafe_code",
        "-Ccodegen-units=1",
        "-Cstrip=debuginfo",
    ];
    let mut arguments: Vec<_> = specific
        .into_iter()
        .chain(common)
        .map(OsString::from)
        .collect();
    arguments.extend(crates.rustc_arguments());
    arguments
}
