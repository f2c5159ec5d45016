//! The assignment on the platforms where a machine tries it.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::school::School;
use othellier_grading::assign::{AssignmentRequest, Platform, to_folder, to_zip};
use othellier_learner::learner::Style;
use othellier_learner::learner::points::PointsLayout;
use othellier_learner::learner::session::Session;
use othellier_project::repository::Repository;
use pretty_assertions::assert_eq;
use serde_json::Value;

const EXERCISES: &str = "chapters/02-directions/exercises";

/// Chapter 2's first two exercises for a platform, in a zip file and unpacked.
fn export(school: &School, platform: Option<Platform>) -> PathBuf {
    let request = AssignmentRequest {
        exercises: vec!["2.1".to_owned(), "2.2".to_owned()],
        points: vec!["2.2=7".to_owned()],
        platform,
        ..AssignmentRequest::default()
    };
    let place = school.folder.path().join(format!("{platform:?}"));
    let zip = place.with_extension("zip");
    to_zip(&school.repository, &request, &zip).unwrap();
    to_folder(&school.repository, &request, &place).unwrap();
    place
}

/// A solution, and an answer with a mistake that some checks don't see.
fn answers(school: &School) -> [(&'static str, String); 2] {
    let sample =
        "crates/grading/sample-class/submissions/Chloe_Diallo_10003_assignsubmission_file_";
    let wrong = school.ours(&format!("{sample}/week-2/{EXERCISES}/src/next_square.rs"));
    let right = school.ours(&format!("{EXERCISES}/solutions/ray_length.rs"));
    [("next_square.rs", wrong), ("ray_length.rs", right)]
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The points of the checks in Gradescope's results that students see.
fn seen(results: &Value) -> f64 {
    let tests = results["tests"].as_array().unwrap().iter();
    let seen = tests.filter(|test| test["visibility"] == "visible");
    let sum: f64 = seen.map(|test| test["score"].as_f64().unwrap()).sum();
    (100.0 * sum).round() / 100.0
}

#[test]
fn a_students_own_points_are_the_platforms() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let [handout, autograder] =
        [Some(Platform::Github), Some(Platform::Gradescope)].map(|it| export(&school, it));
    for folder in [&handout, &autograder] {
        let target = concat!(env!("CARGO_TARGET_TMPDIR"), "/assignment");
        fs::create_dir(folder.join(".cargo")).unwrap();
        let config = format!("build.target-dir = {target:?}\n");
        fs::write(folder.join(".cargo/config.toml"), config).unwrap();
    }
    for (name, text) in answers(&school) {
        fs::write(handout.join(EXERCISES).join("src").join(name), &text).unwrap();
        school.hand_in("submission", name, text);
    }
    let repository = Repository::around(&handout).unwrap();
    let session = Session::new(&repository, Style::PLAIN).unwrap();
    let own = session.points(PointsLayout::Summary).unwrap();
    let results = school.folder.path().join("results.json");
    let grade = run(Command::new(env!("CARGO_BIN_EXE_othellier-grading"))
        .args(["grade", ".", "../in", "--out", "../out", "--gradescope"])
        .arg(&results)
        .current_dir(&autograder));
    let results = serde_json::from_str(&fs::read_to_string(results).unwrap()).unwrap();
    assert!(
        own.contains(&format!("| Together | {} of 17 |", seen(&results))),
        "{own}"
    );
    assert!(own.contains("| Together | 11.29 of 17 |"), "{own}\n{grade}");
}

#[test]
fn only_gradescope_gets_what_students_must_not_see() {
    let school = School::new();
    let checks = format!("{EXERCISES}/tests/ray_length.rs");
    for platform in [
        None,
        Some(Platform::Github),
        Some(Platform::Vpl),
        Some(Platform::Gradescope),
    ] {
        let place = export(&school, platform);
        let files = othellier_project::files::walk(&place).unwrap();
        let are_ours = fs::read_to_string(place.join(&checks)).unwrap() == school.ours(&checks);
        assert_eq!(
            are_ours,
            platform == Some(Platform::Gradescope),
            "{platform:?}"
        );
        let has = |name: &str| files.contains(&place.join(name));
        assert!(
            !has(&format!("{EXERCISES}/solutions/ray_length.rs")),
            "{platform:?}"
        );
        assert_eq!(
            has("run_autograder"),
            platform == Some(Platform::Gradescope)
        );
        assert_eq!(has("vpl_evaluate.sh"), platform == Some(Platform::Vpl));
        assert_eq!(
            has(".github/workflows/points.yml"),
            platform == Some(Platform::Github)
        );
    }
    let zip = fs::File::open(school.folder.path().join("Some(Gradescope).zip")).unwrap();
    let mut zip = zip::ZipArchive::new(zip).unwrap();
    for name in ["setup.sh", "run_autograder"] {
        let mode = zip.by_name(name).unwrap().unix_mode();
        assert_eq!(mode.unwrap() & 0o777, 0o755);
    }
}

/// The scripts as the platforms call them, in the places where they're put.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_platforms_scripts_do_what_their_contracts_say() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let target = concat!(env!("CARGO_TARGET_TMPDIR"), "/assignment");
    let sh = |script: &Path| {
        let mut command = Command::new("bash");
        command.arg(script).env("CARGO_TARGET_DIR", target);
        command
    };
    let home = school.folder.path().join("autograder");
    fs::create_dir_all(home.join("results")).unwrap();
    fs::rename(
        export(&school, Some(Platform::Gradescope)),
        home.join("source"),
    )
    .unwrap();
    run(&mut sh(&home.join("source/setup.sh")));
    fs::copy(
        home.join("source/run_autograder"),
        home.join("run_autograder"),
    )
    .unwrap();
    let jail = school.folder.path().join("jail");
    for (name, text) in answers(&school) {
        for folder in [home.join("submission"), jail.clone()] {
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(name), &text).unwrap();
        }
    }
    run(sh(&home.join("run_autograder")).current_dir(&home));
    let results = fs::read_to_string(home.join("results/results.json")).unwrap();
    assert_eq!(seen(&serde_json::from_str(&results).unwrap()), 11.29);
    let opt = export(&school, Some(Platform::Vpl));
    run(&mut sh(&opt.join("setup.sh")));
    fs::write(jail.join("vpl_environment.sh"), "export VPL_GRADEMAX=20\n").unwrap();
    run(sh(&opt.join("vpl_evaluate.sh"))
        .current_dir(&jail)
        .env("OTHELLIER", &opt));
    let said = run(sh(&jail.join("vpl_execution")).current_dir(&jail));
    assert_eq!(said.lines().last(), Some("Grade :=>>13.28"), "{said}");
}
