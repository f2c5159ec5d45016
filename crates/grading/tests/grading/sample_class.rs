//! Tests with the sample class that teachers can try.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;

use super::test_class::{TestClass, student};
use insta::assert_snapshot;
use othellier_grading::assign::{AssignmentRequest, write_folder};
use othellier_grading::{grade_class, report};
use othellier_project::files::walk;

/// Hands in the submissions of the sample class, and one more with a truncated archive.
fn hand_in_samples(class: &TestClass, sample_dir: &Path) {
    let submissions = sample_dir.join("submissions");
    for file in walk(&submissions).unwrap() {
        let path = file.strip_prefix(&submissions).unwrap();
        class.hand_in("", path.to_str().unwrap(), fs::read(&file).unwrap());
    }
    class.hand_in(
        "Grace_Ito_10007_assignsubmission_file_",
        "work.zip",
        "PK\x03\x04",
    );
}

/// Hands in everything that was handed out, with an answer in it.
fn hand_in_whole_project(class: &TestClass, assignment: &Path) {
    let name = "Hugo_Jung_10008_assignsubmission_file_/week-2";
    for file in walk(assignment).unwrap() {
        let path = file.strip_prefix(assignment).unwrap();
        class.hand_in(name, path.to_str().unwrap(), fs::read(&file).unwrap());
    }
    let package = "chapters/02-directions/exercises";
    let solution = class.read_repository_file(&format!("{package}/solutions/ray_length.rs"));
    class.hand_in(name, &format!("{package}/src/ray_length.rs"), solution);
}

#[test]
fn grades_sample_class() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let sample_dir = class.repository.root().join("crates/grading/sample-class");
    hand_in_samples(&class, &sample_dir);
    let assignment = class.dir.path().join("week-2");
    let request = AssignmentRequest {
        exercises: ["2.1", "2.2", "4.1"].map(str::to_owned).into(),
        due: Some("2027-01-31T18:00".to_owned()),
        ..AssignmentRequest::default()
    };
    write_folder(&class.repository, &request, &assignment).unwrap();
    hand_in_whole_project(&class, &assignment);
    let mut options = class.options(assignment.to_str().unwrap());
    options.roster = Some(sample_dir.join("class.csv"));
    let report = class.grade_with(&options);
    assert_snapshot!(grade_class::summary(&report));
    assert_snapshot!(student(&report, "10007").remarks.join("\n"));
    // Nothing is said about the files that come back as they were handed out.
    let whole_project = student(&report, "10008");
    assert_eq!(whole_project.remarks, Vec::<String>::new());
    report::write_all(&report, &options.out).unwrap();
    let page = fs::read_to_string(options.out.join("index.html")).unwrap();
    let table = page.split("</table>").next().unwrap();
    let (_, table) = table.split_once("<table>").unwrap();
    assert_snapshot!("common_mistakes", table.replace("><", ">\n<"));
    let page = fs::read_to_string(options.out.join("feedback/10002.html")).unwrap();
    let (_, body) = page.split_once("<body>").unwrap();
    assert_snapshot!(body.replace("><", ">\n<"));
}
