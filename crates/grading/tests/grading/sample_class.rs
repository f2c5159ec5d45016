//! The class in `sample-class`, with which a teacher tries the grader.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;

use super::school::{School, student};
use insta::assert_snapshot;
use othellier_grading::assign::{AssignmentRequest, to_folder};
use othellier_grading::{class, report};
use othellier_project::files::walk;

/// Hands in what the sample class has handed in, with a last student whose
/// upload broke off.
fn hand_in(school: &School, sample: &Path) {
    let submissions = sample.join("submissions");
    for file in walk(&submissions).unwrap() {
        let place = file.strip_prefix(&submissions).unwrap();
        school.hand_in("", place.to_str().unwrap(), fs::read(&file).unwrap());
    }
    school.hand_in(
        "Grace_Ito_10007_assignsubmission_file_",
        "work.zip",
        "PK\x03\x04",
    );
}

#[test]
fn the_sample_class_shows_what_a_teacher_gets() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let sample = school.repository.root().join("crates/grading/sample-class");
    hand_in(&school, &sample);
    let week = school.folder.path().join("week-2");
    let request = AssignmentRequest {
        exercises: vec!["2.1".to_owned(), "2.2".to_owned()],
        due: Some("2027-01-31T18:00".to_owned()),
        ..AssignmentRequest::default()
    };
    to_folder(&school.repository, &request, &week).unwrap();
    let mut options = school.options(week.to_str().unwrap());
    options.roster = Some(sample.join("class.csv"));
    let graded = school.grade_with(&options);
    assert_snapshot!(class::summary(&graded));
    assert_snapshot!(student(&graded, "10007").remarks.join("\n"));
    report::write_all(&graded, &options.out).unwrap();
    let letter = fs::read_to_string(options.out.join("feedback/10002.html")).unwrap();
    let (_, body) = letter.split_once("<body>").unwrap();
    assert_snapshot!(body.replace("><", ">\n<"));
}
