//! The manifests of the packages that are made.

use toml::{Table, Value};

/// The manifest of a package with what the students' library needs.
pub fn of_chapters(manifest: &Table, name: String) -> String {
    let mut manifest = manifest.clone();
    rename(&mut manifest, name);
    manifest.remove("dev-dependencies");
    add(&mut manifest, &["wire"]);
    manifest.to_string()
}

/// The manifest of the package with the checks: its library is called as
/// the students' is.
pub fn of_checks(manifest: &Table, name: String, library: String) -> String {
    let mut manifest = manifest.clone();
    rename(&mut manifest, name);
    add(&mut manifest, &["wire", "checks"]);
    let lib = [("name".to_owned(), library.into())];
    manifest.insert("lib".into(), Value::Table(lib.into_iter().collect()));
    let test = [("name", "checks"), ("path", "tests/checks.rs")];
    let test = test.map(|(key, value)| (key.to_owned(), value.into()));
    let test = Value::Table(test.into_iter().collect());
    manifest.insert("test".into(), vec![test].into());
    manifest.remove("lints");
    manifest.to_string()
}

fn rename(manifest: &mut Table, name: String) {
    let package = manifest.get_mut("package").and_then(Value::as_table_mut);
    if let Some(package) = package {
        package.insert("name".into(), name.into());
        package.insert("autotests".into(), false.into());
    }
}

/// Adds dependencies that the workspace knows. A library that a test needs is
/// needed by the package then.
fn add(manifest: &mut Table, names: &[&str]) {
    let empty = Value::Table(Table::new());
    let all = manifest.entry("dependencies").or_insert(empty);
    if let Value::Table(all) = all {
        let known = [("workspace".to_owned(), Value::Boolean(true))];
        let known = Value::Table(known.into_iter().collect());
        all.extend(names.iter().map(|&n| (n.to_owned(), known.clone())));
    }
}
