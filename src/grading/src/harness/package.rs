//! The package that is made for a chapter's checks: written, then compiled.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use super::build::{Libraries, Rustc};
use super::{Plan, Scaffold};
use othellier_project::files::write;
use othellier_project::manifest::Manifest;

/// The sources of a chapter's checks.
pub struct Sources {
    /// The name of the exercises' package.
    pub package: String,
    /// The name of the students' library, which the stubs replace.
    pub library: String,
    /// The files, by their places.
    pub files: BTreeMap<PathBuf, String>,
    /// The packages that the answers may use.
    pub externs: Vec<String>,
    /// The packages that the checks use.
    pub needs: Vec<String>,
    /// What is put around the students' answers.
    pub exercises: BTreeMap<String, Scaffold>,
}

impl Sources {
    /// The sources for these exercises, with a teacher's own checks.
    pub fn read(plan: &Plan, hidden: Option<&Path>) -> anyhow::Result<Sources> {
        let manifest = Manifest::read(&plan.package.path)?;
        let externs = manifest.dependencies("dependencies");
        let mut needs = manifest.dependencies("dev-dependencies");
        needs.extend(externs.iter().cloned());
        let mut sources = Sources {
            package: plan.package.name.clone(),
            library: plan.package.name.replace('-', "_"),
            files: BTreeMap::new(),
            externs,
            needs,
            exercises: BTreeMap::new(),
        };
        sources.add_checks(plan, hidden)?;
        Ok(sources)
    }

    /// The program with the checks, compiled in this folder unless it's already
    /// there.
    pub fn compile(
        &self,
        folder: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let folder = folder.join(&self.package);
        let program = folder.join("made/checks");
        if program.exists() {
            return Ok(program);
        }
        // Another run may be compiling the same thing, so each has its own
        // place.
        fs::create_dir_all(folder.join("made"))?;
        let aside = tempfile::tempdir_in(&folder)?;
        for (place, text) in &self.files {
            write(&aside.path().join(place), text)?;
        }
        let made = self.compile_in(aside.path(), libraries, rustc)?;
        self.ensure_complete(&made)?;
        fs::rename(made, &program)?;
        Ok(program)
    }

    /// Compiles the stubs to a library, then the checks to a program.
    fn compile_in(
        &self,
        folder: &Path,
        libraries: &Libraries,
        rustc: &Path,
    ) -> anyhow::Result<PathBuf> {
        let stubs = folder.join(format!("lib{}.rlib", self.library));
        let program = folder.join("program");
        let mut rustc =
            Rustc { program: rustc.to_owned(), folder, externs: self.externs(libraries)? };
        let name = format!("--crate-name={}", self.library);
        let out = ["-o", path(&stubs)?];
        let what = ["src/lib.rs", "--crate-type=rlib", &name];
        rustc.run(&[&what[..], &out].concat())?;
        rustc.externs.push((&self.library, &stubs));
        let out = ["-o", path(&program)?];
        let what = ["tests/checks.rs", "--test", "--crate-name=all_checks"];
        rustc.run(&[&what[..], &out].concat())?;
        Ok(program)
    }

    /// Makes sure that the program has all the checks: a missing one would
    /// never fail.
    fn ensure_complete(&self, program: &Path) -> anyhow::Result<()> {
        let mut list = Command::new(program);
        list.args(["--list", "--format=terse"]);
        let list = String::from_utf8(list.output()?.stdout)?;
        for (id, scaffold) in &self.exercises {
            for check in &scaffold.checks {
                let path = super::path(id, &check.name, check.hidden);
                let line = format!("{path}: test");
                ensure!(
                    list.lines().any(|other| other == line),
                    "the check {path} isn't compiled: does a `cfg` hide it?"
                );
            }
        }
        Ok(())
    }

    /// What the checks and the stubs may name.
    fn externs<'a>(&self, libraries: &'a Libraries) -> anyhow::Result<Vec<(&'a str, &'a Path)>> {
        let names = self.needs.iter().map(|name| name.replace('-', "_"));
        let names = names.chain(["remote_call".to_owned(), "checks".to_owned()]);
        let library = |name: String| {
            let found = libraries.get_key_value(&name);
            let found = found.map(|(name, file)| (&**name, &**file));
            found.with_context(|| format!("cargo made no `{name}`"))
        };
        let mut externs = names.map(library).collect::<Result<Vec<_>, _>>()?;
        externs.sort();
        externs.dedup();
        Ok(externs)
    }
}

fn path(path: &Path) -> anyhow::Result<&str> {
    path.to_str().context("a folder's name isn't text")
}
