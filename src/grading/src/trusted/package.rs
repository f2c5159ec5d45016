//! The two packages that are made for a chapter: written, then compiled.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Context;
use toml::Table;

use super::build::Workspace;
use super::{Plan, Texts, Trusted, chapters, manifest};
use othellier_project::files::{read, write};

/// The two packages that are made for a chapter: one with its checks, one with
/// what a student's code may use.
pub struct Made<'a> {
    /// What is to be compiled.
    pub plan: &'a Plan<'a>,
    /// What tells these packages from those of another assignment.
    pub key: &'a str,
}

impl Made<'_> {
    /// The name of the package with the checks.
    pub fn checks(&self) -> String {
        format!("{}-checks-{}", self.plan.package.name, self.key)
    }

    /// The name of the package with what a student's code may use.
    pub fn chapters(&self) -> String {
        format!("{}-chapters-{}", self.plan.package.name, self.key)
    }

    /// The name of the students' library.
    pub fn library(&self) -> String {
        self.plan.package.name.replace('-', "_")
    }

    /// Writes the two packages of a chapter, and gives what is put around a
    /// student's answers.
    pub fn write(
        &self,
        folder: &Path,
        hidden: Option<&Path>,
    ) -> anyhow::Result<BTreeMap<String, Texts>> {
        let (checks, chapters) = (self.checks(), self.chapters());
        let manifest = self.manifest()?;
        let text = manifest::of_chapters(&manifest, chapters.clone());
        let chapters = folder.join(chapters);
        write(&chapters.join("Cargo.toml"), &text)?;
        write(&chapters.join("src/lib.rs"), "//! Nothing but its needs.\n")?;
        let text =
            manifest::of_checks(&manifest, checks.clone(), self.library());
        let checks = folder.join(checks);
        write(&checks.join("Cargo.toml"), &text)?;
        self.write_checks(&checks, hidden)
    }

    /// The manifest of the exercises, as it stands in the book.
    fn manifest(&self) -> anyhow::Result<Table> {
        Ok(read(&self.plan.package.path.join("Cargo.toml"))?.parse()?)
    }

    /// Compiles the chapters, and gathers what is ready now.
    pub fn finish(
        &self,
        workspace: &Workspace,
        checks: PathBuf,
        exercises: BTreeMap<String, Texts>,
    ) -> anyhow::Result<Trusted> {
        let built = workspace.build(&["-p", &self.chapters()])?;
        let folder = workspace.folder.join(self.chapters()).join("compiled");
        let mut externs = chapters::collect(&built, &folder)?;
        let wire = externs.remove("wire").context("cargo made no `wire`")?;
        Ok(Trusted {
            library: self.library(),
            package: self.checks(),
            checks,
            chapters: folder,
            externs: chapters::only_named(&self.manifest()?, externs),
            wire,
            exercises,
        })
    }
}
