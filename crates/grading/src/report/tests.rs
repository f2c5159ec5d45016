use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use super::html_pages::{self, Audience};
use super::{csv_tables, gradescope, page_names, write_all};
use crate::class_report::{
    CheckReport, CheckRubric, ClassReport, Evidence, ExerciseReport, ExerciseRubric,
    ExerciseStatus, Lateness, SimilarAnswer, SimilarTo, Status, StudentReport,
};
use crate::points::Points;
use check_report::Kind;

/// A message with a drawing before its sentences, and characters that need escaping.
const MESSAGE: &str = "f(board)\n\nboard\n  a b\n1 . .\n\n  expected: 1 < 2 & 3\n  \
    got:      </pre>\n\nThe two differ on a1.\n\nOne too few.\n\nThe check: x";

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
            MESSAGE.to_owned()
        },
        explanation: (!passed).then(|| "One too few.".to_owned()),
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

/// Returns a class with names that need escaping in HTML and CSV.
fn class() -> ClassReport {
    let mut formula = student("=1+1", "=cmd()", exercise(ExerciseStatus::Solved, true));
    formula.late = Some(Lateness {
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
    script.similar = vec![SimilarAnswer {
        exercise: "ray_length".to_owned(),
        to: SimilarTo::Student("=1+1".to_owned()),
        percent: 97,
    }];
    let mut not_compiled = student(
        "9",
        "Zoë, \"Z\"",
        exercise(ExerciseStatus::NotCompiled, false),
    );
    not_compiled.exercises[0].compile_error = Some("error: <T>".to_owned());
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
        students: vec![formula, script, not_compiled, absent],
    }
}

#[test]
fn csv_tables() {
    assert_snapshot!(csv_tables::grades(&class()).unwrap());
    assert_snapshot!(csv_tables::canvas(&class()).unwrap());
}

/// Returns the page that a student gets.
fn page_for_student(class: &ClassReport, student: &StudentReport) -> String {
    html_pages::student_page(class, student, Audience::Student)
}

/// Returns the page about a student that the teacher gets.
fn page_for_teacher(class: &ClassReport, student: &StudentReport) -> String {
    html_pages::student_page(class, student, Audience::Teacher)
}

#[test]
fn student_pages_for_students() {
    let class = class();
    let bodies: String = class
        .students
        .iter()
        .map(|student| body(&page_for_student(&class, student)))
        .collect();
    assert_snapshot!(bodies);
}

/// Returns the body of a page, with each element in a line of its own.
fn body(page: &str) -> String {
    page.split_once("<body>").unwrap().1.replace("><", ">\n<")
}

#[test]
fn student_pages_omit_notes_for_teacher() {
    let mut class = class();
    let note = "This could be from Di Absent (11).";
    class.students[0].for_teacher.push(note.to_owned());
    class.students[1].status = Status::NotGraded;
    let pages: String = class
        .students
        .iter()
        .map(|student| page_for_student(&class, student))
        .collect();
    assert!(
        !pages.contains(note) && pages.contains("Not graded yet"),
        "{pages}"
    );
    assert!(page_for_teacher(&class, &class.students[0]).contains(note));
    assert!(csv_tables::grades(&class).unwrap().contains(note));
}

#[test]
fn replaces_control_and_bidi_characters() {
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
    let student_pages: String = class
        .students
        .iter()
        .map(|student| page_for_teacher(&class, student) + &page_for_student(&class, student))
        .collect();
    let table = csv_tables::grades(&class).unwrap();
    for text in [student_pages, html_pages::class_page(&class), table] {
        let is_bad = |c: char| c.is_control() && !"\n\t".contains(c) || c == '\u{202e}';
        let line_with_bad_char = text.lines().find(|line| line.contains(is_bad));
        assert_eq!(line_with_bad_char, None);
    }
}

#[test]
fn student_page_for_teacher() {
    let class = class();
    assert_snapshot!(body(&page_for_teacher(&class, &class.students[1])));
}

#[test]
fn class_page() {
    let page = html_pages::class_page(&class());
    let (page, _) = page.split_once("<script type").unwrap();
    assert_snapshot!(body(page));
}

#[test]
fn common_mistakes_are_sentences_without_boards() {
    let mut class = class();
    let page = html_pages::class_page(&class);
    assert!(page.contains("<p>One too few. (1)</p>"), "{page}");
    assert!(!page.contains("1 . ."), "{page}");
    class.students[1].exercises[0].checks[1].explanation = None;
    let page = html_pages::class_page(&class);
    assert!(page.contains("<p>The check two. (1)</p>"), "{page}");
}

#[test]
fn pages_escape_names_and_code() {
    let class = class();
    let student_pages: String = class
        .students
        .iter()
        .map(|student| page_for_teacher(&class, student))
        .collect();
    let pages = html_pages::class_page(&class) + &student_pages;
    assert!(!pages.contains("<script>alert"));
    assert!(pages.contains("&lt;script&gt;alert"));
    assert!(!pages.contains("got:      </pre>"));
}

#[test]
fn page_names_are_slugs_and_unique() {
    let mut class = class();
    assert_eq!(page_names(&class), ["1-1", "7", "9", "11"]);
    class.students[1].id = "1=1".to_owned();
    assert_eq!(page_names(&class)[..2], ["1-1", "1-1-2"]);
}

#[test]
fn long_names_are_truncated_and_unique() {
    let mut class = class();
    let exercise = exercise(ExerciseStatus::Solved, true);
    for id in ["y".repeat(255), "ÿ".repeat(127)] {
        let mut long = student(&id, "Ypsilon", exercise.clone());
        class.students.insert(0, long.clone());
        long.id += &"0".repeat(254);
        class.students.insert(0, long);
    }
    let dir = tempfile::tempdir().unwrap();
    write_all(&class, dir.path()).unwrap();
    let names = page_names(&class);
    let unique: std::collections::BTreeSet<_> = names.iter().collect();
    assert_eq!(unique.len(), names.len());
    for name in names {
        let page = dir.path().join(format!("feedback/{name}.html"));
        assert!(page.is_file(), "{name}");
    }
}

#[test]
fn shows_ids_of_students_with_same_name() {
    let mut class = class();
    let mut twin = class.students[3].clone();
    twin.id = "12".to_owned();
    class.students.push(twin);
    assert_eq!(page_names(&class)[3..], ["11", "12"]);
    let page = html_pages::class_page(&class);
    assert!(page.contains("Di Absent (11)") && page.contains("Di Absent (12)"));
    let page = page_for_student(&class, &class.students[4]);
    assert!(page.contains("<h1>Di Absent (12)</h1>"), "{page}");
}

/// The package `acceptance` validates this snapshot with the schema.
#[test]
fn json_contains_whole_report() {
    let dir = tempfile::tempdir().unwrap();
    write_all(&class(), dir.path()).unwrap();
    let file = dir.path().join("grades.json");
    assert_snapshot!("grades", std::fs::read_to_string(file).unwrap());
}

#[test]
fn removes_pages_of_students_who_left() {
    let dir = tempfile::tempdir().unwrap();
    let feedback = |name: &str| dir.path().join("feedback").join(name);
    let mut class = class();
    write_all(&class, dir.path()).unwrap();
    assert!(feedback("11.html").is_file());
    std::fs::write(feedback("mine.md"), "a teacher's own").unwrap();
    class.students.pop();
    write_all(&class, dir.path()).unwrap();
    assert!(!feedback("11.html").exists());
    assert!(!dir.path().join("students/11.html").exists());
    assert!(feedback("9.html").is_file() && feedback("mine.md").is_file());
}

/// The keys of the results in Gradescope's specification.
const RESULT_KEYS: &str = "score execution_time output output_format test_output_format \
    test_name_format visibility stdout_visibility extra_data tests leaderboard";
/// The keys of a test in Gradescope's specification.
const TEST_KEYS: &str = "score max_score status name name_format number output output_format tags \
    visibility extra_data";
/// The values of `visibility` in Gradescope's specification.
const VISIBILITIES: &str = "hidden after_due_date after_published visible";

#[test]
fn gradescope_results_match_specification() {
    let class = class();
    let assert_known_keys = |value: &serde_json::Value, known_keys: &str| {
        for key in value.as_object().unwrap().keys() {
            assert!(known_keys.split(' ').any(|known| known == key), "{key}");
        }
    };
    for student in &class.students[1..3] {
        let text = gradescope::results(&class_of(student)).unwrap();
        let results: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_known_keys(&results, RESULT_KEYS);
        for test in results["tests"].as_array().unwrap() {
            assert_known_keys(test, TEST_KEYS);
            let visibility = test["visibility"].as_str().unwrap();
            assert!(VISIBILITIES.contains(visibility), "{visibility}");
        }
        assert_snapshot!(text);
    }
}

/// Returns the class with only this student.
fn class_of(student: &StudentReport) -> ClassReport {
    ClassReport {
        students: vec![student.clone()],
        ..class()
    }
}

#[test]
fn gradescope_rejects_several_submissions() {
    let error = gradescope::results(&class()).unwrap_err().to_string();
    assert!(error.contains("one submission at a time"), "{error}");
}

#[test]
fn gradescope_rejects_unprotected_files() {
    let mut class = class_of(&class().students[0]);
    class
        .not_enforced
        .push(crate::sandbox::FILES_UNPROTECTED.to_owned());
    let error = gradescope::results(&class).unwrap_err().to_string();
    assert!(error.contains("find the checks"), "{error}");
}
