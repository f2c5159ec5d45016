//! The files of an assignment: starters, recorded checks, and the crates that
//! both need. No solution, no wrong answer, no hint, no reference.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;

use super::{Files, open, readme, recorded_checks};
use crate::assignment::{self, Manifest, Task};
use othellier_project::catalog::{self, Package};
use othellier_project::files::walk;
use othellier_project::manifest::Manifest as CargoManifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
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
    let seed = manifest.recorded_seed();
    let checks = recorded_checks::of_tasks(repository, seed, &tasks, &packages)?;
    let mut workspace = ScratchWorkspace::like(root)?.standing_alone();
    for package in packages_of(&tasks) {
        push_exercises(&mut files, root, package, &tasks, &checks)?;
        let manifest = CargoManifest::read(&package.path)?;
        let names = manifest.all_dependencies();
        workspace.add(package.path.strip_prefix(root)?, manifest);
        workspace.add_ours(names.iter().map(String::as_str), |_, real, manifest| {
            manifest.remove_tests();
            manifest.remove_options(|_| true);
            let parts = ["src", "weights"].map(|part| real.join(part));
            let mut parts = parts.iter().filter(|part| part.exists());
            parts.try_for_each(|part| push_sources(&mut files, root, part))
        })?;
    }
    for (place, text) in workspace.manifests() {
        files.insert(place, text.into());
    }
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
        if packages
            .iter()
            .all(|package| package.name != task.package.name)
        {
            packages.push(task.package);
        }
    }
    packages
}

/// The starters and checks from one chapter.
fn push_exercises(
    files: &mut Files,
    root: &Path,
    package: &Package,
    tasks: &[Task],
    checks: &BTreeMap<String, String>,
) -> Result<()> {
    let place = package.path.strip_prefix(root)?;
    let mut library = "//! Exercises: a file for each.\n\n".to_owned();
    for task in tasks
        .iter()
        .filter(|task| task.package.name == package.name)
    {
        let id = &task.exercise.id;
        library += &format!("pub mod {id};\n");
        let answer = format!("src/{id}.rs");
        let begun = starter::pristine(&package.path.join(&answer))?;
        files.insert(place.join(answer), begun.into());
        let check = format!("tests/{id}.rs");
        files.insert(place.join(check), checks[id].clone().into());
    }
    files.insert(place.join("src/lib.rs"), library.into());
    Ok(())
}

fn push_sources(files: &mut Files, root: &Path, folder: &Path) -> Result<()> {
    for path in walk(folder)? {
        files.insert(path.strip_prefix(root)?.to_owned(), open(&path)?);
    }
    Ok(())
}
