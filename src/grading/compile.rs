//! Compiling a student's answers within walls. The compiler sees the answers,
//! the compiled chapters and itself; there is no build script, no cargo
//! configuration and no macro but those of the standard library.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use serde::Deserialize;

use super::process::{self, Ended};
use super::sandbox::{Job, Limits, Sandbox, Sees, Toolchain};
use super::trusted::Trusted;
use crate::files::write;

/// What came of compiling the answers to a chapter's exercises.
#[derive(Debug, Default)]
pub struct Compiled {
    /// The program that answers, if any answer compiles.
    pub program: Option<PathBuf>,
    /// Why an answer does not compile, by the exercise's id.
    pub errors: BTreeMap<String, String>,
    /// What the compiler remarks, by the exercise's id.
    pub warnings: BTreeMap<String, Vec<String>>,
}

/// Who compiles, and with what.
#[derive(Debug, Clone, Copy)]
pub struct Compiler<'a> {
    /// The walls.
    pub sandbox: &'a Sandbox,
    /// The compiler.
    pub toolchain: &'a Toolchain,
    /// What is ours.
    pub trusted: &'a Trusted,
}

/// How long the compiler may take, waiting included.
const PATIENCE: Duration = Duration::from_secs(60);

/// How much of the compiler's words anybody reads.
const READ: usize = 20_000;

impl Compiler<'_> {
    /// Compiles the answers, by the ids of their exercises, in an empty
    /// folder. An answer that does not compile is told why and left out, and
    /// the others are tried again without it.
    ///
    /// # Errors
    ///
    /// When a file cannot be written or the compiler does not start.
    pub fn compile(
        &self,
        folder: &Path,
        answers: &BTreeMap<String, String>,
    ) -> anyhow::Result<Compiled> {
        let mut compiled = Compiled::default();
        let mut left: BTreeSet<&str> =
            answers.keys().map(String::as_str).collect();
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

    /// The answers that keep the others from being compiled: those that the
    /// compiler names or, if it names none, those that do not compile alone.
    fn blamed(
        &self,
        folder: &Path,
        answers: &BTreeMap<String, String>,
        left: &BTreeSet<&str>,
        outcome: Compiled,
    ) -> anyhow::Result<BTreeMap<String, String>> {
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
        match blamed.is_empty() {
            true => Ok(left.iter().map(|id| together(id)).collect()),
            false => Ok(blamed),
        }
    }

    /// Writes the answers, starters in the place of those left out, and what
    /// calls them.
    fn lay_out(
        &self,
        folder: &Path,
        answers: &BTreeMap<String, String>,
        left: &BTreeSet<&str>,
    ) -> anyhow::Result<()> {
        let (mut lib, mut main) = (String::new(), String::new());
        let mut arms = String::new();
        for (id, texts) in &self.trusted.exercises {
            let answer = answers.get(id).filter(|_| left.contains(&**id));
            let answer = answer.unwrap_or(&texts.starter);
            write(&folder.join(format!("src/{id}.rs")), answer)?;
            write(&folder.join(format!("call/{id}.rs")), &texts.call)?;
            lib += &format!("pub mod {id};\n");
            main += &format!("#[path = \"call/{id}.rs\"] mod {id};\n");
            arms += &format!("\"{id}\" => {id}::ask(arguments),\n");
        }
        main += &format!(
            "fn main() {{ let _ = wire::serve(|id, arguments| match id {{\n\
             {arms} _ => None }}); }}"
        );
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("main.rs"), &main)?;
        std::fs::create_dir_all(folder.join("made"))?;
        Ok(())
    }

    /// Compiles what is laid out: the library, then the program.
    fn attempt(&self, folder: &Path) -> anyhow::Result<Compiled> {
        let library = self.run(folder, self.library())?;
        let mut compiled = self.understand(&library);
        if !library.succeeded() {
            return Ok(compiled.or_unexplained(&library));
        }
        let program = self.run(folder, self.program())?;
        if program.succeeded() {
            compiled.program = Some(folder.join("made/answers"));
            return Ok(compiled);
        }
        Ok(self.understand(&program).or_unexplained(&program))
    }

    fn library(&self) -> Vec<OsString> {
        let name = format!("--crate-name={}", self.trusted.library);
        let out = format!("made/lib{}.rlib", self.trusted.library);
        let words = ["src/lib.rs", "--crate-type=rlib", &name, "-o", &out];
        let mut words: Vec<_> = words.map(OsString::from).into();
        let externs = self.trusted.externs.iter();
        words.extend(externs.map(|(name, file)| self.names(name, file)));
        words
    }

    /// Only what calls the answers knows how questions come in.
    fn program(&self) -> Vec<OsString> {
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

    fn run(&self, folder: &Path, what: Vec<OsString>) -> anyhow::Result<Ended> {
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

    /// What the compiler said, by the exercises that it is about.
    fn understand(&self, ended: &Ended) -> Compiled {
        let mut compiled = Compiled::default();
        for message in messages(&ended.said) {
            let Some(id) = self.exercise_in(&message) else {
                continue;
            };
            if message.level == "warning" {
                let all = compiled.warnings.entry(id).or_default();
                all.push(message.rendered.trim_end().to_owned());
            } else if message.level.starts_with("error") {
                let all = compiled.errors.entry(id).or_default();
                all.push_str(&message.rendered);
                truncate(all);
            }
        }
        compiled
    }

    /// The exercise in whose file, or in whose call, something is.
    fn exercise_in(&self, message: &Diagnostic) -> Option<String> {
        let primary = message.spans.iter().find(|span| span.is_primary)?;
        let file = Path::new(&primary.file_name);
        let id = file.file_stem()?.to_str()?;
        let is_ours = self.trusted.exercises.contains_key(id);
        is_ours.then(|| id.to_owned())
    }
}

fn together(id: &str) -> (String, String) {
    let why = "It compiles alone, but not together with the other answers.";
    (id.to_owned(), why.to_owned())
}

fn truncate(text: &mut String) {
    if let Some((end, _)) = text.char_indices().nth(READ) {
        text.truncate(end);
    }
}

impl Ended {
    fn succeeded(&self) -> bool {
        self.status.is_some_and(|status| status.success())
    }
}

impl Compiled {
    /// A compiler that gave up without an error about a file was stopped.
    fn or_unexplained(mut self, ended: &Ended) -> Compiled {
        if self.errors.is_empty() {
            let mut said: String =
                messages(&ended.said).map(|m| m.rendered).collect();
            truncate(&mut said);
            let stopped = "The compiler was stopped: this code takes it more \
                           time or memory than it may have.";
            self.errors.insert(
                String::new(),
                match said.is_empty() {
                    true => stopped.to_owned(),
                    false => said,
                },
            );
        }
        self
    }

    /// Why this answer, compiled alone, does not compile.
    fn why(mut self, id: &str) -> String {
        let about = self.errors.remove(id);
        let any = || self.errors.into_values().next().unwrap_or_default();
        about.unwrap_or_else(any)
    }
}

/// What the compiler says in a line.
#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    rendered: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    is_primary: bool,
}

fn messages(said: &str) -> impl Iterator<Item = Diagnostic> + '_ {
    said.lines()
        .filter_map(|line| serde_json::from_str(line).ok())
}
