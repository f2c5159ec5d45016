//! What we compile once for an assignment, from our own code: the checks, with
//! stubs for the answers, which ask another process; and the chapters that a
//! student's code may use.

mod build;
mod package;
mod stubs;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::UNIX_EPOCH;

use anyhow::{Context, ensure};
use build::Libraries;
pub use build::{below, named};
use check_report::{CheckEvent, CheckRequest, ChecksReport, Recording};
use othellier_project::catalog::Package;
use othellier_project::files::fingerprint;
use othellier_project::parallel;
use package::Sources;

use crate::assignment::{AskedExercise, asked_packages};
use crate::sandbox::Toolchain;

/// A chapter's exercises, ready to be asked.
#[derive(Debug)]
pub struct Harness {
    /// The name of the students' library, such as `directions_exercises`.
    pub library: String,
    /// The program with the checks.
    pub checks: PathBuf,
    /// The folder with the compiled chapters, and nothing else.
    pub chapters: PathBuf,
    /// The compiled chapters that a student may name, by their names, as files
    /// of that folder.
    pub externs: BTreeMap<String, String>,
    /// The compiled library that the questions come through, another such file.
    pub remote_call: String,
    /// The exercises, by their ids.
    pub exercises: BTreeMap<String, Scaffold>,
    /// What random questions begin with.
    pub seed: u64,
}

/// So many lists of questions are kept, spread over all that a check has.
const MOST: usize = 30;

impl Harness {
    /// The questions of a check, those of each task in it by themselves. No answer
    /// is called. Fails when the check doesn't say what it would ask.
    pub fn record(&self, exercise: &str, check: &str) -> anyhow::Result<Vec<Recording>> {
        let folder = tempfile::tempdir()?;
        let request = CheckRequest {
            report: Some(folder.path().join("report")),
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
        let said = String::from_utf8_lossy(&output.stdout);
        ensure!(output.status.success(), "can't record {path}:\n{said}");
        let report = ChecksReport::read(&folder.path().join("report"))?;
        let recorded = report.events().iter().filter_map(|event| match event {
            CheckEvent::Recorded(questions) => Some(questions.clone()),
            _ => None,
        });
        let recorded: Vec<_> = recorded.collect();
        let step = recorded.len().div_ceil(MOST).max(1);
        Ok(recorded.into_iter().step_by(step).collect())
    }
}

/// What we put around a student's answer to an exercise.
#[derive(Debug)]
pub struct Scaffold {
    /// The starter, which replaces an answer that doesn't compile.
    pub starter: String,
    /// The module that calls the answer.
    pub server: String,
    /// How the starter declares the function.
    pub signature: String,
    /// The names that an answer mustn't use.
    pub forbidden: Vec<String>,
    /// The names of the checks, in order.
    pub checks: Vec<String>,
}

/// The path of an exercise's check in the program with the checks.
pub fn check_path(exercise: &str, check: &str) -> String {
    format!("{exercise}::{check}")
}

/// Compiles the checks of some exercises, and the chapters below them. The result
/// is kept in a folder of `scratch` that's named after all of it. So nothing is
/// compiled twice, and two assignments can be graded at the same time. Fails when a
/// file can't be read or written, or something doesn't compile.
pub fn build(
    root: &Path,
    scratch: &Path,
    (tasks, packages): (&[AskedExercise], &[Package]),
    toolchain: &Toolchain,
    seed: u64,
) -> anyhow::Result<Vec<Harness>> {
    let asked = asked_packages(tasks, packages);
    let sources = asked.map(|package| Sources::read(package, tasks));
    let sources = sources.collect::<anyhow::Result<Vec<_>>>()?;
    let needs = sources
        .iter()
        .flat_map(|sources| &sources.needs)
        .map(String::as_str);
    let needs: BTreeSet<_> = needs.chain(["remote-call", "checks"]).collect();
    let libraries = build::libraries(root, &Vec::from_iter(needs))?;
    let key = key(&sources, &libraries, toolchain)?;
    let folder = scratch.join(key);
    let all = build::collect(&libraries, &folder.join("chapters"))?;
    let rustc = toolchain.program("rustc");
    let checks = parallel::map(&sources, parallel::cores(), |sources| {
        sources.compile(&folder, &libraries, &rustc)
    });
    let ready = sources.into_iter().zip(checks).map(|(sources, checks)| {
        let remote_call = all
            .get("remote_call")
            .context("cargo made no `remote-call`")?;
        Ok(Harness {
            library: sources.library,
            checks: checks?,
            chapters: folder.join("chapters"),
            externs: of_names(&all, &sources.externs),
            remote_call: remote_call.clone(),
            exercises: sources.exercises,
            seed,
        })
    });
    ready.collect()
}

/// The libraries that a student's code may name.
fn of_names(all: &BTreeMap<String, String>, names: &[String]) -> BTreeMap<String, String> {
    let is_named = |name: &str| names.iter().any(|n| n.replace('-', "_") == name);
    let named = all.iter().filter(|(name, _)| is_named(name));
    named.map(|(n, file)| (n.clone(), file.clone())).collect()
}

/// A name for everything we compile and everything we compile it with. When
/// Cargo recompiles a library, it writes it again.
fn key(
    sources: &[Sources],
    libraries: &Libraries,
    toolchain: &Toolchain,
) -> anyhow::Result<String> {
    let mut parts = vec![toolchain.version.clone()];
    for (place, text) in sources.iter().flat_map(|sources| &sources.files) {
        parts.extend([place.display().to_string(), text.clone()]);
    }
    for file in libraries.values() {
        let about = fs::metadata(file)?;
        let modified = about.modified()?.duration_since(UNIX_EPOCH)?;
        parts.push(file.display().to_string());
        parts.push(format!("{} {modified:?}", about.len()));
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

    /// The checks of an exercise in a copy of the book to which a teacher has added
    /// this, or why they're refused.
    fn with_check(added: &str) -> Result<Vec<String>, String> {
        let here = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
        let mut packages = catalog::packages(&here).unwrap();
        let copy = tempfile::tempdir().unwrap();
        let ours = std::mem::replace(&mut packages[1].path, copy.path().to_owned());
        for file in walk(&ours).unwrap() {
            let place = copy.path().join(file.strip_prefix(&ours).unwrap());
            write(&place, read(&file).unwrap()).unwrap();
        }
        let checks = read(&ours.join(CHECKS)).unwrap();
        write(&copy.path().join(CHECKS), checks + added).unwrap();
        let tasks = Assignment::of_numbers("2.2", &packages).unwrap();
        let tasks = tasks.tasks(&packages).unwrap();
        let scratch = copy.path().join("scratch");
        let toolchain = Toolchain::find().unwrap();
        let built = build(here.root(), &scratch, (&tasks, &packages), &toolchain, 0);
        let mut built = built.map_err(|error| error.to_string())?;
        Ok(built
            .remove(0)
            .exercises
            .remove("ray_length")
            .unwrap()
            .checks)
    }

    #[test]
    fn a_teachers_own_check_counts_or_is_refused() {
        let check = "#[test]\nfn a_walk_south_of_a1_has_seven_squares() {\n    \
                     expect(\"a1\", Direction::South, 7);\n}\n";
        let counted = with_check(check).unwrap();
        assert_eq!(
            counted.last().unwrap(),
            "a_walk_south_of_a1_has_seven_squares"
        );
        let refused = [
            format!("#[cfg(windows)]\n{check}"),
            format!("mod mine {{\nuse super::*;\n{check}}}\n"),
        ]
        .map(|added| with_check(&added).unwrap_err() + "\n");
        insta::assert_snapshot!(refused.concat(), @r"
        the check ray_length::a_walk_south_of_a1_has_seven_squares isn't compiled: does a `cfg` hide it?
        the check ray_length::mine::a_walk_south_of_a1_has_seven_squares doesn't count: move it to the top level of its file
        ");
    }
}
