//! What `cargo test` has compiled, for tests that run it or compile against it.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
pub use cargo_metadata::Package;
use cargo_metadata::{Artifact, DependencyKind, Metadata, Node, TargetKind};
use othellier_project::cargo::{Cargo, Compiled};

/// The packages of the workspace at `root` and everything they depend on, as in its
/// lock file. Fails when cargo fails: the lock file may not fit the manifests.
pub fn metadata(root: &Path) -> anyhow::Result<Metadata> {
    let cargo = Cargo::new(root, "metadata").args(["--format-version=1", "--locked"]);
    serde_json::from_slice(&cargo.output()?).context("cargo's metadata have another format")
}

/// The given lines of a text, blank where a line is left out, so that the
/// compiler's line numbers are those of the real file.
pub fn only(text: &str, lines: &BTreeSet<usize>) -> String {
    let line = |(number, line)| {
        if lines.contains(&number) {
            format!("{line}\n")
        } else {
            "\n".to_owned()
        }
    };
    (1..).zip(text.lines()).map(line).collect()
}

/// Everything that `cargo test` compiles: programs, examples and libraries.
#[derive(Debug)]
pub struct Built {
    compiled: Compiled,
    metadata: Metadata,
}

/// A library, as the compiler needs to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    /// The name by which code calls it, such as `legal_moves`.
    pub name: String,
    /// The file to compile against.
    pub file: PathBuf,
}

impl Built {
    /// Asks cargo for what the running test was compiled with. It is the call that
    /// compiled the test, with the same profile and into the same folder, so there
    /// is nothing left to compile. Fails when cargo fails, or this program isn't a
    /// test that cargo compiled.
    pub fn by_cargo_test(root: &Path) -> anyhow::Result<Built> {
        let test = env::current_exe().context("this test has no path")?;
        let profile = test.ancestors().nth(2).context("no folder of cargo's")?;
        let target = profile.parent().context("no folder of cargo's")?;
        let profile = match profile.file_name().and_then(|name| name.to_str()) {
            // The folder of the profiles dev and test.
            Some("debug") | None => "test",
            Some(other) => other,
        };
        let compiled = Cargo::new(root, "test")
            .args(["--no-run", "--profile", profile, "--target-dir"])
            .args([target])
            .compile(false)?;
        ensure!(compiled.succeeded, "{}", compiled.rendered_errors());
        Ok(Built {
            compiled,
            metadata: metadata(root)?,
        })
    }

    /// Returns the program with this name.
    pub fn program(&self, name: &str) -> Option<PathBuf> {
        self.executable(&TargetKind::Bin, name, |_| true)
    }

    /// Returns an example of a package.
    pub fn example(&self, package: &str, name: &str) -> Option<PathBuf> {
        let package = self.package(package)?;
        self.executable(&TargetKind::Example, name, |artifact| {
            artifact.package_id == package.id
        })
    }

    fn executable(
        &self,
        kind: &TargetKind,
        name: &str,
        is_wanted: impl Fn(&Artifact) -> bool,
    ) -> Option<PathBuf> {
        let artifact = self.compiled.artifacts.iter().find(|artifact| {
            let target = &artifact.target;
            target.name == name
                && target.kind.contains(kind)
                && !artifact.profile.test
                && is_wanted(artifact)
        })?;
        Some(artifact.executable.clone()?.into_std_path_buf())
    }

    /// The libraries that a package itself names, those of its examples
    /// included.
    pub fn dependencies(&self, package: &str) -> Vec<Library> {
        let Some(node) = self.package(package).and_then(|package| self.node(package)) else {
            return Vec::new();
        };
        let is_there = |dependency: &&cargo_metadata::NodeDep| {
            let mut kinds = dependency.dep_kinds.iter();
            kinds.any(|info| info.kind != DependencyKind::Build)
        };
        let dependencies = node.deps.iter().filter(is_there);
        let library = |dependency: &cargo_metadata::NodeDep| {
            // What only other systems need isn't compiled here.
            let file = self.library(&dependency.pkg)?;
            let name = dependency.name.clone();
            Some(Library { name, file })
        };
        dependencies.filter_map(library).collect()
    }

    fn package(&self, name: &str) -> Option<&Package> {
        let ours = self.metadata.workspace_packages().into_iter();
        ours.into_iter().find(|package| *package.name == name)
    }

    fn node(&self, package: &Package) -> Option<&Node> {
        let resolve = self.metadata.resolve.as_ref()?;
        resolve.nodes.iter().find(|node| node.id == package.id)
    }

    /// The file of a library: metadata are enough to compile against.
    fn library(&self, id: &cargo_metadata::PackageId) -> Option<PathBuf> {
        let is_library = |artifact: &&Artifact| {
            let target = &artifact.target;
            let is_one = target.is_lib() || target.is_proc_macro();
            artifact.package_id == *id && !artifact.profile.test && is_one
        };
        let artifact = self.compiled.artifacts.iter().find(is_library)?;
        let files = &artifact.filenames;
        let metadata = files.iter().find(|file| file.extension() == Some("rmeta"));
        let file = metadata.or(files.first())?;
        Some(file.clone().into_std_path_buf())
    }
}
