//! The files of an assignment: starters, recorded checks, and the crates that
//! both need. No solution, and no wrong answer or reference where students can look.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Error, Result, bail};
use impostor_files::{Impostor, impostors};

use serde_json::json;

use super::platform::Platform;
use super::{AssignmentRequest, Files, open, platform, readme, recorded_checks};
use crate::assignment::{self, AskedExercise, Assignment, asked_packages};
use othellier_project::catalog::{self, Package};
use othellier_project::files::{read, walk};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use othellier_project::starter;
use toml::{Table, Value};

/// What comes along unchanged.
const TOP: [&str; 4] = [
    "Cargo.lock",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "chapters/rustfmt.toml",
];

/// The files of the assignment. Fails when a file of ours can't be read.
pub fn collect(
    repository: &Repository,
    assigned: &Assignment,
    request: &AssignmentRequest,
) -> Result<Files> {
    let root = repository.root();
    let packages = catalog::packages(repository)?;
    let tasks = assigned.tasks(&packages)?;
    let mut files = Files::new();
    for name in TOP {
        files.insert(name.into(), open(&root.join(name))?);
    }
    let grades = request.platform.is_some_and(Platform::grades);
    let checks = if grades {
        platform::our_checks(&tasks)?
    } else {
        let seed = assigned.recorded_seed();
        recorded_checks::of_tasks(repository, seed, &tasks, &packages)?
    };
    let mut workspace = ScratchWorkspace::like(root)?.standing_alone();
    // First the program that counts the points: its crates need all that they can do.
    let program = if grades {
        "crates/grading"
    } else {
        "crates/learner"
    };
    let mut add = |real: &Path, manifest: &mut Manifest| {
        manifest.remove_tests();
        manifest.merge(json!({ "lib": { "test": false } }));
        push_sources(&mut files, root, real)
    };
    let mut whole = Manifest::read(&root.join(program))?;
    add(&root.join(program), &mut whole)?;
    let mut names = whole.all_dependencies();
    // The grader compiles this besides the checks.
    names.extend(grades.then(|| "remote-call".to_owned()));
    workspace.add(program, whole);
    workspace.add_ours(names.iter().map(String::as_str), |_, real, manifest| {
        add(real, manifest)
    })?;
    // What `cargo run` runs and `cargo test` tests.
    let asked: Vec<_> = asked_packages(&tasks, &packages).collect();
    let mut members = vec![Path::new(program)];
    for package in &asked {
        members.push(package.path.strip_prefix(root)?);
    }
    workspace.merge(json!({ "workspace": { "default-members": members } }));
    for package in asked {
        push_exercises(&mut files, root, package, &tasks, &checks)?;
        let mut manifest = Manifest::read(&package.path)?;
        if !grades {
            manifest.merge(json!({ "dev-dependencies": { "impostors": null } }));
        }
        let names = manifest.all_dependencies();
        workspace.add(package.path.strip_prefix(root)?, manifest);
        workspace.add_ours(names.iter().map(String::as_str), |_, real, manifest| {
            manifest.remove_tests();
            push_sources(&mut files, root, real)
        })?;
    }
    if grades {
        push_impostors(&mut files, root, &tasks)?;
    }
    for (place, text) in workspace.manifests() {
        files.insert(place, text.into());
    }
    let listed = toml::to_string(assigned)?;
    files.insert(assignment::FILE.into(), listed.into());
    files.insert("README.md".into(), readme::text(assigned, &tasks)?.into());
    for (name, text) in platform::files(request.platform) {
        files.insert(name.into(), text.into());
    }
    Ok(files)
}

/// The starters and checks from one chapter.
fn push_exercises(
    files: &mut Files,
    root: &Path,
    package: &Package,
    tasks: &[AskedExercise],
    checks: &BTreeMap<String, String>,
) -> Result<()> {
    let place = package.path.strip_prefix(root)?;
    files.insert(place.join("exercises.toml"), listed(package, tasks)?.into());
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

/// The wrong answers that our own checks know, in files of their own, so that the
/// solution stays here.
fn push_impostors(files: &mut Files, root: &Path, tasks: &[AskedExercise]) -> Result<()> {
    for AskedExercise {
        package, exercise, ..
    } in tasks
    {
        let place = package
            .path
            .strip_prefix(root)?
            .join("impostors")
            .join(&exercise.id);
        let known = impostors(&package.path, &exercise.id)
            .map_err(Error::msg)?
            .into_iter();
        let known = known.filter(|impostor| impostor.is_recognized).enumerate();
        for (
            number,
            Impostor {
                name,
                caught_by,
                mistake,
                text,
                ..
            },
        ) in known
        {
            let text = format!("// caught by: {caught_by}\n// mistake: {mistake}\n{text}");
            files.insert(place.join(format!("n{number:02}_{name}.rs")), text.into());
        }
    }
    Ok(())
}

/// The chapter's list of exercises, with those that are asked for, their places and
/// their points.
fn listed(package: &Package, tasks: &[AskedExercise]) -> Result<String> {
    let mut list: Table = read(&package.path.join("exercises.toml"))?.parse()?;
    let Some(Value::Array(all)) = list.get_mut("exercise") else {
        bail!("{} has no exercises", package.name);
    };
    all.retain_mut(|one| {
        let id = one.get("id").and_then(Value::as_str);
        let is_this = |task: &&AskedExercise| Some(&*task.exercise.id) == id;
        let mut ours = tasks
            .iter()
            .filter(|task| task.package.name == package.name);
        let task = ours.find(is_this);
        if let (Some(task), Value::Table(one)) = (task, one) {
            one.insert("place".to_owned(), task.exercise.number.place.into());
            one.insert("points".to_owned(), task.points.whole_part().into());
        }
        task.is_some()
    });
    Ok(list.to_string())
}

fn push_sources(files: &mut Files, root: &Path, package: &Path) -> Result<()> {
    let parts = ["src", "weights"].map(|part| package.join(part));
    for part in parts.iter().filter(|part| part.exists()) {
        for path in walk(part)? {
            files.insert(path.strip_prefix(root)?.to_owned(), open(&path)?);
        }
    }
    Ok(())
}
