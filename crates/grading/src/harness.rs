//! The code compiled once for an assignment, all of it the book's own: the checks, which
//! call students' answers in another process, and the chapters that answers may use.

mod build;
mod check_package;
mod remote_function;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

use anyhow::{Context, ensure};
use check_package::CheckPackage;
pub use check_package::{REQUESTED, answer_crate};
use check_report::{CheckEvent, CheckRequest, ChecksReport, Recording};
use othellier_project::allowed_crates::{AllowedCrates, Libraries, select_libraries};
use othellier_project::catalog::Package;
use othellier_project::files::fingerprint;
use othellier_project::parallel;

use crate::assignment::{AssignedExercise, assigned_packages};
use crate::sandbox::Toolchain;

/// The compiled checks of a chapter's exercises, and everything that answers are compiled
/// with.
#[derive(Debug)]
pub struct Harness {
    /// The name of the library crate with students' answers, such as
    /// `directions_exercises`.
    pub library: String,
    /// The program that contains the checks.
    pub checks: PathBuf,
    /// The folder with the compiled chapters and their facades, which contains nothing
    /// else.
    pub chapters: PathBuf,
    /// The crates that the code around the answers may use.
    pub server_crates: AllowedCrates,
    /// The crates that each answer may use, by exercise id.
    pub answer_crates: BTreeMap<String, AllowedCrates>,
    /// The exercises, by their ids.
    pub exercises: BTreeMap<String, ExerciseHarness>,
    /// The seed of random questions.
    pub seed: u64,
}

/// The code around a student's answer to an exercise.
#[derive(Debug)]
pub struct ExerciseHarness {
    /// The starter, which replaces an answer that is missing or doesn't compile.
    pub starter: String,
    /// The source of the module that calls the answer.
    pub server_module: String,
    /// The signature of the function in the starter.
    pub signature: String,
    /// The crates and items that an answer can't use.
    pub forbidden: Vec<String>,
    /// The names of the checks, in order.
    pub checks: Vec<String>,
}

/// The maximum number of recordings kept for a check.
const MAX_RECORDINGS: usize = 30;

impl Harness {
    /// Returns the questions of a check, grouped by task, without calling an answer. If
    /// there are too many tasks, a sample spread evenly over all of them.
    ///
    /// # Errors
    ///
    /// Returns an error if the check doesn't run or doesn't report its questions.
    pub fn record(&self, exercise: &str, check: &str) -> anyhow::Result<Vec<Recording>> {
        let dir = tempfile::tempdir()?;
        let report_file = dir.path().join("report");
        let request = CheckRequest {
            report: Some(report_file.clone()),
            seed: self.seed,
            record: true,
            ..CheckRequest::default()
        };
        let path = check_path(exercise, check);
        let output = Command::new(&self.checks)
            .args(["--exact", &path, "--test-threads=1"])
            .envs(request.env_vars())
            .stdin(Stdio::null())
            .output()
            .context("can't start the checks")?;
        let stdout = String::from_utf8_lossy(&output.stdout);
        ensure!(output.status.success(), "can't record {path}:\n{stdout}");
        let recordings: Vec<_> = ChecksReport::read(&report_file)?
            .events()
            .iter()
            .filter_map(|event| match event {
                CheckEvent::Recorded(recording) => Some(recording.clone()),
                _ => None,
            })
            .collect();
        let step = recordings.len().div_ceil(MAX_RECORDINGS).max(1);
        Ok(recordings.into_iter().step_by(step).collect())
    }
}

/// Returns a check's path in the program that contains the checks.
pub fn check_path(exercise: &str, check: &str) -> String {
    format!("{exercise}::{check}")
}

/// Returns the harness that contains an exercise.
///
/// # Errors
///
/// Returns an error if there is none.
pub fn find<'a>(
    harnesses: &'a [Harness],
    assigned: &AssignedExercise,
) -> anyhow::Result<&'a Harness> {
    harnesses
        .iter()
        .find(|harness| harness.library == assigned.library())
        .context("every exercise is compiled")
}

/// Compiles the checks of the exercises and the chapters that they depend on.
///
/// The result is stored in a folder in `scratch` that is named after everything that it
/// depends on, so that nothing is compiled twice and two assignments can be graded at the
/// same time.
///
/// # Errors
///
/// Returns an error if a file can't be read or written, or something doesn't compile.
pub fn build(
    root: &Path,
    scratch: &Path,
    exercises: &[AssignedExercise],
    packages: &[Package],
    toolchain: &Toolchain,
    seed: u64,
) -> anyhow::Result<Vec<Harness>> {
    let check_packages = assigned_packages(exercises, packages)
        .map(|package| CheckPackage::new(package, exercises))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let dependencies: BTreeSet<_> = check_packages
        .iter()
        .flat_map(|package| &package.dependencies)
        .map(String::as_str)
        .chain(["remote-call", "checks"])
        .collect();
    let libraries = build::build_libraries(root, &Vec::from_iter(dependencies))?;
    let dir = scratch.join(scratch_key(&check_packages, &libraries, toolchain)?);
    let chapters = dir.join("chapters");
    let library_files = build::copy_libraries(&libraries, &chapters)?;
    let rustc = toolchain.program("rustc");
    let programs = parallel::map(&check_packages, parallel::cores(), |package| {
        package.compile(&dir, &libraries, &rustc)
    });
    check_packages
        .into_iter()
        .zip(programs)
        .map(|(package, program)| {
            let facades = chapters.join("facades");
            let mut crates = select_libraries(&library_files, &package.externs);
            let mut answer_crates = BTreeMap::new();
            for (id, exercise) in &package.exercises {
                let allowed = AllowedCrates::new(&crates, &exercise.forbidden, &facades, &rustc)
                    .with_context(|| format!("in the exercise `{id}`"))?;
                answer_crates.insert(id.clone(), allowed);
            }
            crates.extend(select_libraries(
                &library_files,
                &["remote-call".to_owned()],
            ));
            Ok(Harness {
                library: package.library,
                checks: program?,
                chapters: chapters.clone(),
                server_crates: AllowedCrates::new(&crates, &[], &facades, &rustc)?,
                answer_crates,
                exercises: package.exercises,
                seed,
            })
        })
        .collect()
}

/// Returns a name for the folder with the compiled code: a fingerprint of the sources, the
/// compiler, and the size and modification time of each library.
fn scratch_key(
    check_packages: &[CheckPackage],
    libraries: &Libraries,
    toolchain: &Toolchain,
) -> anyhow::Result<String> {
    let mut parts = vec![toolchain.version.clone()];
    for (path, text) in check_packages.iter().flat_map(|package| &package.files) {
        parts.extend([path.display().to_string(), text.clone()]);
    }
    for file in libraries.values() {
        let metadata =
            fs::metadata(file).with_context(|| format!("can't read {}", file.display()))?;
        let modified = metadata.modified()?.duration_since(UNIX_EPOCH)?;
        parts.push(file.display().to_string());
        parts.push(format!("{} {modified:?}", metadata.len()));
    }
    Ok(fingerprint(parts))
}

#[cfg(test)]
mod tests {
    use super::build;
    use crate::assignment::Assignment;
    use crate::sandbox::Toolchain;
    use othellier_project::catalog;
    use othellier_project::files::{read, walk, write};
    use othellier_project::repository::Repository;
    use std::path::Path;

    const CHECKS: &str = "tests/ray_length.rs";

    const TEACHERS_CHECK: &str = "#[test]\nfn a_walk_south_of_a1_has_seven_squares() {\n    \
                                  expect(\"a1\", Direction::South, 7);\n}\n";

    /// Adds a text to the checks of `ray_length` in a copy of its package. Returns the
    /// names of the checks, or the error.
    fn build_with_added_check(added: &str) -> Result<Vec<String>, String> {
        let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let mut packages = catalog::packages(&repository).unwrap();
        let copy = tempfile::tempdir().unwrap();
        let original = std::mem::replace(&mut packages[1].path, copy.path().to_owned());
        for file in walk(&original).unwrap() {
            let target = copy.path().join(file.strip_prefix(&original).unwrap());
            write(&target, read(&file).unwrap()).unwrap();
        }
        let checks = read(&original.join(CHECKS)).unwrap() + added;
        write(&copy.path().join(CHECKS), checks).unwrap();
        let assignment = Assignment::from_numbers("2.2", &packages).unwrap();
        let mut harnesses = build(
            repository.root(),
            &copy.path().join("scratch"),
            &assignment.resolve(&packages).unwrap(),
            &packages,
            &Toolchain::find().unwrap(),
            0,
        )
        .map_err(|error| error.root_cause().to_string())?;
        let exercise = harnesses[0].exercises.remove("ray_length").unwrap();
        Ok(exercise.checks)
    }

    #[test]
    fn includes_check_added_by_teacher() {
        let checks = build_with_added_check(TEACHERS_CHECK).unwrap();
        assert_eq!(
            checks.last().unwrap(),
            "a_walk_south_of_a1_has_seven_squares"
        );
    }

    #[test]
    fn rejects_check_that_would_not_count() {
        let errors = [
            format!("#[cfg(windows)]\n{TEACHERS_CHECK}"),
            format!("mod mine {{\nuse super::*;\n{TEACHERS_CHECK}}}\n"),
            format!("#[should_panic]\n{TEACHERS_CHECK}"),
        ]
        .map(|added| build_with_added_check(&added).unwrap_err() + "\n");
        insta::assert_snapshot!(errors.concat(), @r"
        the check ray_length::a_walk_south_of_a1_has_seven_squares isn't compiled: does a `cfg` hide it?
        the check ray_length::mine::a_walk_south_of_a1_has_seven_squares doesn't count: move it to the top level of its file
        the check a_walk_south_of_a1_has_seven_squares is marked with `#[should_panic]`, which says nothing about an answer in another process: remove it, and compare what the call returns
        ");
    }
}
