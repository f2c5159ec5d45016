//! The compiled libraries that a chapter's crate depends on.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use othellier_project::cargo::{
    Artifact, Cargo, Compilation, DependencyKind, Metadata, PackageId, metadata,
};

/// A compiled library, as `--extern` of rustc wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Library {
    /// The name in Rust paths, such as `legal_moves`.
    pub name: String,
    /// The file to compile against.
    pub path: PathBuf,
}

/// The libraries of the workspace and its dependencies.
#[derive(Debug)]
pub struct Libraries {
    compilation: Compilation,
    metadata: Metadata,
}

impl Libraries {
    /// Returns the libraries that `cargo test` has compiled.
    ///
    /// Only cargo can tell which they are: `target/*/deps` may have several builds of a
    /// crate, with other features for example, and rustc refuses two libraries that
    /// were compiled against different builds of a third. So this calls cargo, with
    /// the profile and the target folder of the running test, for the examples of all
    /// crates, which depend on all that a chapter depends on. After a `cargo test`,
    /// which builds the examples too, there's nothing left to compile.
    ///
    /// # Errors
    ///
    /// Returns an error if cargo fails, an example doesn't compile, or this isn't a test program in
    /// cargo's target folder.
    pub fn of_workspace(root: &Path) -> anyhow::Result<Libraries> {
        let test_program = env::current_exe().context("this test has no path")?;
        // The program is `TARGET/PROFILE/deps/NAME`.
        let profile_folder = test_program
            .ancestors()
            .nth(2)
            .context("this test isn't in a target folder")?;
        let target = profile_folder
            .parent()
            .context("this test isn't in a target folder")?;
        let profile = match profile_folder.file_name().and_then(|name| name.to_str()) {
            // The profiles `dev` and `test` share this folder.
            Some("debug") | None => "test",
            Some(name) => name,
        };
        let compilation = Cargo::new(root, "build")
            .args(["--examples", "--profile", profile, "--target-dir"])
            .args([target])
            .compile(false)?;
        ensure!(compilation.succeeded, "{}", compilation.rendered_errors());
        Ok(Libraries {
            compilation,
            metadata: metadata(root)?,
        })
    }

    /// Returns the direct dependencies of a package and its dev-dependencies, which its
    /// examples may use.
    pub fn dependencies(&self, package: &str) -> Vec<Library> {
        let package = self
            .metadata
            .workspace_packages()
            .into_iter()
            .find(|candidate| *candidate.name == package);
        let nodes = self.metadata.resolve.as_ref().map(|resolve| &resolve.nodes);
        let node = package
            .zip(nodes)
            .and_then(|(package, nodes)| nodes.iter().find(|node| node.id == package.id));
        let Some(node) = node else {
            return Vec::new();
        };
        node.deps
            .iter()
            .filter(|dependency| {
                let mut kinds = dependency.dep_kinds.iter();
                kinds.any(|info| info.kind != DependencyKind::Build)
            })
            .filter_map(|dependency| {
                // Dependencies for another platform aren't compiled.
                let path = self.library_path(&dependency.pkg)?;
                let name = dependency.name.clone();
                Some(Library { name, path })
            })
            .collect()
    }

    /// Returns the path of a library, or of its metadata, which are enough to compile
    /// against.
    fn library_path(&self, package: &PackageId) -> Option<PathBuf> {
        let is_library = |artifact: &&Artifact| {
            let target = &artifact.target;
            artifact.package_id == *package
                && !artifact.profile.test
                && (target.is_lib() || target.is_proc_macro())
        };
        let files = &self
            .compilation
            .artifacts
            .iter()
            .find(is_library)?
            .filenames;
        let metadata = files.iter().find(|file| file.extension() == Some("rmeta"));
        Some(metadata.or(files.first())?.clone().into_std_path_buf())
    }
}
