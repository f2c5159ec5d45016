//! Compiling a student's answers in a sandbox. The compiler sees the answers,
//! the compiled chapters and itself. There's no build script, no Cargo
//! configuration, and no macro except the standard library's.

mod messages;
mod refusal;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;

use super::harness::{Harness, below, named};
use super::sandbox::{Job, Sandbox, Toolchain, Work};
use othellier_project::files::write;
use othellier_project::forbidden::forbidden_use;
use othellier_project::process::{self, ProcessOutput};

/// The result of compiling the answers to a chapter's exercises.
#[derive(Debug, Default)]
pub struct CompiledAnswers {
    /// The program that answers, if any answer compiles.
    pub program: Option<PathBuf>,
    /// Why an answer isn't compiled, by the exercise's id.
    pub errors: BTreeMap<String, String>,
    /// The compiler's warnings, by the exercise's id.
    pub warnings: BTreeMap<String, Vec<String>>,
}

/// What compiles answers, and with what.
#[derive(Debug, Clone, Copy)]
pub struct Compiler<'a> {
    /// Where it runs.
    pub sandbox: &'a Sandbox,
    /// The compiler.
    pub toolchain: &'a Toolchain,
    /// What is put around the answers.
    pub harness: &'a Harness,
    /// How long a check waits for an answer.
    pub patience: Duration,
}

/// Answers by the ids of their exercises.
pub type AnswersById = BTreeMap<String, String>;

/// How long the compiler may take, waiting included.
const COMPILE_TIMEOUT: Duration = Duration::from_secs(60);

/// How many bytes the compiler may say: thousands of errors, but not for each
/// character of a long line.
const MOST_SAID: u64 = 16 << 20;

/// What the program does before anything else, and before any answer runs: it
/// says so, with one byte through the socket.
const RUNS: &str = "
fn say_that_it_runs() {
    use std::io::Write as _;
    use std::os::fd::AsFd as _;
    let socket = std::io::stdin().as_fd().try_clone_to_owned();
    let mut socket = socket.map(std::os::unix::net::UnixStream::from);
    let _ = socket.as_mut().map(|socket| socket.write_all(&[1]));
}";

impl Compiler<'_> {
    /// Compiles the answers, by the ids of their exercises, in an empty folder. If
    /// an answer isn't safe Rust, the result says why. If one doesn't compile, it
    /// gets its errors and is left out, and the others are tried again without it.
    /// Fails when a file can't be written or the compiler doesn't start.
    pub fn compile(&self, folder: &Path, answers: &AnswersById) -> anyhow::Result<CompiledAnswers> {
        let refused = answers
            .iter()
            .filter_map(|(id, answer)| Some((id.clone(), self.refusal(id, answer)?)));
        let mut compiled = CompiledAnswers {
            errors: refused.collect(),
            ..CompiledAnswers::default()
        };
        let ids = answers.keys().map(String::as_str);
        let mut left: BTreeSet<&str> = ids
            .filter(|id| !compiled.errors.contains_key(*id))
            .collect();
        while !left.is_empty() {
            self.lay_out(folder, answers, &left)?;
            let outcome = self.attempt(folder)?;
            if outcome.program.is_some() {
                compiled.program = outcome.program;
                compiled.warnings = outcome.warnings;
                break;
            }
            let blamed = self.blamed(folder, answers, &left, outcome)?;
            left.retain(|id| !blamed.contains_key(*id));
            compiled.errors.extend(blamed);
        }
        Ok(compiled)
    }

    /// Why an answer isn't compiled.
    fn refusal(&self, id: &str, answer: &str) -> Option<String> {
        let names = self.harness.exercises.get(id);
        let names = names.map(|scaffold| &*scaffold.forbidden);
        let forbidden = || forbidden_use(answer, names.unwrap_or_default());
        refusal::refusal(answer).or_else(forbidden)
    }

    /// The answers that keep the others from compiling: the only one left,
    /// those that the compiler names or, if it doesn't name any, those that
    /// don't compile alone.
    fn blamed(
        &self,
        folder: &Path,
        answers: &AnswersById,
        left: &BTreeSet<&str>,
        outcome: CompiledAnswers,
    ) -> anyhow::Result<BTreeMap<String, String>> {
        if let [only] = Vec::from_iter(left)[..] {
            let why = outcome.why(only);
            return Ok([((*only).to_owned(), why)].into());
        }
        let mut blamed = outcome.errors;
        blamed.retain(|id, _| left.contains(id.as_str()));
        if !blamed.is_empty() {
            return Ok(blamed);
        }
        for id in left {
            self.lay_out(folder, answers, &BTreeSet::from([*id]))?;
            let alone = self.attempt(folder)?;
            if alone.program.is_none() {
                blamed.insert((*id).to_owned(), alone.why(id));
            }
        }
        if blamed.is_empty() {
            Ok(left.iter().map(|id| together(id)).collect())
        } else {
            Ok(blamed)
        }
    }

    /// Writes the answers (the starter, if one is left out) and the modules
    /// that call them.
    fn lay_out(
        &self,
        folder: &Path,
        answers: &AnswersById,
        left: &BTreeSet<&str>,
    ) -> anyhow::Result<()> {
        let (mut lib, mut main) = (String::new(), String::new());
        let mut arms = String::new();
        for (id, scaffold) in &self.harness.exercises {
            let answer = answers.get(id).filter(|_| left.contains(&**id));
            let answer = answer.unwrap_or(&scaffold.starter);
            write(&folder.join(format!("src/{id}.rs")), answer)?;
            write(&folder.join(format!("server/{id}.rs")), &scaffold.server)?;
            lib += &format!("pub mod {id};\n");
            main += &format!("#[path = \"server/{id}.rs\"] mod {id};\n");
            arms += &format!("\"{id}\" => {id}::ask(arguments),\n");
        }
        main += &format!(
            "{RUNS}\nfn main() {{ say_that_it_runs(); let _ = remote_call::serve(|id, arguments| match id {{\n\
             {arms} _ => None }}); }}"
        );
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("main.rs"), &main)?;
        std::fs::create_dir_all(folder.join("made"))?;
        Ok(())
    }

    /// Compiles the files: first the library, then the program. Only the first
    /// sees what the answers say to the compiler.
    fn attempt(&self, folder: &Path) -> anyhow::Result<CompiledAnswers> {
        let library = self.run(folder, Work::Compiling, self.library())?;
        let mut compiled = self.understand(&library);
        messages::ensure_no_trouble(&library)?;
        if !library.succeeded() {
            return Ok(compiled.or_unexplained(&library));
        }
        let program = self.run(folder, Work::Linking, self.program())?;
        messages::ensure_no_trouble(&program)?;
        if program.succeeded() {
            compiled.program = Some(folder.join("made/answers"));
            return Ok(compiled);
        }
        Ok(self.understand(&program).or_unexplained(&program))
    }

    /// The arguments that compile the answers to a library.
    fn library(&self) -> Vec<OsString> {
        let name = format!("--crate-name={}", self.harness.library);
        let out = format!("made/lib{}.rlib", self.harness.library);
        self.arguments(["src/lib.rs", "--crate-type=rlib", &name, "-o", &out])
    }

    /// The arguments that compile the program. Only what calls the answers knows
    /// how questions come in.
    fn program(&self) -> Vec<OsString> {
        let library = &self.harness.library;
        let library = format!("--extern={library}=made/lib{library}.rlib");
        let what = [
            "main.rs",
            "--crate-name=answers",
            &library,
            "-o",
            "made/answers",
        ];
        let mut arguments = self.arguments(what);
        arguments.push(self.named("remote_call", &self.harness.remote_call));
        arguments
    }

    fn named(&self, name: &str, file: &str) -> OsString {
        named(name, &self.harness.chapters.join(file))
    }

    /// Runs the compiler with these arguments.
    fn run(&self, folder: &Path, work: Work, what: Vec<OsString>) -> anyhow::Result<ProcessOutput> {
        let rustc = self.toolchain.program("rustc");
        let chapters = &self.harness.chapters;
        let mut job = Job::new(&rustc, work);
        job.arguments = what;
        job.mounts.extend(self.toolchain.mounts());
        job.mounts.push(chapters.clone());
        job.folder = Some(folder);
        let _memory = self.sandbox.reserve(work);
        let mut command = self.sandbox.command(&job);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let child = child.context("can't start the compiler")?;
        Ok(process::wait(
            child,
            MOST_SAID,
            COMPILE_TIMEOUT,
            &mut || {},
        )?)
    }

    /// These arguments, the chapters that an answer may name, and what every call of the
    /// compiler gets: as Cargo calls it for a test, except that `unsafe` is forbidden.
    fn arguments(&self, what: [&str; 5]) -> Vec<OsString> {
        let always = [
            "--edition=2024",
            "--error-format=json",
            "-Funsafe_code",
            "-Ccodegen-units=1",
            "-Cstrip=debuginfo",
        ];
        let mut arguments: Vec<_> = what.into_iter().chain(always).map(OsString::from).collect();
        let externs = self.harness.externs.iter();
        arguments.extend(externs.map(|(name, file)| self.named(name, file)));
        arguments.push(below(&self.harness.chapters));
        arguments
    }
}

fn together(id: &str) -> (String, String) {
    let why = "It compiles alone, but not together with the other answers.";
    (id.to_owned(), why.to_owned())
}
