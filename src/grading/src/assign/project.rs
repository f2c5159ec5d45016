//! The files of an assignment: starters, public checks, and the crates that
//! both stand on. No solution, no wrong answer, no hint.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::{Files, open, readme};
use crate::assignment::{self, Manifest, Task};
use othellier_project::catalog::{self, Package};
use othellier_project::files::read;
use othellier_project::repository::Repository;
use othellier_project::starter;

/// What comes along as it is.
const TOP: [&str; 4] = [
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "rustfmt.toml",
];

/// The files of the assignment.
///
/// # Errors
///
/// When a file of ours cannot be read.
pub fn files(repository: &Repository, manifest: &Manifest) -> Result<Files> {
    let root = repository.root();
    let packages = catalog::packages(repository)?;
    let tasks = manifest.tasks(&packages)?;
    let mut files = Files::new();
    for name in TOP {
        files.insert(name.into(), open(&root.join(name))?);
    }
    let workspace: Table = read(&root.join("Cargo.toml"))?.parse()?;
    let mut members = BTreeSet::new();
    for package in packages_of(&tasks) {
        push_exercises(&mut files, root, package, &tasks)?;
        let path = package.path.strip_prefix(root)?;
        members.insert(path.to_string_lossy().into_owned());
        let manifest = manifest_of(&package.path)?;
        push_crates(&mut files, root, &workspace, &manifest, &mut members)?;
    }
    let top = workspace_manifest(&workspace, &members);
    files.insert("Cargo.toml".into(), top.to_string().into());
    let listed = toml::to_string(manifest)?;
    files.insert(assignment::FILE.into(), listed.into());
    files.insert("README.md".into(), readme::text(manifest, &tasks)?.into());
    for (name, text) in readme::RECIPES {
        files.insert(name.into(), text.into());
    }
    Ok(files)
}

/// The packages of the tasks, each once.
fn packages_of<'a>(tasks: &[Task<'a>]) -> Vec<&'a Package> {
    let mut packages: Vec<&Package> = Vec::new();
    for task in tasks {
        if packages.iter().all(|it| it.name != task.package.name) {
            packages.push(task.package);
        }
    }
    packages
}

/// The starters and checks that are asked for, of one chapter.
fn push_exercises(
    files: &mut Files,
    root: &Path,
    package: &Package,
    tasks: &[Task],
) -> Result<()> {
    let place = package.path.strip_prefix(root)?;
    let manifest = manifest_of(&package.path)?;
    files.insert(place.join("Cargo.toml"), manifest.to_string().into());
    let mut library = "//! Exercises: a file for each.\n\n".to_owned();
    for task in tasks.iter().filter(|it| it.package.name == package.name) {
        let id = &task.exercise.id;
        library += &format!("pub mod {id};\n");
        let answer = format!("src/{id}.rs");
        let begun = starter::pristine(&package.path.join(&answer))?;
        files.insert(place.join(answer), begun.into());
        let check = format!("tests/{id}.rs");
        let text = open(&package.path.join(&check))?;
        files.insert(place.join(check), text);
    }
    files.insert(place.join("src/lib.rs"), library.into());
    Ok(())
}

fn manifest_of(folder: &Path) -> Result<Table> {
    Ok(read(&folder.join("Cargo.toml"))?.parse()?)
}

/// The crates of ours that a manifest names, and those that they name.
fn push_crates(
    files: &mut Files,
    root: &Path,
    workspace: &Table,
    manifest: &Table,
    members: &mut BTreeSet<String>,
) -> Result<()> {
    for name in dependencies(manifest) {
        let Some(path) = path_of(workspace, &name) else {
            continue;
        };
        if members.insert(path.clone()) {
            let folder = root.join(&path);
            let mut manifest = manifest_of(&folder)?;
            without_tests(&mut manifest);
            without_options(&mut manifest);
            let text = manifest.to_string();
            files.insert(Path::new(&path).join("Cargo.toml"), text.into());
            push_sources(files, root, &folder.join("src"))?;
            push_crates(files, root, workspace, &manifest, members)?;
        }
    }
    Ok(())
}

/// The names in all the tables of dependencies.
fn dependencies(manifest: &Table) -> Vec<String> {
    let mut names = Vec::new();
    for (key, value) in manifest {
        let Value::Table(table) = value else { continue };
        if key.ends_with("dependencies") {
            names.extend(table.keys().cloned());
        } else if key == "target" {
            let targets = table.values().filter_map(Value::as_table);
            names.extend(targets.flat_map(dependencies));
        }
    }
    names
}

/// Where a crate of ours stands; `None` for a crate of others.
fn path_of(workspace: &Table, name: &str) -> Option<String> {
    let all = workspace.get("workspace")?.get("dependencies")?;
    Some(all.get(name)?.get("path")?.as_str()?.to_owned())
}

/// Takes out what only our own tests need.
fn without_tests(manifest: &mut Table) {
    manifest
        .retain(|key, _| !["dev-dependencies", "bench", "test"].contains(&key));
    if let Some(Value::Table(targets)) = manifest.get_mut("target") {
        for (_, target) in targets.iter_mut() {
            if let Value::Table(target) = target {
                target.remove("dev-dependencies");
            }
        }
    }
}

/// Takes out the dependencies that only our own programs ask for. The features
/// that bring them stay, with nothing in them: the sources mention them.
fn without_options(manifest: &mut Table) {
    if let Some(Value::Table(all)) = manifest.get_mut("dependencies") {
        let is_option = |it: &Value| it.get("optional").is_some();
        all.retain(|_, it| !is_option(it));
    }
    if let Some(Value::Table(features)) = manifest.get_mut("features") {
        for list in features.iter_mut().filter_map(|it| it.1.as_array_mut()) {
            let brings =
                |it: &Value| it.as_str().map(|it| it.starts_with("dep:"));
            list.retain(|it| brings(it) != Some(true));
        }
    }
}

fn push_sources(files: &mut Files, root: &Path, folder: &Path) -> Result<()> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("cannot read {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            push_sources(files, root, &path)?;
        } else {
            let bytes = open(&path)?;
            files.insert(path.strip_prefix(root)?.to_owned(), bytes);
        }
    }
    Ok(())
}

/// Our workspace, with these members and what they need of it.
fn workspace_manifest(ours: &Table, members: &BTreeSet<String>) -> Table {
    let mut manifest = Table::new();
    let mut workspace = ours["workspace"].as_table().cloned();
    if let Some(workspace) = &mut workspace {
        workspace.remove("default-members");
        let list: Vec<_> = members.iter().cloned().collect();
        workspace.insert("members".into(), list.into());
        workspace.insert("resolver".into(), "3".into());
        if let Some(Value::Table(all)) = workspace.get_mut("dependencies") {
            all.retain(|_, it| match it.get("path").and_then(Value::as_str) {
                Some(path) => members.contains(path),
                None => true,
            });
        }
    }
    let workspace = workspace.unwrap_or_default();
    manifest.insert("workspace".into(), workspace.into());
    manifest
}
