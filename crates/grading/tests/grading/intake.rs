//! Tests of what a class hands in: files from Moodle, and a roster.
#![cfg(target_os = "linux")]

use std::fs;

use super::test_class::{TestClass, notes, student};
use othellier_grading::class_report::Status;
use othellier_grading::report;
use pretty_assertions::assert_eq;

const SOLUTION: &str = "chapters/02-directions/exercises/solutions/ray_length.rs";

#[test]
fn grades_moodle_class_with_roster() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = class.read_repository_file(SOLUTION);
    let hand_in = |student: &str, file: &str, content: &[u8]| {
        let folder = format!("{student}_assignsubmission_file_");
        class.hand_in(&folder, file, content);
    };
    let crlf = text.replace('\n', "\r\n");
    hand_in("Ann Smith_11", "a b/src/ray_length.rs", crlf.as_bytes());
    let with_bom = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    hand_in("O'Neil, Zoë_12", "ray_length.rs", &with_bom);
    let latin1 = [b"// caf\xe9\n", text.as_bytes()].concat();
    hand_in("=1+2_13", "src/Ray_Length (1).rs", &latin1);
    hand_in("Bo Nothing_14", "src/other.rs", b"");
    let roster = class.dir.path().join("class.csv");
    let rows = "Identifier;Full name;Email address\n\
                Participant 11;Ann Smith;ann@example.org\n\
                Participant 16;Di Absent;di@example.org\n";
    fs::write(&roster, rows).unwrap();
    let mut options = class.options("2.2");
    options.roster = Some(roster);
    options.scale = Some(20);
    let report = class.grade_with(&options);
    let lines: String = report
        .students
        .iter()
        .map(|student| {
            let (id, name, status) = (&student.id, &student.name, student.status);
            let (grade, email) = (student.scaled.unwrap(), student.email.as_deref());
            let remarks = notes(student);
            format!("{id} {name}: {grade} {status:?} {email:?} {remarks}\n")
        })
        .collect();
    insta::assert_snapshot!(lines, @r#"
    13 =1+2: 20 Graded None This student isn't in the roster. src/Ray_Length (1).rs isn't UTF-8, so it was converted.
    11 Ann Smith: 20 Graded Some("ann@example.org") 
    14 Bo Nothing: 0 Missing None This student isn't in the roster. src/other.rs isn't graded: an answer is a Rust file with its exercise's name, and ray_length.rs is missing.
    16 Di Absent: 0 Missing Some("di@example.org") 
    12 O'Neil, Zoë: 20 Graded None This student isn't in the roster.
    "#);
}

/// The grader can't create its cache, because a file has the folder's name.
#[test]
fn grading_error_still_produces_a_report() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    class.hand_in("ann", "ray_length.rs", class.read_repository_file(SOLUTION));
    let options = class.options("2.2");
    fs::create_dir(&options.out).unwrap();
    fs::write(options.out.join("cache"), "not a folder").unwrap();
    let report = class.grade("2.2");
    let ann = student(&report, "ann");
    assert_eq!(ann.status, Status::NotGraded);
    let message = &ann.for_teacher[0];
    assert!(message.starts_with("We couldn't grade it:"), "{message}");
    assert_eq!(ann.exercises.len(), report.exercises.len());
    report::write_all(&report, &options.out).unwrap();
}
