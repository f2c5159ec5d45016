//! What is compiled once for an assignment, from our own code: the checks,
//! with functions that ask another process for their answers, and the chapters
//! that a student's code may use.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use anyhow::{Context, bail};
use quote::format_ident;
use toml::{Table, Value};

use super::proxy::Asked;
use crate::catalog::{Exercise, Package, checks_in_order};
use crate::files::{read, write};
use crate::messages::{Message, messages};
use crate::workspace;

/// A chapter's exercises, ready to be asked.
#[derive(Debug)]
pub struct Trusted {
    /// The name of the students' library, such as `directions_exercises`.
    pub library: String,
    /// The package with the checks: where a check says that it stands.
    pub package: String,
    /// The program with the checks.
    pub checks: PathBuf,
    /// The folder with the compiled chapters, and nothing else.
    pub chapters: PathBuf,
    /// The compiled chapters that a student may name, by their names, as files
    /// of that folder.
    pub externs: BTreeMap<String, String>,
    /// The compiled library over which the questions come, another such file.
    pub wire: String,
    /// The exercises, by their ids.
    pub exercises: BTreeMap<String, Texts>,
}

/// The texts of an exercise that are put around a student's.
#[derive(Debug)]
pub struct Texts {
    /// The starter: it stands in for an answer that does not compile.
    pub starter: String,
    /// The module that calls the answer.
    pub call: String,
    /// The names of the checks, in order; the hidden ones come last.
    pub checks: Vec<Named>,
}

/// A check of the program with the checks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// Whether students did not see it.
    pub hidden: bool,
}

impl Named {
    /// Its path in the program with the checks.
    pub fn path(&self, exercise: &str) -> String {
        match self.hidden {
            true => format!("hidden_{exercise}::{}", self.name),
            false => format!("{exercise}::{}", self.name),
        }
    }
}

/// What is to be compiled for a chapter.
pub struct Plan<'a> {
    /// The chapter's exercises.
    pub package: &'a Package,
    /// Those that are asked for.
    pub exercises: Vec<&'a Exercise>,
}

/// What the functions that stand in for the students' do without an answer.
const STAND_INS: &str = "\
#![allow(missing_docs)]

/// Passes on why no answer came.
fn lost<A>(lost: wire::Lost) -> A {
    std::panic::panic_any(match lost {
        wire::Lost::Panicked { message, place } => {
            checks::Elsewhere::Panicked { message, place }
        }
        wire::Lost::Ended => checks::Elsewhere::Ended,
        wire::Lost::Garbled => checks::Elsewhere::Garbled,
    })
}

";

/// Compiles the checks of some exercises, and the chapters below them, in a
/// folder of `scratch` for exactly these: two assignments that are graded at
/// the same time do not meet.
///
/// # Errors
///
/// When a file cannot be read or written, or something does not compile.
pub fn build(
    root: &Path,
    scratch: &Path,
    hidden: Option<&Path>,
    plans: &[Plan],
) -> anyhow::Result<Vec<Trusted>> {
    let key = key(hidden, plans);
    let folder = scratch.join(&key);
    let made = plans.iter().map(|plan| Made { plan, key: &key });
    let made: Vec<_> = made.collect();
    let names = made
        .iter()
        .flat_map(|made| [made.checks(), made.chapters()]);
    let names: Vec<_> = names.collect();
    workspace::lay_out(root, &folder, names.iter().map(String::as_str))?;
    let texts = made.iter().map(|made| made.write(&folder, hidden));
    let texts = texts.collect::<anyhow::Result<Vec<_>>>()?;
    let cargo = Cargo {
        folder: &folder,
        target: &scratch.join("target"),
    };
    let built = made.iter().zip(texts);
    built
        .map(|(made, texts)| made.build(&cargo, texts))
        .collect()
}

/// A name for these exercises with these checks. The packages are called by it
/// too: cargo tells packages from one another by their names, not by the folder
/// of their workspace.
fn key(hidden: Option<&Path>, plans: &[Plan]) -> String {
    let mut hasher = DefaultHasher::new();
    for plan in plans {
        for exercise in &plan.exercises {
            exercise.number.hash(&mut hasher);
            for (module, file) in checks_of(plan.package, exercise, hidden) {
                (module, fs::read(file).ok()).hash(&mut hasher);
            }
        }
    }
    format!("{:016x}", hasher.finish())
}

/// The two packages that are made for a chapter: one with its checks, one with
/// what a student's code may use.
struct Made<'a> {
    plan: &'a Plan<'a>,
    key: &'a str,
}

impl Made<'_> {
    fn checks(&self) -> String {
        format!("{}-checks-{}", self.plan.package.name, self.key)
    }

    fn chapters(&self) -> String {
        format!("{}-chapters-{}", self.plan.package.name, self.key)
    }

    fn library(&self) -> String {
        self.plan.package.name.replace('-', "_")
    }

    /// Writes the two packages of a chapter.
    fn write(
        &self,
        folder: &Path,
        hidden: Option<&Path>,
    ) -> anyhow::Result<BTreeMap<String, Texts>> {
        let (checks, chapters) = (self.checks(), self.chapters());
        let (checks, chapters) = (folder.join(checks), folder.join(chapters));
        let manifest =
            read(&self.plan.package.path.join("Cargo.toml"))?.parse()?;
        write(&checks.join("Cargo.toml"), &self.checks_manifest(&manifest))?;
        write(&chapters.join("Cargo.toml"), &self.manifest(&manifest))?;
        write(&chapters.join("src/lib.rs"), "//! Nothing but its needs.\n")?;
        self.write_checks(&checks, hidden)
    }

    /// Writes the stand-ins and the checks, and gives what is put around a
    /// student's answers.
    fn write_checks(
        &self,
        folder: &Path,
        hidden: Option<&Path>,
    ) -> anyhow::Result<BTreeMap<String, Texts>> {
        let (mut lib, mut tests) = (STAND_INS.to_owned(), String::new());
        let mut all = BTreeMap::new();
        for exercise in &self.plan.exercises {
            let id = &exercise.id;
            let texts = self
                .write_exercise(folder, exercise, hidden, &mut tests)
                .with_context(|| format!("in the exercise `{id}`"))?;
            lib += &format!("pub mod {id};\n");
            all.insert(id.clone(), texts);
        }
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("tests/checks.rs"), &tests)?;
        Ok(all)
    }

    fn write_exercise(
        &self,
        folder: &Path,
        exercise: &Exercise,
        hidden: Option<&Path>,
        tests: &mut String,
    ) -> anyhow::Result<Texts> {
        let (package, id) = (self.plan.package, &exercise.id);
        let starter = read(&package.answer_file(exercise))?;
        let asked = Asked::of(&starter, id)?;
        write(&folder.join(format!("src/{id}.rs")), &asked.stand_in())?;
        let mut checks = Vec::new();
        for (module, file) in checks_of(package, exercise, hidden) {
            let text = read(&file)?;
            let names = checks_in_order(&text)
                .with_context(|| format!("in {}", file.display()))?;
            write(&folder.join(format!("tests/{module}.rs")), &text)?;
            *tests += &format!("mod {module};\n");
            let hidden = module.starts_with("hidden_");
            let named = |name| Named { name, hidden };
            checks.extend(names.into_iter().map(named));
        }
        let call = asked.call(&format_ident!("{}", self.library()));
        Ok(Texts {
            starter,
            call,
            checks,
        })
    }

    /// The manifest of a package with what the students' library needs.
    fn manifest(&self, manifest: &Table) -> String {
        let mut manifest = manifest.clone();
        rename(&mut manifest, self.chapters());
        manifest.remove("dev-dependencies");
        add(&mut manifest, &["wire"]);
        manifest.to_string()
    }

    /// The manifest of the package with the checks: its library is called as
    /// the students' is.
    fn checks_manifest(&self, manifest: &Table) -> String {
        let mut manifest = manifest.clone();
        rename(&mut manifest, self.checks());
        add(&mut manifest, &["wire", "checks"]);
        let lib = [("name".to_owned(), self.library().into())];
        manifest.insert("lib".into(), Value::Table(lib.into_iter().collect()));
        let test = [("name", "checks"), ("path", "tests/checks.rs")];
        let test = test.map(|(key, value)| (key.to_owned(), value.into()));
        let test = Value::Table(test.into_iter().collect());
        manifest.insert("test".into(), vec![test].into());
        manifest.remove("lints");
        manifest.to_string()
    }

    fn build(
        &self,
        cargo: &Cargo,
        exercises: BTreeMap<String, Texts>,
    ) -> anyhow::Result<Trusted> {
        let checks =
            cargo.build(&["-p", &self.checks(), "--test", "checks"])?;
        let checks = checks.iter().find_map(|message| match message {
            Message::Artifact { executable, .. } => executable.clone(),
            _ => None,
        });
        let built = cargo.build(&["-p", &self.chapters()])?;
        let chapters = cargo.folder.join(self.chapters()).join("compiled");
        let mut externs = self.collect(&built, &chapters)?;
        let wire = externs.remove("wire").context("cargo made no `wire`")?;
        Ok(Trusted {
            library: self.library(),
            package: self.checks(),
            checks: checks.context("cargo made no program of the checks")?,
            chapters,
            externs: self.only_named(externs)?,
            wire,
            exercises,
        })
    }

    /// Copies the compiled chapters into a folder of their own: where cargo
    /// puts them, the checks stand beside them.
    fn collect(
        &self,
        built: &[Message],
        folder: &Path,
    ) -> anyhow::Result<BTreeMap<String, String>> {
        let (mut named, mut all) = (BTreeMap::new(), BTreeSet::new());
        fs::create_dir_all(folder)?;
        for (name, file) in built.iter().flat_map(libraries) {
            let base = file.file_name().context("a library has a name")?;
            copy(file, &folder.join(base))?;
            let base = base.to_string_lossy().into_owned();
            named.insert(name, base.clone());
            all.insert(base);
        }
        remove_others(folder, &all)?;
        Ok(named)
    }

    /// Of all libraries those that the exercises' manifest names.
    fn only_named(
        &self,
        mut all: BTreeMap<String, String>,
    ) -> anyhow::Result<BTreeMap<String, String>> {
        let manifest = self.plan.package.path.join("Cargo.toml");
        let manifest: Table = read(&manifest)?.parse()?;
        let named = manifest.get("dependencies").and_then(Value::as_table);
        let named = named.into_iter().flat_map(Table::keys);
        let named: Vec<_> = named.map(|n| n.replace('-', "_")).collect();
        all.retain(|name, _| named.contains(name));
        Ok(all)
    }
}

/// Copies a file, unless it is there: somebody may be reading it.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    let new = fs::read(from)?;
    match fs::read(to).is_ok_and(|old| old == new) {
        true => Ok(()),
        false => Ok(fs::write(to, new)?),
    }
}

/// The files with the checks of an exercise, and how their modules are called:
/// ours, and a teacher's own, where there is one.
fn checks_of(
    package: &Package,
    exercise: &Exercise,
    hidden: Option<&Path>,
) -> Vec<(String, PathBuf)> {
    let id = &exercise.id;
    let ours = (id.clone(), package.checks(exercise));
    let theirs = hidden.map(|folder| folder.join(format!("{id}.rs")));
    let theirs = theirs.filter(|file| file.is_file());
    let theirs = theirs.map(|file| (format!("hidden_{id}"), file));
    [Some(ours), theirs].into_iter().flatten().collect()
}

fn remove_others(
    folder: &Path,
    files: &BTreeSet<String>,
) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !files.contains(&name) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

fn rename(manifest: &mut Table, name: String) {
    let package = manifest.get_mut("package").and_then(Value::as_table_mut);
    if let Some(package) = package {
        package.insert("name".into(), name.into());
        package.insert("autotests".into(), false.into());
    }
}

/// Adds dependencies that the workspace knows. A library that a test needs is
/// needed by the package then.
fn add(manifest: &mut Table, names: &[&str]) {
    let empty = Value::Table(Table::new());
    let all = manifest.entry("dependencies").or_insert(empty);
    if let Value::Table(all) = all {
        let known = [("workspace".to_owned(), Value::Boolean(true))];
        let known = Value::Table(known.into_iter().collect());
        all.extend(names.iter().map(|&n| (n.to_owned(), known.clone())));
    }
}

/// The compiled libraries that a message tells of, with their names. Macros that
/// a library was compiled with are read again whenever it is used.
fn libraries(message: &Message) -> Vec<(String, &PathBuf)> {
    let Message::Artifact {
        target, filenames, ..
    } = message
    else {
        return Vec::new();
    };
    let is_library = |file: &&PathBuf| {
        let ending = file.extension().and_then(OsStr::to_str);
        ["rlib", "so", "dylib", "dll"].contains(&ending.unwrap_or_default())
    };
    let name = target.name.replace('-', "_");
    let files = filenames.iter().filter(is_library);
    files.map(|file| (name.clone(), file)).collect()
}

/// Where cargo works.
struct Cargo<'a> {
    folder: &'a Path,
    target: &'a Path,
}

impl Cargo<'_> {
    fn build(&self, what: &[&str]) -> anyhow::Result<Vec<Message>> {
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let output = Command::new(cargo)
            .args(["build", "--offline", "--message-format=json"])
            .args(what)
            .arg("--target-dir")
            .arg(self.target)
            .current_dir(self.folder)
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .output()
            .context("cargo cannot be started")?;
        succeeded(&output)
    }
}

fn succeeded(output: &Output) -> anyhow::Result<Vec<Message>> {
    let all: Vec<_> = messages(&output.stdout).collect();
    if output.status.success() {
        return Ok(all);
    }
    let said = all.iter().filter_map(|message| match message {
        Message::Diagnostic { message, .. } => Some(&*message.rendered),
        _ => None,
    });
    let said: String = said.collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    bail!("the checks do not compile:\n{said}\n{errors}")
}
