//! Compiling our own packages.

use std::path::Path;

use anyhow::ensure;
use othellier_project::cargo::{Cargo, Compiled, rendered};

/// Where cargo works.
pub struct Workspace<'a> {
    /// The folder of the workspace.
    pub folder: &'a Path,
    /// Where cargo puts what it compiles.
    pub target: &'a Path,
}

impl Workspace<'_> {
    /// Builds this.
    pub fn build(&self, what: &[&str]) -> anyhow::Result<Compiled> {
        let cargo = Cargo::new(self.folder, "build").args(what);
        let built = cargo.aside(self.target).throwaway().compile(false)?;
        let errors = built.errors().map(|error| rendered(&error.message));
        let said: String = errors.collect();
        ensure!(built.succeeded, "the checks do not compile:\n{said}");
        Ok(built)
    }
}
