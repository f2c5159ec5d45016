//! Tests of assignments for platforms that run or grade submissions.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::test_class::TestClass;
use othellier_grading::assign::{AssignmentRequest, Platform, write_folder, write_zip};
use othellier_learner::points::PointsLayout;
use othellier_learner::session::Session;
use othellier_learner::style::Style;
use othellier_project::files::walk;
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;
use serde_json::Value;

const PACKAGE: &str = "chapters/02-directions/exercises";

/// A target folder that all tests share.
const TARGET_DIR: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/assignment");

/// Writes an assignment of exercises 2.1 and 2.2 for a platform, into a folder and into a zip
/// file. Returns the folder.
fn assign(class: &TestClass, platform: Option<Platform>) -> PathBuf {
    let request = AssignmentRequest {
        exercises: vec!["2.1".to_owned(), "2.2".to_owned()],
        points: vec!["2.2=7".to_owned()],
        platform,
        ..AssignmentRequest::default()
    };
    let folder = class.dir.path().join(format!("{platform:?}"));
    write_zip(&class.repository, &request, &folder.with_extension("zip")).unwrap();
    write_folder(&class.repository, &request, &folder).unwrap();
    folder
}

/// Returns a solution, and an answer with a mistake that only some checks detect.
fn answers(class: &TestClass) -> [(&'static str, String); 2] {
    let sample =
        "crates/grading/sample-class/submissions/Chloe_Diallo_10003_assignsubmission_file_";
    let wrong =
        class.read_repository_file(&format!("{sample}/week-2/{PACKAGE}/src/next_square.rs"));
    let right = class.read_repository_file(&format!("{PACKAGE}/solutions/ray_length.rs"));
    [("next_square.rs", wrong), ("ray_length.rs", right)]
}

/// Runs a command that must succeed. Returns its output.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the sum of the points that Gradescope shows to students.
fn visible_points(results: &Value) -> f64 {
    let sum: f64 = results["tests"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|test| test["visibility"] == "visible")
        .map(|test| test["score"].as_f64().unwrap())
        .sum();
    (100.0 * sum).round() / 100.0
}

#[test]
fn gradescope_points_equal_students_own_points() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let handout = assign(&class, Some(Platform::Github));
    let autograder = assign(&class, Some(Platform::Gradescope));
    for folder in [&handout, &autograder] {
        fs::create_dir(folder.join(".cargo")).unwrap();
        let config = format!("build.target-dir = {TARGET_DIR:?}\n");
        fs::write(folder.join(".cargo/config.toml"), config).unwrap();
    }
    for (name, text) in answers(&class) {
        fs::write(handout.join(PACKAGE).join("src").join(name), &text).unwrap();
        class.hand_in("submission", name, text);
    }
    let repository = Repository::around(&handout).unwrap();
    let session = Session::new(&repository, Style::PLAIN).unwrap();
    let own_points = session.points(PointsLayout::Summary).unwrap();
    let results_file = class.dir.path().join("results.json");
    let stdout = run(Command::new(env!("CARGO_BIN_EXE_othellier-grading"))
        .args(["grade", ".", "../in", "--out", "../out", "--gradescope"])
        .arg(&results_file)
        .current_dir(&autograder));
    let results = serde_json::from_str(&fs::read_to_string(results_file).unwrap()).unwrap();
    let total = format!("| Together | {} of 17 |", visible_points(&results));
    assert!(own_points.contains(&total), "{own_points}");
    assert!(
        own_points.contains("| Together | 11.29 of 17 |"),
        "{own_points}\n{stdout}"
    );
}

#[test]
fn only_gradescope_gets_original_checks() {
    let class = TestClass::new();
    let checks = format!("{PACKAGE}/tests/ray_length.rs");
    for platform in [
        None,
        Some(Platform::Github),
        Some(Platform::Vpl),
        Some(Platform::Gradescope),
    ] {
        let folder = assign(&class, platform);
        let has_original_checks = fs::read_to_string(folder.join(&checks)).unwrap()
            == class.read_repository_file(&checks);
        assert_eq!(
            has_original_checks,
            platform == Some(Platform::Gradescope),
            "{platform:?}"
        );
    }
}

#[test]
fn each_platform_gets_its_files_and_no_solutions() {
    let class = TestClass::new();
    for platform in [
        None,
        Some(Platform::Github),
        Some(Platform::Vpl),
        Some(Platform::Gradescope),
    ] {
        let folder = assign(&class, platform);
        let files = walk(&folder).unwrap();
        let has = |path: &str| files.contains(&folder.join(path));
        let solution = format!("{PACKAGE}/solutions/ray_length.rs");
        assert!(!has(&solution), "{platform:?}");
        for (path, owner) in [
            ("run_autograder", Platform::Gradescope),
            ("vpl_evaluate.sh", Platform::Vpl),
            (".github/workflows/points.yml", Platform::Github),
        ] {
            assert_eq!(has(path), platform == Some(owner), "{platform:?}: {path}");
        }
    }
}

#[test]
fn gradescope_scripts_are_executable_in_zip() {
    let class = TestClass::new();
    let folder = assign(&class, Some(Platform::Gradescope));
    let file = fs::File::open(folder.with_extension("zip")).unwrap();
    let mut zip = zip::ZipArchive::new(file).unwrap();
    for name in ["setup.sh", "run_autograder"] {
        let mode = zip.by_name(name).unwrap().unix_mode();
        assert_eq!(mode.unwrap() & 0o777, 0o755);
    }
}

/// Returns the command that runs a script.
fn bash(script: &Path) -> Command {
    let mut command = Command::new("bash");
    command.arg(script).env("CARGO_TARGET_DIR", TARGET_DIR);
    command
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn gradescope_scripts_grade_submission() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    // Gradescope's folder `/autograder`.
    let autograder = class.dir.path().join("autograder");
    for folder in ["results", "submission"] {
        fs::create_dir_all(autograder.join(folder)).unwrap();
    }
    let source = autograder.join("source");
    fs::rename(assign(&class, Some(Platform::Gradescope)), &source).unwrap();
    run(&mut bash(&source.join("setup.sh")));
    let script = autograder.join("run_autograder");
    fs::copy(source.join("run_autograder"), &script).unwrap();
    for (name, text) in answers(&class) {
        fs::write(autograder.join("submission").join(name), &text).unwrap();
    }
    run(bash(&script).current_dir(&autograder));
    let results = fs::read_to_string(autograder.join("results/results.json")).unwrap();
    let results = serde_json::from_str(&results).unwrap();
    assert_eq!(visible_points(&results), 11.29);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn vpl_scripts_grade_submission() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let jail = class.dir.path().join("jail");
    fs::create_dir(&jail).unwrap();
    for (name, text) in answers(&class) {
        fs::write(jail.join(name), &text).unwrap();
    }
    let assignment = assign(&class, Some(Platform::Vpl));
    run(&mut bash(&assignment.join("setup.sh")));
    fs::write(jail.join("vpl_environment.sh"), "export VPL_GRADEMAX=20\n").unwrap();
    run(bash(&assignment.join("vpl_evaluate.sh"))
        .current_dir(&jail)
        .env("OTHELLIER", &assignment));
    let stdout = run(bash(&jail.join("vpl_execution")).current_dir(&jail));
    assert_eq!(stdout.lines().last(), Some("Grade :=>>13.28"), "{stdout}");
}
