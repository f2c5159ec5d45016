//! Collects the files of an assignment: starters, checks, and the crates that both need.
//! Solutions are left out. Impostors (wrong solutions that test the checks) are included only
//! for a grading platform, whose files students can't see.

use std::collections::BTreeMap;
use std::path::Path;

use super::platform::Platform;
use super::{AssignmentRequest, Files, platform, readme, recorded_checks};
use crate::assignment::{self, AssignedExercise, Assignment, assigned_packages};
use anyhow::{Error, Result, bail};
use impostor_files::{Impostor, read_impostors};
use othellier_project::catalog::{self, Package};
use othellier_project::files::{portable_path, read, read_bytes, unix_line_endings, walk};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use serde_json::json;
use toml::{Table, Value};

/// Files of the repository that are copied unchanged.
const COPIED_FILES: [&str; 4] = [
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "chapters/rustfmt.toml",
];

/// Returns the files of an assignment.
///
/// # Errors
///
/// Returns an error if a file of the repository can't be read or parsed, or if the checks
/// can't be recorded.
pub fn collect(
    repository: &Repository,
    assignment: &Assignment,
    request: &AssignmentRequest,
) -> Result<Files> {
    let root = repository.root();
    let packages = catalog::packages(repository)?;
    let exercises = assignment.resolve(&packages)?;
    let has_grader = request.platform.is_some_and(Platform::is_grader);
    let checks = if has_grader {
        platform::original_checks(&exercises)?
    } else {
        let seed = assignment.handout_seed();
        recorded_checks::generate(repository, seed, &exercises, &packages)?
    };
    let mut files = Files::new();
    for name in COPIED_FILES {
        files.insert(name.into(), read(&root.join(name))?.into());
    }
    let mut workspace = ScratchWorkspace::like(root)?.standalone();

    // The program that counts the points is added before the exercises, because the crates
    // that they share need all features that it uses.
    let program = if has_grader {
        "crates/grading"
    } else {
        "crates/learner"
    };
    let mut add_library = |package: &Path, manifest: &mut Manifest| {
        manifest.remove_tests();
        manifest.merge(json!({ "lib": { "test": false } }));
        add_sources(&mut files, root, package)
    };
    let mut manifest = Manifest::read(&root.join(program))?;
    add_library(&root.join(program), &mut manifest)?;
    let mut dependencies = manifest.all_dependencies();
    if has_grader {
        // The grader compiles this crate in addition to the checks.
        dependencies.push("remote-call".to_owned());
    }
    workspace.add(program, manifest);
    workspace.add_with_dependencies(
        dependencies.iter().map(String::as_str),
        |_, package, manifest| add_library(package, manifest),
    )?;

    let assigned: Vec<_> = assigned_packages(&exercises, &packages).collect();
    let mut default_members = vec![program.to_owned()];
    for package in &assigned {
        default_members.push(portable_path(package.path.strip_prefix(root)?));
    }
    workspace.merge(json!({ "workspace": { "default-members": default_members } }));
    let mut manifests = Vec::new();
    for package in &assigned {
        manifests.push(Manifest::read(&package.path)?);
    }
    // The harness of the grader compiles the checks with all features.
    let needs_games = has_grader || manifests.iter().any(uses_games);
    for (package, mut manifest) in assigned.into_iter().zip(manifests) {
        let list = exercise_list(package, &exercises, request)?;
        add_exercises(&mut files, root, package, &exercises, &checks)?;
        let path = package.path.strip_prefix(root)?.join("exercises.toml");
        files.insert(path, list.into());
        if !has_grader {
            manifest.merge(json!({ "dev-dependencies": { "impostor-macros": null } }));
        }
        let dependencies = manifest.all_dependencies();
        workspace.add(package.path.strip_prefix(root)?, manifest);
        workspace.add_with_dependencies(
            dependencies.iter().map(String::as_str),
            |name, package, manifest| {
                manifest.remove_tests();
                if name == "checks" && !needs_games {
                    manifest.disable_feature("games");
                }
                add_sources(&mut files, root, package)
            },
        )?;
    }
    if has_grader {
        add_impostors(&mut files, root, &exercises)?;
    }

    for (path, text) in workspace.manifests() {
        files.insert(path, text.into());
    }
    let assignment_toml = toml::to_string(assignment)?;
    files.insert(assignment::FILE_NAME.into(), assignment_toml.into());
    let readme = readme::render(assignment, &exercises, request)?;
    files.insert("README.md".into(), readme.into());
    for (path, text) in platform::files(request.platform) {
        files.insert(path.into(), unix_line_endings(text.to_owned()).into());
    }
    Ok(files)
}

/// Tests if the checks of a chapter need the feature `games` of the crate `checks`, which
/// depends on the crates of chapters 2 to 5.
fn uses_games(exercises: &Manifest) -> bool {
    exercises
        .get(&["dev-dependencies", "checks", "features"])
        .is_some()
}

/// Adds the starters and checks of a package.
fn add_exercises(
    files: &mut Files,
    root: &Path,
    package: &Package,
    exercises: &[AssignedExercise],
    checks: &BTreeMap<String, String>,
) -> Result<()> {
    let dir = package.path.strip_prefix(root)?;
    let mut library = "//! Exercises: a file for each.\n\n".to_owned();
    for assigned in exercises
        .iter()
        .filter(|assigned| assigned.package.name == package.name)
    {
        let id = &assigned.exercise.id;
        library += &format!("pub mod {id};\n");
        // Students edit the copy in `src`; `reset` restores it from `starters`.
        let starter = read(&package.starter_path(assigned.exercise))?;
        for folder in ["src", "starters"] {
            let path = dir.join(folder).join(format!("{id}.rs"));
            files.insert(path, starter.clone().into());
        }
        let checks_file = format!("tests/{id}.rs");
        files.insert(dir.join(checks_file), checks[id].clone().into());
    }
    files.insert(dir.join("src/lib.rs"), library.into());
    Ok(())
}

/// Adds the impostors that the checks recognize. Each becomes a file of its own, because the
/// original files describe them as changes to the solution, which isn't included.
fn add_impostors(files: &mut Files, root: &Path, exercises: &[AssignedExercise]) -> Result<()> {
    for AssignedExercise {
        package, exercise, ..
    } in exercises
    {
        let dir = package
            .path
            .strip_prefix(root)?
            .join("impostors")
            .join(&exercise.id);
        let recognized = read_impostors(&package.path, &exercise.id)
            .map_err(Error::msg)?
            .into_iter()
            .filter(|impostor| impostor.is_recognized);
        for (number, impostor) in recognized.enumerate() {
            let Impostor {
                name,
                caught_by,
                mistake,
                text,
                ..
            } = impostor;
            let text = format!("// caught by: {caught_by}\n// mistake: {mistake}\n{text}");
            files.insert(dir.join(format!("n{number:02}_{name}.rs")), text.into());
        }
    }
    Ok(())
}

/// Returns the package's `exercises.toml` reduced to the assigned exercises, with their
/// numbers in the chapter and their points, and without the hints if the request says so.
fn exercise_list(
    package: &Package,
    exercises: &[AssignedExercise],
    request: &AssignmentRequest,
) -> Result<String> {
    let mut list: Table = read(&package.path.join("exercises.toml"))?.parse()?;
    let Some(Value::Array(entries)) = list.get_mut("exercise") else {
        bail!("{} has no exercises", package.name);
    };
    entries.retain_mut(|entry| {
        let id = entry.get("id").and_then(Value::as_str);
        let assigned = exercises.iter().find(|assigned| {
            assigned.package.name == package.name && Some(&*assigned.exercise.id) == id
        });
        if let (Some(assigned), Value::Table(entry)) = (assigned, entry) {
            entry.insert("place".to_owned(), assigned.exercise.number.position.into());
            entry.insert("points".to_owned(), assigned.points.whole_part().into());
            if request.no_hints {
                entry.remove("hints");
            }
        }
        assigned.is_some()
    });
    Ok(list.to_string())
}

/// Adds the source files of a package, which are text, and its weights, which aren't.
fn add_sources(files: &mut Files, root: &Path, package: &Path) -> Result<()> {
    let [sources, weights] = [package.join("src"), package.join("weights")];
    for path in walk(&sources)? {
        files.insert(path.strip_prefix(root)?.to_owned(), read(&path)?.into());
    }
    if weights.exists() {
        for path in walk(&weights)? {
            files.insert(path.strip_prefix(root)?.to_owned(), read_bytes(&path)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use othellier_project::files::write;
    use pretty_assertions::assert_eq;

    /// The weights have two bytes that would be a line ending in a text.
    #[test]
    fn sources_get_line_endings_of_unix() {
        let dir = tempfile::tempdir().unwrap();
        let package = dir.path().join("patterns");
        write(&package.join("src/lib.rs"), "fn a() {\r\n}\r\n").unwrap();
        write(&package.join("weights/small.bin"), "\r\n").unwrap();
        let mut files = Files::new();
        add_sources(&mut files, dir.path(), &package).unwrap();
        assert_eq!(files[Path::new("patterns/src/lib.rs")], b"fn a() {\n}\n");
        assert_eq!(files[Path::new("patterns/weights/small.bin")], b"\r\n");
    }
}
