//! Manifests of packages and workspaces, read and changed.

use std::fmt;
use std::path::Path;

use anyhow::Context;
use serde_json::json;
use toml::{Table, Value};

use crate::files::read;

/// The contents of a `Cargo.toml`.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Manifest(Table);

impl Manifest {
    /// Reads the manifest of the package or workspace in `folder`.
    ///
    /// # Errors
    ///
    /// Returns an error if the file can't be read or isn't TOML.
    pub fn read(folder: &Path) -> anyhow::Result<Manifest> {
        let file = folder.join("Cargo.toml");
        let text = read(&file)?;
        Manifest::parse(&text).with_context(|| format!("in {}", file.display()))
    }

    /// Parses a manifest.
    ///
    /// # Errors
    ///
    /// Returns an error if the text isn't TOML.
    pub fn parse(text: &str) -> anyhow::Result<Manifest> {
        Ok(Manifest(text.parse()?))
    }

    /// Applies a JSON merge patch (RFC 7396): objects are merged key by key, `null`
    /// removes a key, and any other value replaces the old one.
    pub fn merge(&mut self, changes: serde_json::Value) {
        if let serde_json::Value::Object(changes) = changes {
            merge(&mut self.0, changes);
        }
    }

    /// Keeps only the top-level tables with these names.
    pub fn retain(&mut self, sections: &[&str]) {
        self.0.retain(|name, _| sections.contains(&name));
    }

    /// Returns the value at a path of keys, such as `package`, `name`.
    pub fn get(&self, path: &[&str]) -> Option<&Value> {
        let (first, rest) = path.split_first()?;
        rest.iter()
            .try_fold(self.0.get(*first)?, |value, name| value.get(name))
    }

    /// Returns the name of the package.
    pub fn package_name(&self) -> Option<&str> {
        self.get(&["package", "name"])?.as_str()
    }

    /// Takes the sources from another folder: the library and, if that folder has a
    /// `src/main.rs`, a program with the package's name. All other targets are turned
    /// off.
    pub fn set_sources(&mut self, folder: &Path) {
        let [library, program] = ["src/lib.rs", "src/main.rs"].map(|file| folder.join(file));
        let programs = if program.is_file() {
            json!([{ "name": self.package_name(), "path": program }])
        } else {
            json!([])
        };
        self.merge(json!({
            "package": { "autobins": false, "autoexamples": false, "autobenches": false },
            "lib": { "path": library },
            "bin": programs,
        }));
    }

    /// Adds the registry dependencies of another manifest that this one lacks.
    pub fn add_registry_dependencies(&mut self, other: &Manifest) {
        let Some(new) = other.0.get("dependencies").and_then(Value::as_table) else {
            return;
        };
        let dependencies = table_mut(&mut self.0, "dependencies");
        for (name, dependency) in new {
            let is_from_registry =
                path(dependency).is_none() && dependency.get("workspace").is_none();
            if is_from_registry && !dependencies.contains_key(name) {
                dependencies.insert(name.clone(), dependency.clone());
            }
        }
    }

    /// Returns the names in a table of dependencies, such as `dev-dependencies`.
    pub fn dependencies(&self, table: &str) -> Vec<String> {
        let table = self.0.get(table).and_then(Value::as_table);
        table.into_iter().flat_map(Table::keys).cloned().collect()
    }

    /// Returns the names in all tables of dependencies, including those for one
    /// platform.
    pub fn all_dependencies(&self) -> Vec<String> {
        let mut copy = self.0.clone();
        dependency_tables(&mut copy)
            .into_iter()
            .flat_map(|table| table.keys().cloned())
            .collect()
    }

    /// Removes tests, benchmarks and the dependencies that only they need.
    pub fn remove_tests(&mut self) {
        let sections = ["dev-dependencies", "test", "bench"];
        self.0.retain(|name, _| !sections.contains(&name));
        if let Some(Value::Table(platforms)) = self.0.get_mut("target") {
            for (_, platform) in platforms.iter_mut() {
                if let Some(platform) = platform.as_table_mut() {
                    platform.remove("dev-dependencies");
                }
            }
        }
    }

    /// Empties a feature, and removes the optional dependencies that it enables.
    pub fn disable_feature(&mut self, feature: &str) {
        let Some(Value::Array(enabled)) = self.get(&["features", feature]) else {
            return;
        };
        let names: Vec<_> = enabled
            .iter()
            .filter_map(|item| item.as_str()?.strip_prefix("dep:").map(str::to_owned))
            .collect();
        for name in names {
            self.merge(json!({ "dependencies": { name: null } }));
        }
        self.merge(json!({ "features": { feature: [] } }));
    }

    /// Returns the path of a dependency of the workspace, relative to its root, or
    /// `None` if it comes from a registry.
    pub fn workspace_dependency_path(&self, name: &str) -> Option<&str> {
        path(self.get(&["workspace", "dependencies", name])?)
    }

    /// Iterates over the names of the workspace's dependencies.
    pub fn workspace_dependencies(&self) -> impl Iterator<Item = &str> {
        self.get(&["workspace", "dependencies"])
            .and_then(Value::as_table)
            .into_iter()
            .flat_map(Table::keys)
            .map(String::as_str)
    }

    /// Replaces the path of each path dependency of the workspace by `new_path` of
    /// it, and removes those for which that's `None`.
    pub fn map_workspace_dependency_paths(&mut self, new_path: impl Fn(&str) -> Option<String>) {
        let dependencies = table_mut(table_mut(&mut self.0, "workspace"), "dependencies");
        dependencies.retain(|_, dependency| match dependency.get_mut("path") {
            Some(Value::String(path)) => match new_path(path) {
                Some(new) => {
                    *path = new;
                    true
                }
                None => false,
            },
            _ => true,
        });
    }
}

/// The text of the file.
impl fmt::Display for Manifest {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

fn merge(table: &mut Table, changes: serde_json::Map<String, serde_json::Value>) {
    for (key, change) in changes {
        match change {
            serde_json::Value::Null => {
                table.remove(&key);
            }
            serde_json::Value::Object(changes) => merge(table_mut(table, &key), changes),
            value => {
                let value = Value::try_from(value).expect("arrays and scalars convert to TOML");
                table.insert(key, value);
            }
        }
    }
}

/// Returns the table with this name in `parent`. If it's missing or isn't a table,
/// it becomes an empty one.
fn table_mut<'a>(parent: &'a mut Table, name: &str) -> &'a mut Table {
    let value = parent.entry(name).or_insert_with(|| Table::new().into());
    if !value.is_table() {
        *value = Table::new().into();
    }
    value.as_table_mut().expect("it is a table now")
}

fn path(dependency: &Value) -> Option<&str> {
    dependency.get("path")?.as_str()
}

/// Returns all tables of dependencies, including those for one platform.
fn dependency_tables(manifest: &mut Table) -> Vec<&mut Table> {
    let mut tables = Vec::new();
    for (name, value) in manifest.iter_mut() {
        let Value::Table(table) = value else { continue };
        if name.ends_with("dependencies") {
            tables.push(table);
        } else if name == "target" {
            let platforms = table
                .iter_mut()
                .filter_map(|(_, platform)| platform.as_table_mut());
            tables.extend(platforms.flat_map(dependency_tables));
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn manifest(text: &str) -> Manifest {
        Manifest::parse(text).unwrap()
    }

    #[test]
    fn merge_changes_only_named_keys() {
        let mut merged = manifest(
            "package.name = 'board'\nlib.doctest = false\n\
             [features]\ndefault = ['a', 'b']\n[[bin]]\nname = 'board'",
        );
        merged.merge(json!({
            "package": { "name": "board-answers", "autotests": false },
            "test": [{ "name": "checks", "path": "tests/checks.rs" }],
            "features": { "default": ["b"] },
            "bin": null,
        }));
        let expected = "
            package = { name = 'board-answers', autotests = false }
            lib.doctest = false
            features.default = ['b']
            test = [{ name = 'checks', path = 'tests/checks.rs' }]";
        assert_eq!(merged, manifest(expected));
    }

    #[test]
    fn all_dependencies_include_those_of_one_platform() {
        let mut board = manifest(
            "[dependencies]\na = '1'\n[dev-dependencies]\nb = '1'\n\
             [target.'cfg(unix)'.dependencies]\nc = '1'\n\
             [target.'cfg(unix)'.dev-dependencies]\nd = '1'\n[[test]]\nname = 'all'",
        );
        assert_eq!(board.dependencies("dev-dependencies"), ["b"]);
        assert_eq!(board.all_dependencies(), ["a", "b", "c", "d"]);
        board.remove_tests();
        assert_eq!(board.all_dependencies(), ["a", "c"]);
        assert!(!board.to_string().contains("all"), "{board}");
    }

    #[test]
    fn disabled_feature_has_no_dependencies() {
        let mut disabled = manifest(
            "[features]\ngames = ['dep:b']\n[dependencies]\na = '1'\n\
             b = { version = '1', optional = true }",
        );
        disabled.disable_feature("games");
        let expected = "[features]\ngames = []\n[dependencies]\na = '1'";
        assert_eq!(disabled, manifest(expected));
    }

    #[test]
    fn package_takes_sources_and_dependencies_from_another_folder() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path();
        let mut board = manifest(
            "package.name = 'board'\nlib.test = false\n\
             [dependencies]\nlexopt = '1'\n[[bin]]\nname = 'board'",
        );
        let other = "[dependencies]\nlexopt = '2'\nrand = '3'\n\
                      stage = { path = '../stage' }";
        board.add_registry_dependencies(&manifest(other));
        crate::files::write(&folder.join("src/main.rs"), "").unwrap();
        board.set_sources(folder);
        let mut expected = manifest(
            "lib.test = false
            dependencies = { lexopt = '1', rand = '3' }
            [package]
            name = 'board'
            autobins = false
            autoexamples = false
            autobenches = false",
        );
        expected.merge(json!({
            "lib": { "path": folder.join("src/lib.rs") },
            "bin": [{ "name": "board", "path": folder.join("src/main.rs") }],
        }));
        assert_eq!(board, expected);
        board.set_sources(Path::new("b"));
        assert!(!board.to_string().contains("main.rs"));
    }
}
