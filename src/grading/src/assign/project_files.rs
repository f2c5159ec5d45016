//! The files of an assignment: starters, public checks, and the crates that
//! both need. No solution, no wrong answer, no hint.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use super::{Files, open, readme};
use crate::assignment::{self, Manifest, Task};
use othellier_project::catalog::{self, Package};
use othellier_project::files::walk;
use othellier_project::manifest::Manifest as CargoManifest;
use othellier_project::repository::Repository;
use othellier_project::starter;

/// What comes along unchanged.
const TOP: [&str; 4] = [
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "chapters/rustfmt.toml",
];

/// The files of the assignment.
///
/// # Errors
///
/// When a file of ours can't be read.
pub fn collect(repository: &Repository, manifest: &Manifest) -> Result<Files> {
    let root = repository.root();
    let packages = catalog::packages(repository)?;
    let tasks = manifest.tasks(&packages)?;
    let mut files = Files::new();
    for name in TOP {
        files.insert(name.into(), open(&root.join(name))?);
    }
    let mut workspace = CargoManifest::read(root)?;
    let mut members = BTreeSet::new();
    for package in packages_of(&tasks) {
        push_exercises(&mut files, root, package, &tasks)?;
        let path = package.path.strip_prefix(root)?;
        members.insert(path.to_string_lossy().into_owned());
        let manifest = CargoManifest::read(&package.path)?;
        push_crates(&mut files, root, &workspace, &manifest, &mut members)?;
    }
    workspace.retain(&["workspace"]);
    workspace.set_members(members.iter().map(String::as_str));
    workspace.retain_paths(|path| members.contains(path));
    files.insert("Cargo.toml".into(), workspace.to_string().into());
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

/// The starters and checks from one chapter.
fn push_exercises(files: &mut Files, root: &Path, package: &Package, tasks: &[Task]) -> Result<()> {
    let place = package.path.strip_prefix(root)?;
    let manifest = CargoManifest::read(&package.path)?;
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

/// Our crates that a manifest names, and those that they name.
fn push_crates(
    files: &mut Files,
    root: &Path,
    workspace: &CargoManifest,
    manifest: &CargoManifest,
    members: &mut BTreeSet<String>,
) -> Result<()> {
    for name in manifest.all_dependencies() {
        let Some(path) = workspace.path_of(&name) else {
            continue;
        };
        if members.insert(path.to_owned()) {
            let folder = root.join(path);
            let mut manifest = CargoManifest::read(&folder)?;
            manifest.remove_tests();
            manifest.remove_options();
            let text = manifest.to_string();
            files.insert(Path::new(path).join("Cargo.toml"), text.into());
            push_sources(files, root, &folder.join("src"))?;
            push_crates(files, root, workspace, &manifest, members)?;
        }
    }
    Ok(())
}

fn push_sources(files: &mut Files, root: &Path, folder: &Path) -> Result<()> {
    for path in walk(folder)? {
        files.insert(path.strip_prefix(root)?.to_owned(), open(&path)?);
    }
    Ok(())
}
