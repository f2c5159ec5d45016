//! A workspace that the companion writes: packages of ours with something about
//! them changed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::Context;
use serde_json::{Value, json};

use crate::files::{read, write};
use crate::manifest::Manifest;

/// A workspace like the real one, with the same lints, profiles and versions of
/// others' crates, and with packages of its own.
///
/// A crate of ours is in it at the place that it has in the real workspace, and
/// the other packages find it there. A crate that isn't in it is where it always
/// is.
#[derive(Debug, Clone)]
pub struct ScratchWorkspace {
    root: PathBuf,
    manifest: Manifest,
    lock: Option<String>,
    packages: BTreeMap<PathBuf, Manifest>,
    stands_alone: bool,
}

impl ScratchWorkspace {
    /// A workspace without packages, like the one at `root`. Fails when a file of
    /// that can't be read.
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
            stands_alone: false,
        })
    }

    /// A crate that isn't in it isn't anywhere, so that it can be taken to
    /// another machine; profiles are for this one.
    pub fn standing_alone(mut self) -> ScratchWorkspace {
        self.manifest.retain(&["workspace"]);
        self.stands_alone = true;
        self
    }

    /// [Changes](Manifest::merge) the workspace's own manifest.
    pub fn merge(&mut self, changes: Value) {
        self.manifest.merge(changes);
    }

    /// Adds a package, in this folder of the workspace.
    pub fn add(&mut self, folder: impl Into<PathBuf>, manifest: Manifest) {
        self.packages.insert(folder.into(), manifest);
    }

    /// Adds crates of ours and all those that they depend on. `change` gets the
    /// name and the real folder of each with its manifest, and says what that is
    /// here. Fails when a manifest can't be read, or `change` fails.
    pub fn add_ours<'a>(
        &mut self,
        names: impl IntoIterator<Item = &'a str>,
        mut change: impl FnMut(&str, &Path, &mut Manifest) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let mut names: Vec<_> = names.into_iter().map(str::to_owned).collect();
        while let Some(name) = names.pop() {
            let Some(folder) = self.manifest.path_of(&name).map(PathBuf::from) else {
                continue;
            };
            if self.packages.contains_key(&folder) {
                continue;
            }
            let real = self.root.join(&folder);
            let mut manifest = Manifest::read(&real)?;
            change(&name, &real, &mut manifest)?;
            names.extend(manifest.all_dependencies());
            self.add(folder, manifest);
        }
        Ok(())
    }

    /// The folders of its packages.
    pub fn members(&self) -> impl Iterator<Item = &Path> {
        self.packages.keys().map(PathBuf::as_path)
    }

    /// The names of the crates that its packages may depend on.
    pub fn dependencies(&self) -> impl Iterator<Item = &str> {
        self.manifest.workspace_dependencies()
    }

    /// The folder of a crate of ours, in this workspace and in the real one. Fails
    /// when there is no such crate.
    pub fn folder_of(&self, name: &str) -> anyhow::Result<&Path> {
        let path = self.manifest.path_of(name);
        let path = path.with_context(|| format!("the workspace has no crate {name}"))?;
        Ok(Path::new(path))
    }

    /// Its manifests, by their places.
    pub fn manifests(&self) -> BTreeMap<PathBuf, String> {
        let packages = self.packages.iter();
        let packages = packages.map(|(folder, manifest)| (folder.clone(), manifest.to_string()));
        let whole = (PathBuf::new(), self.manifest().to_string());
        packages
            .chain([whole])
            .map(|(folder, text)| (folder.join("Cargo.toml"), text))
            .collect()
    }

    /// Writes its manifests and the lock file into this folder. Files that stay the
    /// same are left alone. Fails when a file can't be written.
    pub fn write(&self, folder: &Path) -> anyhow::Result<()> {
        for (place, text) in self.manifests() {
            write(&folder.join(place), text)?;
        }
        match &self.lock {
            Some(lock) => write(&folder.join("Cargo.lock"), lock),
            None => Ok(()),
        }
    }

    fn manifest(&self) -> Manifest {
        let mut manifest = self.manifest.clone();
        let members: Vec<_> = self.members().collect();
        manifest.merge(json!({ "workspace": { "members": members } }));
        manifest.place_dependencies(|path| {
            if self.packages.contains_key(Path::new(path)) {
                Some(path.to_owned())
            } else if self.stands_alone {
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

    /// A workspace with two crates, the second of which stands on the first.
    fn checkout() -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
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
            write(&home.path().join(file), text).unwrap();
        }
        home
    }

    #[test]
    fn a_crate_that_is_not_in_it_is_where_it_always_is() {
        let home = checkout();
        let mut scratch = ScratchWorkspace::like(home.path()).unwrap();
        scratch.add("b", manifest("package.name = 'rules'"));
        let folder = home.path().join("target/scratch");
        scratch.write(&folder).unwrap();
        let mut expected = manifest(
            "[workspace]\nmembers = ['b']\nresolver = '3'\n\
             [workspace.dependencies]\nserde = '1'\nrules = { path = 'b' }\n\
             [profile.web]\ninherits = 'release'",
        );
        let board = home.path().join("a").display().to_string();
        expected.merge(json!({
            "workspace": { "dependencies": { "board": { "path": board } } },
        }));
        assert_eq!(Manifest::read(&folder).unwrap(), expected);
        let lock = read(&folder.join("Cargo.lock")).unwrap();
        assert_eq!(lock, "version = 4\n");
    }

    #[test]
    fn a_crate_brings_those_below_it() {
        let home = checkout();
        let mut scratch = ScratchWorkspace::like(home.path()).unwrap();
        let rename = |name: &str, real: &Path, manifest: &mut Manifest| {
            let folder = real.file_name().unwrap().to_str();
            manifest.merge(json!({ "lib": { "name": [name, folder] } }));
            Ok(())
        };
        scratch.add_ours(["rules"], rename).unwrap();
        let names = ["a", "b"].map(Path::new);
        assert_eq!(scratch.members().collect::<Vec<_>>(), names);
        let board = "package.name = 'board'\nlib.name = ['board', 'a']";
        assert_eq!(scratch.packages[Path::new("a")], manifest(board));
        assert_eq!(scratch.folder_of("rules").unwrap(), Path::new("b"));
    }

    #[test]
    fn alone_it_has_nothing_but_its_packages() {
        let home = checkout();
        let scratch = ScratchWorkspace::like(home.path()).unwrap();
        let mut scratch = scratch.standing_alone();
        scratch.add("b", manifest("package.name = 'rules'"));
        let expected = "[workspace]\nmembers = ['b']\nresolver = '3'\n\
                        [workspace.dependencies]\nserde = '1'\n\
                        rules = { path = 'b' }";
        assert_eq!(scratch.manifest(), manifest(expected));
    }
}
