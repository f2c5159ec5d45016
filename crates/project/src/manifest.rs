//! Manifests of packages and workspaces: the companion makes one from what the
//! real one says.

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
    /// Reads the manifest of the package or the workspace in `folder`.
    ///
    /// # Errors
    ///
    /// If the file can't be read or isn't TOML.
    pub fn read(folder: &Path) -> anyhow::Result<Manifest> {
        let file = folder.join("Cargo.toml");
        let text = read(&file)?;
        Manifest::parse(&text).with_context(|| format!("in {}", file.display()))
    }

    /// The manifest with this text. Fails when it isn't TOML.
    pub fn parse(text: &str) -> anyhow::Result<Manifest> {
        Ok(Manifest(text.parse()?))
    }

    /// Changes what is named, as a JSON merge patch does (RFC 7396): a table is
    /// changed key by key, `null` takes something out, and anything else takes
    /// the place of what was there.
    pub fn merge(&mut self, changes: serde_json::Value) {
        if let serde_json::Value::Object(changes) = changes {
            merge(&mut self.0, changes);
        }
    }

    /// Keeps only the sections with these names.
    pub fn retain(&mut self, sections: &[&str]) {
        self.0.retain(|name, _| sections.contains(&name));
    }

    /// What it says in this place, such as `package`, `name`.
    pub fn get(&self, path: &[&str]) -> Option<&Value> {
        let (first, rest) = path.split_first()?;
        rest.iter()
            .try_fold(self.0.get(*first)?, |value, name| value.get(name))
    }

    /// The name of the package.
    pub fn package_name(&self) -> Option<&str> {
        self.get(&["package", "name"])?.as_str()
    }

    /// Takes the sources from another folder: the library, a program of the
    /// package's name if there is one, and no other programs.
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

    /// The names in a table of dependencies, such as `dev-dependencies`.
    pub fn dependencies(&self, table: &str) -> Vec<String> {
        let table = self.0.get(table).and_then(Value::as_table);
        table.into_iter().flat_map(Table::keys).cloned().collect()
    }

    /// The names in all tables of dependencies, those for one system among
    /// them.
    pub fn all_dependencies(&self) -> Vec<String> {
        let mut copy = self.0.clone();
        let tables = dependency_tables(&mut copy).into_iter();
        tables.flat_map(|table| table.keys().cloned()).collect()
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

    /// Where the workspace has a crate of ours, relative to its own folder;
    /// `None` for someone else's crate.
    pub fn path_of(&self, name: &str) -> Option<&str> {
        path(self.get(&["workspace", "dependencies", name])?)
    }

    /// The names of the crates that the packages of a workspace may depend on.
    pub fn workspace_dependencies(&self) -> impl Iterator<Item = &str> {
        let all = self
            .get(&["workspace", "dependencies"])
            .and_then(Value::as_table);
        all.into_iter().flat_map(Table::keys).map(String::as_str)
    }

    /// Says where the workspace's crates of ours are, by where they were; those
    /// that are nowhere now are taken out.
    pub fn place_dependencies(&mut self, place: impl Fn(&str) -> Option<String>) {
        let all = section(section(&mut self.0, "workspace"), "dependencies");
        all.retain(|_, one| match one.get_mut("path") {
            Some(Value::String(path)) => place(path).map(|new| *path = new).is_some(),
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
            serde_json::Value::Null => drop(table.remove(&key)),
            serde_json::Value::Object(changes) => merge(section(table, &key), changes),
            other => {
                let value = Value::try_from(other).expect("a list or a plain value is TOML, too");
                table.insert(key, value);
            }
        }
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

/// The tables of dependencies, those for one system among them.
fn dependency_tables(manifest: &mut Table) -> Vec<&mut Table> {
    let mut tables = Vec::new();
    for (name, value) in manifest.iter_mut() {
        let Value::Table(table) = value else { continue };
        if name.ends_with("dependencies") {
            tables.push(table);
        } else if name == "target" {
            let targets = table
                .iter_mut()
                .filter_map(|(_, target)| target.as_table_mut());
            tables.extend(targets.flat_map(dependency_tables));
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
    fn what_is_merged_changes_nothing_else() {
        let mut made = manifest(
            "package.name = 'board'\nlib.doctest = false\n\
             [features]\ndefault = ['a', 'b']\n[[bin]]\nname = 'board'",
        );
        made.merge(json!({
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
    fn a_package_can_have_its_sources_elsewhere() {
        let elsewhere = tempfile::tempdir().unwrap();
        let folder = elsewhere.path();
        let mut made = manifest(
            "package.name = 'board'\nlib.test = false\n\
             [dependencies]\nlexopt = '1'\n[[bin]]\nname = 'board'",
        );
        let theirs = "[dependencies]\nlexopt = '2'\nrand = '3'\n\
                      stage = { path = '../stage' }";
        made.adopt_dependencies(&manifest(theirs));
        crate::files::write(&folder.join("src/main.rs"), "").unwrap();
        made.set_sources(folder);
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
        assert_eq!(made, expected);
        made.set_sources(Path::new("b"));
        assert!(!made.to_string().contains("main.rs"));
    }
}
