//! Compiles a student's answers in a sandbox.
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

use super::harness::{Harness, dependency_dir_argument, extern_argument};
use super::sandbox::{Job, JobKind, Sandbox, Toolchain};
use othellier_project::files::{create_folder, write};
use othellier_project::forbidden::forbidden_use;
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
    /// Answers that use forbidden code, or that don't compile, are left out with an error
    /// in the result, and the others are compiled again without them.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written, or if this machine keeps the compiler
    /// from running.
    pub fn compile(&self, dir: &Path, answers: &AnswersById) -> anyhow::Result<CompiledAnswers> {
        let mut compiled = CompiledAnswers::default();
        for (id, answer) in answers {
            if let Some(error) = self.reject(id, answer) {
                compiled.errors.insert(id.clone(), error);
            }
        }
        let mut remaining: BTreeSet<&str> = answers
            .keys()
            .map(String::as_str)
            .filter(|id| !compiled.errors.contains_key(*id))
            .collect();
        while !remaining.is_empty() {
            self.write_sources(dir, answers, &remaining)?;
            let attempt = self.compile_sources(dir)?;
            if attempt.program.is_some() {
                compiled.program = attempt.program;
                compiled.warnings = attempt.warnings;
                break;
            }
            let faulty = self.find_faulty(dir, answers, &remaining, attempt)?;
            remaining.retain(|id| !faulty.contains_key(*id));
            compiled.errors.extend(faulty);
        }
        Ok(compiled)
    }

    /// Returns an error if an answer uses code that isn't allowed.
    fn reject(&self, id: &str, answer: &str) -> Option<String> {
        let forbidden_names = match self.harness.exercises.get(id) {
            Some(exercise) => &*exercise.forbidden,
            None => &[],
        };
        unsafe_code::reject(answer).or_else(|| forbidden_use(answer, forbidden_names))
    }

    /// Returns the answers that keep the others from compiling, with their errors: the
    /// only one remaining, those that the compiler names or, if it doesn't name any,
    /// those that don't compile alone.
    fn find_faulty(
        &self,
        dir: &Path,
        answers: &AnswersById,
        remaining: &BTreeSet<&str>,
        attempt: CompiledAnswers,
    ) -> anyhow::Result<BTreeMap<String, String>> {
        if let [only] = Vec::from_iter(remaining)[..] {
            let error = attempt.error_of(only);
            return Ok([((*only).to_owned(), error)].into());
        }
        let mut faulty = attempt.errors;
        faulty.retain(|id, _| remaining.contains(id.as_str()));
        if !faulty.is_empty() {
            return Ok(faulty);
        }
        for id in remaining {
            self.write_sources(dir, answers, &BTreeSet::from([*id]))?;
            let attempt = self.compile_sources(dir)?;
            if attempt.program.is_none() {
                faulty.insert((*id).to_owned(), attempt.error_of(id));
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

    /// Writes the source files of the library with the answers and of the program that
    /// calls them. A missing answer is replaced by the starter.
    fn write_sources(
        &self,
        dir: &Path,
        answers: &AnswersById,
        included: &BTreeSet<&str>,
    ) -> anyhow::Result<()> {
        let mut library = String::new();
        let mut program = String::new();
        let mut match_arms = String::new();
        for (id, exercise) in &self.harness.exercises {
            let answer = answers
                .get(id)
                .filter(|_| included.contains(&**id))
                .unwrap_or(&exercise.starter);
            write(&dir.join(format!("src/{id}.rs")), answer)?;
            write(
                &dir.join(format!("server/{id}.rs")),
                &exercise.server_module,
            )?;
            library += &format!("pub mod {id};\n");
            program += &format!("#[path = \"server/{id}.rs\"] mod {id};\n");
            match_arms += &format!("\"{id}\" => {id}::ask(arguments),\n");
        }
        program += &format!(
            "{REPORT_READY}\nfn main() {{ report_ready(); \
             let _ = remote_call::serve(|id, arguments| match id {{\n\
             {match_arms} _ => None }}); }}"
        );
        write(&dir.join("src/lib.rs"), &library)?;
        write(&dir.join("main.rs"), &program)?;
        create_folder(&dir.join("made"))
    }

    /// Compiles the library with the answers, then the program. Warnings are taken from
    /// the library only, because the program is the grader's own code.
    fn compile_sources(&self, dir: &Path) -> anyhow::Result<CompiledAnswers> {
        let library = self.run_rustc(dir, JobKind::Compiler, self.library_arguments())?;
        let mut compiled = self.parse_diagnostics(&library);
        diagnostics::ensure_machine_works(&library)?;
        if !library.succeeded() {
            return Ok(compiled.or_generic_error(&library));
        }
        let program = self.run_rustc(dir, JobKind::Linker, self.program_arguments())?;
        diagnostics::ensure_machine_works(&program)?;
        if program.succeeded() {
            compiled.program = Some(dir.join("made/answers"));
            return Ok(compiled);
        }
        Ok(self.parse_diagnostics(&program).or_generic_error(&program))
    }

    /// Returns the compiler's arguments for the library with the answers.
    fn library_arguments(&self) -> Vec<OsString> {
        let name = format!("--crate-name={}", self.harness.library);
        let out = format!("made/lib{}.rlib", self.harness.library);
        self.rustc_arguments(["src/lib.rs", "--crate-type=rlib", &name, "-o", &out])
    }

    /// Returns the compiler's arguments for the program. Only the program can name
    /// `remote_call`, so no answer can read questions or send answers itself.
    fn program_arguments(&self) -> Vec<OsString> {
        let library = &self.harness.library;
        let library = format!("--extern={library}=made/lib{library}.rlib");
        let mut arguments = self.rustc_arguments([
            "main.rs",
            "--crate-name=answers",
            &library,
            "-o",
            "made/answers",
        ]);
        arguments.push(self.extern_argument("remote_call", &self.harness.remote_call));
        arguments
    }

    fn extern_argument(&self, name: &str, file: &str) -> OsString {
        extern_argument(name, &self.harness.chapters.join(file))
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

    /// Returns the given arguments, those of the chapters that answers may use, and those
    /// of all compilations: the same as Cargo's for tests, except that `unsafe` is
    /// forbidden.
    fn rustc_arguments(&self, specific: [&str; 5]) -> Vec<OsString> {
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
        for (name, file) in &self.harness.externs {
            arguments.push(self.extern_argument(name, file));
        }
        arguments.push(dependency_dir_argument(&self.harness.chapters));
        arguments
    }
}
