//! Generated workspaces: packages of this repository with changed manifests.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::{Value, json};

use crate::files::{portable_path, read, write};
use crate::manifest::Manifest;

/// A generated workspace with the lints, profiles, lock file and dependency versions
/// of the real one, and with packages of its own.
///
/// Packages have the same relative paths as in the real workspace. A path dependency
/// that isn't added as a package refers to the crate in the real workspace.
#[derive(Debug, Clone)]
pub struct ScratchWorkspace {
    root: PathBuf,
    manifest: Manifest,
    lock: Option<String>,
    packages: BTreeMap<PathBuf, Manifest>,
    is_standalone: bool,
}

impl ScratchWorkspace {
    /// Creates a workspace like the one at `root`, without packages.
    ///
    /// # Errors
    ///
    /// Returns an error if the manifest or the lock file can't be read.
    pub fn like(root: &Path) -> anyhow::Result<ScratchWorkspace> {
        let mut manifest = Manifest::read(root)?;
        manifest.retain(&["workspace", "profile", "patch"]);
        manifest.merge(json!({
            "workspace": { "default-members": null, "resolver": "3" },
        }));
        let lock = root.join("Cargo.lock");
        Ok(ScratchWorkspace {
            root: root.to_owned(),
            manifest,
            lock: lock.exists().then(|| read(&lock)).transpose()?,
            packages: BTreeMap::new(),
            is_standalone: false,
        })
    }

    /// Removes everything that refers to the real workspace, so that this one can be
    /// moved to another machine: path dependencies that aren't packages, and profiles.
    pub fn standalone(mut self) -> ScratchWorkspace {
        self.manifest.retain(&["workspace"]);
        self.is_standalone = true;
        self
    }

    /// [Merges](Manifest::merge) changes into the workspace's own manifest.
    pub fn merge(&mut self, changes: Value) {
        self.manifest.merge(changes);
    }

    /// Adds a package at a relative path.
    pub fn add(&mut self, folder: impl Into<PathBuf>, manifest: Manifest) {
        self.packages.insert(folder.into(), manifest);
    }

    /// Adds crates of the real workspace with their path dependencies, recursively.
    /// `change` gets the name, the real folder and the manifest of each, and may change
    /// the manifest.
    ///
    /// # Errors
    ///
    /// Returns an error if a manifest can't be read or `change` fails.
    pub fn add_with_dependencies<'a>(
        &mut self,
        names: impl IntoIterator<Item = &'a str>,
        mut change: impl FnMut(&str, &Path, &mut Manifest) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut names: Vec<_> = names.into_iter().map(str::to_owned).collect();
        while let Some(name) = names.pop() {
            let Some(path) = self.manifest.workspace_dependency_path(&name) else {
                continue;
            };
            let path = PathBuf::from(path);
            if self.packages.contains_key(&path) {
                continue;
            }
            let real_folder = self.root.join(&path);
            let mut manifest = Manifest::read(&real_folder)?;
            change(&name, &real_folder, &mut manifest)?;
            names.extend(manifest.all_dependencies());
            self.add(path, manifest);
        }
        Ok(())
    }

    /// Iterates over the relative paths of the packages.
    pub fn members(&self) -> impl Iterator<Item = &Path> {
        self.packages.keys().map(PathBuf::as_path)
    }

    /// Iterates over the names of the workspace's dependencies.
    pub fn dependencies(&self) -> impl Iterator<Item = &str> {
        self.manifest.workspace_dependencies()
    }

    /// Returns the relative path of a crate of the real workspace.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no such crate.
    pub fn crate_path(&self, name: &str) -> anyhow::Result<&Path> {
        self.manifest
            .workspace_dependency_path(name)
            .map(Path::new)
            .with_context(|| format!("the workspace has no crate {name}"))
    }

    /// Returns the texts of all manifests, by relative path.
    pub fn manifests(&self) -> BTreeMap<PathBuf, String> {
        let mut manifests: BTreeMap<_, _> = self
            .packages
            .iter()
            .map(|(folder, manifest)| (folder.join("Cargo.toml"), manifest.to_string()))
            .collect();
        manifests.insert(PathBuf::from("Cargo.toml"), self.manifest().to_string());
        manifests
    }

    /// Writes the manifests and the lock file to a folder. Unchanged files keep their
    /// modification times.
    ///
    /// # Errors
    ///
    /// Returns an error if a file can't be written.
    pub fn write(&self, folder: &Path) -> anyhow::Result<()> {
        for (path, text) in self.manifests() {
            write(&folder.join(path), text)?;
        }
        match &self.lock {
            Some(lock) => write(&folder.join("Cargo.lock"), lock),
            None => Ok(()),
        }
    }

    fn manifest(&self) -> Manifest {
        let mut manifest = self.manifest.clone();
        let members: Vec<_> = self.members().map(portable_path).collect();
        manifest.merge(json!({ "workspace": { "members": members } }));
        manifest.map_workspace_dependency_paths(|path| {
            if self.packages.contains_key(Path::new(path)) {
                Some(path.to_owned())
            } else if self.is_standalone {
                None
            } else {
                Some(self.root.join(path).display().to_string())
            }
        });
        manifest
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn manifest(text: &str) -> Manifest {
        Manifest::parse(text).unwrap()
    }

    /// Creates a workspace with two crates, `rules` depending on `board`.
    fn checkout() -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        let files = [
            ("Cargo.lock", "version = 4\n"),
            (
                "Cargo.toml",
                "[workspace]\nmembers = ['a']\ndefault-members = ['a']\n\
                 [workspace.dependencies]\nserde = '1'\n\
                 board = { path = 'a' }\nrules = { path = 'b' }\n\
                 [profile.web]\ninherits = 'release'\n\
                 [package]\nname = 'root'",
            ),
            ("a/Cargo.toml", "package.name = 'board'"),
            (
                "b/Cargo.toml",
                "package.name = 'rules'\ndependencies.board.workspace = true\n\
                 dependencies.serde.workspace = true",
            ),
        ];
        for (file, text) in files {
            write(&dir.path().join(file), text).unwrap();
        }
        dir
    }

    #[test]
    fn missing_crates_refer_to_the_real_workspace() {
        let dir = checkout();
        let mut scratch = ScratchWorkspace::like(dir.path()).unwrap();
        scratch.add("b", manifest("package.name = 'rules'"));
        let folder = dir.path().join("target/scratch");
        scratch.write(&folder).unwrap();
        let mut expected = manifest(
            "[workspace]\nmembers = ['b']\nresolver = '3'\n\
             [workspace.dependencies]\nserde = '1'\nrules = { path = 'b' }\n\
             [profile.web]\ninherits = 'release'",
        );
        let board = dir.path().join("a").display().to_string();
        expected.merge(json!({
            "workspace": { "dependencies": { "board": { "path": board } } },
        }));
        assert_eq!(Manifest::read(&folder).unwrap(), expected);
        let lock = read(&folder.join("Cargo.lock")).unwrap();
        assert_eq!(lock, "version = 4\n");
    }

    #[test]
    fn dependencies_are_added_recursively() {
        let dir = checkout();
        let mut scratch = ScratchWorkspace::like(dir.path()).unwrap();
        let rename = |name: &str, real_folder: &Path, manifest: &mut Manifest| {
            let folder = real_folder.file_name().unwrap().to_str();
            manifest.merge(json!({ "lib": { "name": [name, folder] } }));
            Ok(())
        };
        scratch.add_with_dependencies(["rules"], rename).unwrap();
        let names = ["a", "b"].map(Path::new);
        assert_eq!(scratch.members().collect::<Vec<_>>(), names);
        let board = "package.name = 'board'\nlib.name = ['board', 'a']";
        assert_eq!(scratch.packages[Path::new("a")], manifest(board));
        assert_eq!(scratch.crate_path("rules").unwrap(), Path::new("b"));
    }

    /// A workspace may be opened on another system than the one that wrote it.
    #[test]
    fn members_have_slashes_on_every_system() {
        let dir = checkout();
        let mut scratch = ScratchWorkspace::like(dir.path()).unwrap();
        let folder: PathBuf = ["chapters", "01-board", "exercises"].iter().collect();
        scratch.add(folder, manifest("package.name = 'board-exercises'"));
        let text = scratch.manifest().to_string();
        assert!(text.contains("\"chapters/01-board/exercises\""), "{text}");
    }

    #[test]
    fn standalone_workspace_has_only_its_packages() {
        let dir = checkout();
        let scratch = ScratchWorkspace::like(dir.path()).unwrap();
        let mut scratch = scratch.standalone();
        scratch.add("b", manifest("package.name = 'rules'"));
        let expected = "[workspace]\nmembers = ['b']\nresolver = '3'\n\
                        [workspace.dependencies]\nserde = '1'\n\
                        rules = { path = 'b' }";
        assert_eq!(scratch.manifest(), manifest(expected));
    }
}
