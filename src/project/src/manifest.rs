//! Editing manifests: when the companion makes a workspace or a package, it
//! starts from what the real one says.

use std::fmt;
use std::path::Path;

use anyhow::Context;
use toml::{Table, Value};

use crate::files::read;

/// The contents of a `Cargo.toml`.
#[derive(Debug, Clone, PartialEq)]
pub struct Manifest(Table);

impl Manifest {
    /// The manifest of the package or workspace in a folder.
    ///
    /// # Errors
    ///
    /// When it can't be read, or isn't TOML.
    pub fn read(folder: &Path) -> anyhow::Result<Manifest> {
        let file = folder.join("Cargo.toml");
        let table = read(&file)?.parse();
        let table = table.with_context(|| format!("in {}", file.display()))?;
        Ok(Manifest(table))
    }

    /// Keeps only the sections with these names.
    pub fn retain(&mut self, sections: &[&str]) {
        self.0.retain(|name, _| sections.contains(&name));
    }

    /// Calls the package by this name, with only the tests that are listed.
    pub fn rename_package(&mut self, name: &str) {
        let package = section(&mut self.0, "package");
        package.insert("name".into(), name.into());
        package.insert("autotests".into(), false.into());
    }

    /// Calls the library by this name.
    pub fn name_library(&mut self, name: &str) {
        section(&mut self.0, "lib").insert("name".into(), name.into());
    }

    /// Lists this test, and no other.
    pub fn set_test(&mut self, name: &str, path: &str) {
        let test = [("name", name), ("path", path)];
        let test = test.map(|(key, value)| (key.to_owned(), value.into()));
        let test = Value::Table(Table::from_iter(test));
        self.0.insert("test".into(), vec![test].into());
    }

    /// The name of the package.
    pub fn package_name(&self) -> Option<&str> {
        self.0.get("package")?.get("name")?.as_str()
    }

    /// Takes out the list of targets other than the library, and what holds for
    /// the code of the book alone.
    pub fn remove_targets_and_lints(&mut self) {
        let others = ["bin", "test", "bench", "example", "lints"];
        self.0.retain(|key, _| !others.contains(&key));
    }

    /// Takes the sources from other places: the library, a program of the
    /// package's name if there is one, and no other programs.
    pub fn set_sources(&mut self, library: &Path, program: Option<&Path>) {
        let text = |path: &Path| Value::from(path.display().to_string());
        section(&mut self.0, "lib").insert("path".into(), text(library));
        let name = self.package_name().unwrap_or_default().to_owned();
        let bin = program.map(|path| {
            let name = ("name".to_owned(), name.into());
            Table::from_iter([name, ("path".to_owned(), text(path))])
        });
        let bins: Vec<Value> = bin.into_iter().map(Value::Table).collect();
        self.0.insert("bin".into(), bins.into());
        let package = section(&mut self.0, "package");
        for found in ["autobins", "autoexamples", "autobenches"] {
            package.insert(found.into(), false.into());
        }
    }

    /// Has the library compiled to this type, such as `cdylib`.
    pub fn set_crate_type(&mut self, name: &str) {
        let types = vec![Value::from(name)];
        section(&mut self.0, "lib").insert("crate-type".into(), types.into());
    }

    /// Has this feature, and no other, unless someone asks for more.
    pub fn set_default_feature(&mut self, name: &str) {
        let features = vec![Value::from(name)];
        section(&mut self.0, "features").insert("default".into(), features.into());
    }

    /// Depends on what another package depends on, too: crates of others, at
    /// the versions that it asks for.
    pub fn adopt_dependencies(&mut self, other: &Manifest) {
        let theirs = other.0.get("dependencies").and_then(Value::as_table);
        let ours = section(&mut self.0, "dependencies");
        for (name, one) in theirs.into_iter().flatten() {
            let is_others = path(one).is_none() && one.get("workspace").is_none();
            if is_others && !ours.contains_key(name) {
                ours.insert(name.clone(), one.clone());
            }
        }
    }

    /// Has the workspace find a crate of ours in this folder.
    pub fn set_path(&mut self, name: &str, folder: &str) {
        let all = section(section(&mut self.0, "workspace"), "dependencies");
        section(all, name).insert("path".into(), folder.into());
    }

    /// The names in a table of dependencies, such as `dev-dependencies`.
    pub fn dependencies(&self, table: &str) -> Vec<String> {
        let table = self.0.get(table).and_then(Value::as_table);
        table.into_iter().flat_map(Table::keys).cloned().collect()
    }

    /// The names in all tables of dependencies, those for one system among
    /// them.
    pub fn all_dependencies(&self) -> Vec<String> {
        all_dependencies(&self.0)
    }

    /// Takes out what only tests and benchmarks need.
    pub fn remove_tests(&mut self) {
        let tests = ["dev-dependencies", "test", "bench"];
        self.0.retain(|key, _| !tests.contains(&key));
        if let Some(Value::Table(targets)) = self.0.get_mut("target") {
            let targets = targets.iter_mut().map(|(_, target)| target);
            for target in targets.filter_map(Value::as_table_mut) {
                target.remove("dev-dependencies");
            }
        }
    }

    /// Takes out the optional dependencies. The features that bring them stay,
    /// with nothing in them: the sources mention them.
    pub fn remove_options(&mut self) {
        if let Some(Value::Table(all)) = self.0.get_mut("dependencies") {
            all.retain(|_, one| one.get("optional").is_none());
        }
        let Some(Value::Table(features)) = self.0.get_mut("features") else {
            return;
        };
        for list in features.iter_mut().filter_map(|it| it.1.as_array_mut()) {
            let brings = |it: &Value| it.as_str().is_some_and(|it| it.starts_with("dep:"));
            list.retain(|it| !brings(it));
        }
    }

    /// Where the workspace has a crate of ours, relative to its own folder;
    /// `None` for someone else's crate.
    pub fn path_of(&self, name: &str) -> Option<&str> {
        let all = self.0.get("workspace")?.get("dependencies")?;
        path(all.get(name)?)
    }

    /// Gives the workspace these members, all of them by default.
    pub fn set_members<'a>(&mut self, members: impl Iterator<Item = &'a str>) {
        let members: Vec<_> = members.map(str::to_owned).collect();
        let workspace = section(&mut self.0, "workspace");
        workspace.remove("default-members");
        workspace.insert("members".into(), members.into());
        workspace.insert("resolver".into(), "3".into());
    }

    /// Keeps the workspace's dependencies of others, and of ours those at paths
    /// that are wanted.
    pub fn retain_paths(&mut self, is_wanted: impl Fn(&str) -> bool) {
        let all = section(section(&mut self.0, "workspace"), "dependencies");
        all.retain(|_, one| path(one).is_none_or(&is_wanted));
    }

    /// Makes the paths of the workspace's dependencies absolute, with this
    /// folder before them.
    pub fn anchor_paths(&mut self, root: &Path) {
        let all = section(section(&mut self.0, "workspace"), "dependencies");
        for (_, one) in all.iter_mut() {
            if let Some(Value::String(path)) = one.get_mut("path") {
                *path = root.join(&*path).display().to_string();
            }
        }
    }
}

/// The text of the file.
impl fmt::Display for Manifest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table in a table; if it's missing, an empty one.
fn section<'a>(table: &'a mut Table, name: &str) -> &'a mut Table {
    let section = table.entry(name).or_insert_with(|| Table::new().into());
    if !section.is_table() {
        *section = Table::new().into();
    }
    section.as_table_mut().expect("it is a table now")
}

fn path(dependency: &Value) -> Option<&str> {
    dependency.get("path")?.as_str()
}

fn all_dependencies(manifest: &Table) -> Vec<String> {
    let mut names = Vec::new();
    for (key, value) in manifest {
        let Value::Table(table) = value else { continue };
        if key.ends_with("dependencies") {
            names.extend(table.keys().cloned());
        } else if key == "target" {
            let targets = table.values().filter_map(Value::as_table);
            names.extend(targets.flat_map(all_dependencies));
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn manifest(text: &str) -> Manifest {
        Manifest(text.parse().unwrap())
    }

    #[test]
    fn a_package_gets_another_name_and_the_tests_that_are_listed() {
        let mut made = manifest("package.name = 'board'");
        made.rename_package("board-answers");
        made.name_library("board");
        made.set_test("checks", "tests/checks.rs");
        let expected = "
            package = { name = 'board-answers', autotests = false }
            lib.name = 'board'
            test = [{ name = 'checks', path = 'tests/checks.rs' }]";
        assert_eq!(made, manifest(expected));
    }

    #[test]
    fn dependencies_for_one_system_are_dependencies_too() {
        let mut text = manifest(
            "[dependencies]\na = '1'\n[dev-dependencies]\nb = '1'\n\
             [target.'cfg(unix)'.dependencies]\nc = '1'\n\
             [target.'cfg(unix)'.dev-dependencies]\nd = '1'\n[[test]]\nname = 'all'",
        );
        assert_eq!(text.dependencies("dev-dependencies"), ["b"]);
        assert_eq!(text.all_dependencies(), ["a", "b", "c", "d"]);
        text.remove_tests();
        assert_eq!(text.all_dependencies(), ["a", "c"]);
        assert!(!text.to_string().contains("all"), "{text}");
    }

    #[test]
    fn a_package_can_have_its_sources_elsewhere() {
        let mut made = manifest(
            "package.name = 'board'\nlib.test = false\n\
             [dependencies]\nlexopt = '1'\n[[bin]]\nname = 'board'",
        );
        let theirs = "[dependencies]\nlexopt = '2'\nrand = '3'\n\
                      stage = { path = '../stage' }";
        made.adopt_dependencies(&manifest(theirs));
        made.set_sources(Path::new("a/lib.rs"), Some(Path::new("a/main.rs")));
        let expected = "
            lib = { test = false, path = 'a/lib.rs' }
            dependencies = { lexopt = '1', rand = '3' }
            [[bin]]
            name = 'board'
            path = 'a/main.rs'
            [package]
            name = 'board'
            autobins = false
            autoexamples = false
            autobenches = false";
        assert_eq!(made, manifest(expected));
        made.set_sources(Path::new("b/lib.rs"), None);
        assert!(!made.to_string().contains("main.rs"));
    }

    #[test]
    fn a_package_can_be_one_part_of_another() {
        let mut package = manifest(
            "[lib]\ndoctest = false\n\n[features]\ndefault = ['a', 'b']\n\
             a = []\nb = []\n",
        );
        package.set_crate_type("cdylib");
        package.set_default_feature("b");
        let due = manifest(
            "[lib]\ndoctest = false\ncrate-type = ['cdylib']\n\n\
             [features]\ndefault = ['b']\na = []\nb = []\n",
        );
        assert_eq!(package, due);
    }

    #[test]
    fn without_options_features_bring_nothing() {
        let mut text = manifest(
            "[dependencies]\na = '1'\nb = { version = '1', optional = true }\n\
             [features]\nread = ['dep:b', 'more']\nmore = []",
        );
        text.remove_options();
        let expected = "dependencies.a = '1'\n\
                        features = { read = ['more'], more = [] }";
        assert_eq!(text, manifest(expected));
    }

    #[test]
    fn a_workspace_gets_other_members_and_knows_where_ours_are() {
        let text = "[workspace]\nmembers = ['x']\ndefault-members = ['x']\n\
                    [workspace.dependencies]\nserde = '1'\n\
                    board = { path = 'a' }\nwire = { path = 'b' }\n\
                    [package]\nname = 'root'";
        let mut made = manifest(text);
        assert_eq!(made.path_of("board"), Some("a"));
        assert_eq!(made.path_of("serde"), None);
        made.retain(&["workspace"]);
        made.set_members(["a"].into_iter());
        made.retain_paths(|path| path == "a");
        made.anchor_paths(Path::new("/checkout"));
        let expected = "[workspace]\nmembers = ['a']\nresolver = '3'\n\
                        [workspace.dependencies]\nserde = '1'\n\
                        board = { path = '/checkout/a' }";
        if cfg!(unix) {
            assert_eq!(made, manifest(expected));
        }
    }
}
