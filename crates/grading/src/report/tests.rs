use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use super::page::{self, Reader};
use super::{file_names, gradescope, table, write_all};
use crate::class_report::{
    CheckReport, CheckRubric, ClassReport, Evidence, ExerciseReport, ExerciseRubric,
    ExerciseStatus, Late, Similar, SimilarTo, Status, StudentReport,
};
use crate::points::Points;
use check_report::Kind;

fn check(name: &str, passed: bool) -> CheckReport {
    CheckReport {
        name: name.to_owned(),
        sentence: format!("The check {name}."),
        passed,
        points: if passed {
            Points::whole(5)
        } else {
            Points::ZERO
        },
        out_of: Points::whole(5),
        kind: (!passed).then_some(Kind::WrongAnswer),
        message: if passed {
            String::new()
        } else {
            "expected: 1 < 2 & 3\ngot:      </pre>\n\nOne too few.\n\nThe check: x".to_owned()
        },
    }
}

fn exercise(status: ExerciseStatus, passed: bool) -> ExerciseReport {
    ExerciseReport {
        id: "ray_length".to_owned(),
        status,
        points: Points::whole(if passed { 10 } else { 5 }),
        out_of: Points::whole(10),
        checks: vec![check("one", true), check("two", passed)],
        code: "fn f() -> Vec<u8> {\n    vec![]\n}\n".to_owned(),
        file: Some("ray_length.rs".to_owned()),
        compile_error: None,
        lints: vec!["warning: unused".to_owned()],
    }
}

fn student(id: &str, name: &str, exercise: ExerciseReport) -> StudentReport {
    StudentReport {
        id: id.to_owned(),
        name: name.to_owned(),
        email: None,
        folder: Some(format!("{name}_1_assignsubmission_file_")),
        status: Status::Graded,
        late: None,
        points: exercise.points,
        out_of: Points::whole(10),
        scaled: Some(exercise.points.scaled(Points::whole(10), Points::whole(20))),
        exercises: vec![exercise],
        remarks: vec![],
        for_teacher: vec![],
        similar: vec![],
    }
}

/// A class whose names are traps.
fn class() -> ClassReport {
    let mut formula = student("=1+1", "=cmd()", exercise(ExerciseStatus::Solved, true));
    formula.late = Some(Late {
        submitted: "2026-12-01 18:05".to_owned(),
        days: Some(1),
        evidence: Evidence::Roster,
    });
    let mut script = student(
        "7",
        "<script>alert(\"x\")</script>",
        exercise(ExerciseStatus::Partly, false),
    );
    script.remarks = vec!["It has a build.rs, which was not used.".to_owned()];
    script.similar = vec![Similar {
        exercise: "ray_length".to_owned(),
        to: SimilarTo::Student("=1+1".to_owned()),
        percent: 97,
    }];
    let mut silent = student(
        "9",
        "Zoë, \"Z\"",
        exercise(ExerciseStatus::NotCompiled, false),
    );
    silent.exercises[0].compile_error = Some("error: <T>".to_owned());
    let mut absent = student("11", "Di Absent", exercise(ExerciseStatus::Missing, false));
    absent.status = Status::Missing;
    absent.points = Points::ZERO;
    absent.scaled = Some(Points::ZERO);
    absent.exercises[0].points = Points::ZERO;
    let rubric = |name: &str| CheckRubric {
        name: name.to_owned(),
        sentence: format!("The check {name}."),
        points: Points::whole(5),
    };
    ClassReport {
        title: "Chapter 2 & more".to_owned(),
        due: Some("2026-12-01".to_owned()),
        scale: Some(Points::whole(20)),
        out_of: Points::whole(10),
        exercises: vec![ExerciseRubric {
            id: "ray_length".to_owned(),
            number: "2.2".to_owned(),
            title: "How far is the edge?".to_owned(),
            points: Points::whole(10),
            checks: vec![rubric("one"), rubric("two")],
        }],
        not_enforced: vec![],
        loose: vec!["ray_length.rs".to_owned()],
        students: vec![formula, script, silent, absent],
    }
}

#[test]
fn the_table_has_a_row_for_each_student_and_no_formula() {
    assert_snapshot!(table::grades_csv(&class()).unwrap());
    assert_snapshot!(table::canvas_csv(&class()).unwrap());
}

/// What the student gets.
fn letter(class: &ClassReport, student: &StudentReport) -> String {
    page::of_student(class, student, Reader::Student)
}

#[test]
fn the_letters_say_what_passed_and_what_failed() {
    let class = class();
    let letters = class
        .students
        .iter()
        .map(|student| body(&letter(&class, student)));
    let letters: String = letters.collect();
    assert_snapshot!(letters);
}

/// A page below its head, an element in a line.
fn body(page: &str) -> String {
    page.split_once("<body>").unwrap().1.replace("><", ">\n<")
}

#[test]
fn no_letter_repeats_what_is_for_the_teacher() {
    let mut class = class();
    let note = "This could be from Di Absent (11).";
    class.students[0].for_teacher.push(note.to_owned());
    class.students[1].status = Status::NotGraded;
    let letters = class.students.iter();
    let letters: String = letters.map(|student| letter(&class, student)).collect();
    assert!(
        !letters.contains(note) && letters.contains("Not graded yet"),
        "{letters}"
    );
    assert!(page::of_student(&class, &class.students[0], Reader::Teacher).contains(note));
    assert!(table::grades_csv(&class).unwrap().contains(note));
}

#[test]
fn no_text_of_others_moves_a_cursor_or_turns_a_line_around() {
    let mut class = class();
    let bad = "a\u{1b}[2J\u{202e}\rb\u{0}";
    class.title += bad;
    class.loose.push(bad.to_owned());
    for student in &mut class.students {
        student.name += bad;
        student.remarks.push(bad.to_owned());
        let exercise = &mut student.exercises[0];
        exercise.code += bad;
        exercise.file = Some(bad.to_owned());
        exercise.lints.push(bad.to_owned());
        exercise.checks[1].message += bad;
        if exercise.status == ExerciseStatus::NotCompiled {
            exercise.compile_error = Some(bad.to_owned());
        }
    }
    let of_student =
        |student| page::of_student(&class, student, Reader::Teacher) + &letter(&class, student);
    let texts: String = class.students.iter().map(of_student).collect();
    let table = table::grades_csv(&class).unwrap();
    for text in [texts, page::of_class(&class), table] {
        let is_bad = |sign: char| sign.is_control() && !"\n\t".contains(sign);
        let found = text.find(|sign| is_bad(sign) || sign == '\u{202e}');
        let around = found.map(|at| text[..at].lines().last());
        assert_eq!(around, None);
    }
}

#[test]
fn a_page_says_what_passed_what_failed_and_what_came() {
    let class = class();
    assert_snapshot!(body(&page::of_student(
        &class,
        &class.students[1],
        Reader::Teacher
    )));
}

#[test]
fn the_page_of_the_class_has_all_students_and_how_they_did() {
    let page = page::of_class(&class());
    let (page, _) = page.split_once("<script type").unwrap();
    assert_snapshot!(body(page));
}

#[test]
fn every_student_has_files_of_a_plain_name() {
    let mut class = class();
    assert_eq!(file_names(&class), ["1-1", "7", "9", "11"]);
    class.students[1].id = "1=1".to_owned();
    assert_eq!(file_names(&class)[..2], ["1-1", "1-1-2"]);
}

#[test]
fn a_long_name_keeps_nobody_from_a_letter() {
    let mut class = class();
    let exercise = exercise(ExerciseStatus::Solved, true);
    for id in ["y".repeat(255), "ÿ".repeat(127)] {
        let mut long = student(&id, "Ypsilon", exercise.clone());
        class.students.insert(0, long.clone());
        long.id += &"0".repeat(254);
        class.students.insert(0, long);
    }
    let home = tempfile::tempdir().unwrap();
    write_all(&class, home.path()).unwrap();
    let names = file_names(&class);
    let unique: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(unique.len(), names.len());
    for name in names {
        let letter = home.path().join(format!("feedback/{name}.html"));
        assert!(letter.is_file(), "{name}");
    }
}

#[test]
fn two_students_of_one_name_are_told_apart_by_their_ids() {
    let mut class = class();
    let mut twin = class.students[3].clone();
    twin.id = "12".to_owned();
    class.students.push(twin);
    assert_eq!(file_names(&class)[3..], ["11", "12"]);
    let page = page::of_class(&class);
    assert!(page.contains("Di Absent (11)") && page.contains("Di Absent (12)"));
    let letter = letter(&class, &class.students[4]);
    assert!(letter.contains("<h1>Di Absent (12)</h1>"), "{letter}");
}

/// The package `acceptance` holds this snapshot against the schema.
#[test]
fn the_json_has_everything() {
    let folder = tempfile::tempdir().unwrap();
    write_all(&class(), folder.path()).unwrap();
    let file = folder.path().join("grades.json");
    assert_snapshot!("grades", std::fs::read_to_string(file).unwrap());
}

#[test]
fn a_student_who_left_the_class_has_no_letter() {
    let folder = tempfile::tempdir().unwrap();
    let letter = |name: &str| folder.path().join("feedback").join(name);
    let mut class = class();
    write_all(&class, folder.path()).unwrap();
    assert!(letter("11.html").is_file());
    std::fs::write(letter("mine.md"), "a teacher's own").unwrap();
    class.students.pop();
    write_all(&class, folder.path()).unwrap();
    assert!(!letter("11.html").exists());
    assert!(!folder.path().join("students/11.html").exists());
    assert!(letter("9.html").is_file() && letter("mine.md").is_file());
}

/// The keys of the example in Gradescope's specification, of the results and of
/// each test, and what `visibility` may be.
const RESULTS: &str = "score execution_time output output_format test_output_format \
    test_name_format visibility stdout_visibility extra_data tests leaderboard";
const TEST: &str = "score max_score status name name_format number output output_format tags \
    visibility extra_data";
const VISIBILITY: &str = "hidden after_due_date after_published visible";

#[test]
fn gradescopes_results_are_as_it_specifies() {
    let mut class = class();
    class.students.truncate(3);
    assert!(gradescope::results(&class).is_err());
    class.students.drain(..1);
    let all = |value: &serde_json::Value, known: &str| {
        let keys = value.as_object().unwrap().keys();
        keys.for_each(|key| assert!(known.split(' ').any(|known| known == key), "{key}"));
    };
    for _ in 0..2 {
        let mut one = class.clone();
        one.students.truncate(1);
        let text = gradescope::results(&one).unwrap();
        let results: serde_json::Value = serde_json::from_str(&text).unwrap();
        all(&results, RESULTS);
        for test in results["tests"].as_array().unwrap() {
            all(test, TEST);
            let visibility = test["visibility"].as_str().unwrap();
            assert!(VISIBILITY.contains(visibility), "{visibility}");
        }
        assert_snapshot!(text);
        class.students.remove(0);
    }
    class
        .students
        .push(student("1", "Ann", exercise(ExerciseStatus::Solved, true)));
    class
        .not_enforced
        .push(crate::sandbox::EVERY_FILE.to_owned());
    let refused = gradescope::results(&class).unwrap_err().to_string();
    assert!(refused.contains("find the checks"), "{refused}");
}
