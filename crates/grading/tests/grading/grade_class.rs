//! Tests of grading a class.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;

use super::test_class::{TestClass, exercise, notes, sample_chapters, scratch, student};
use othellier_grading::class_report::{
    ClassReport, ExerciseStatus, SimilarTo, Status, StudentReport,
};
use othellier_grading::grade_options::GradeOptions;
use othellier_grading::points::Points;
use othellier_grading::{grade_class, report};
use othellier_project::catalog::{Package, check_names};
use othellier_verify::answers;
use pretty_assertions::assert_eq;

const PACKAGE: &str = "chapters/02-directions/exercises";

fn solution(class: &TestClass, id: &str) -> String {
    class.read_repository_file(&format!("{PACKAGE}/solutions/{id}.rs"))
}

#[test]
fn grades_solutions_and_starters_of_chapter_2() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let package = &class.packages()[1..2];
    assert_graded_correctly(&class, package, 1);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn grades_solutions_and_starters_of_sample_chapters() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let chapters = sample_chapters();
    let mut packages = class.packages();
    packages.retain(|package| chapters.contains(&package.exercises[0].number.chapter.to_string()));
    assert_graded_correctly(&class, &packages, 4);
}

/// Asserts that solutions get all points and starters none, with another seed than the
/// book's own. Solutions that play matches need a longer timeout on a busy machine.
fn assert_graded_correctly(class: &TestClass, packages: &[Package], timeout_factor: u32) {
    hand_in_answers(class, packages);
    let mut options = class.options(&class.assign_with_seed(packages, 4711));
    options.answer_timeout *= timeout_factor;
    let report = class.grade_with(&options);
    let solutions = student(&report, "solutions");
    for exercise in &solutions.exercises {
        let failed = exercise.checks.iter().find(|check| !check.passed);
        assert!(failed.is_none(), "{}: {failed:#?}", exercise.id);
        assert_eq!(exercise.lints, Vec::<String>::new(), "{exercise:#?}");
    }
    assert_eq!(solutions.points, report.out_of);
    let starters = student(&report, "starters");
    assert_eq!(starters.points, Points::ZERO);
    for exercise in &starters.exercises {
        assert_eq!(exercise.status, ExerciseStatus::Unwritten);
    }
}

/// Hands in the starters of these packages as one student, and the solutions as another.
fn hand_in_answers(class: &TestClass, packages: &[Package]) {
    for package in packages {
        let chapter = package.path.parent().unwrap();
        let chapter = chapter.file_name().unwrap().to_str().unwrap();
        for exercise in &package.exercises {
            let file = format!("{chapter}/exercises/src/{}.rs", exercise.id);
            let starter = answers::starter(package, exercise).unwrap();
            class.hand_in("starters", &file, starter.text);
            let solution = answers::solution(package, exercise).unwrap();
            class.hand_in("solutions", &file, solution.text);
        }
    }
}

#[test]
fn names_forbidden_function() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let call = "pub fn ray_length(square: Square, direction: Direction) -> usize {\n    \
                ray(square, direction).count()\n}\n";
    let text = format!("use board::Square;\nuse directions::{{Direction, ray}};\n\n{call}");
    class.hand_in("ann", "ray_length.rs", text);
    let report = class.grade("2.2");
    let answer = exercise(student(&report, "ann"), "ray_length");
    assert_eq!(answer.points, Points::ZERO);
    insta::assert_snapshot!(answer.compile_error.as_deref().unwrap(), @"`ray` in line 2 isn't allowed in this exercise: the task is to do its job yourself. If it's something of your own, give it another name.");
}

#[test]
fn deducts_late_days_by_roster() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = solution(&class, "ray_length");
    for student in ["unsaid", "told", "weeks", "ill", "spared"] {
        class.hand_in(student, "src/ray_length.rs", &text);
    }
    let assignment = class.dir.path().join("assignment");
    fs::create_dir(&assignment).unwrap();
    let manifest = "title = \"Rays\"\ndue = \"2024-10-10 18:00\"\n\
        [[exercise]]\nnumber = \"2.2\"\nid = \"ray_length\"\npoints = 7\n";
    fs::write(assignment.join("assignment.toml"), manifest).unwrap();
    let roster = class.dir.path().join("class.csv");
    let rows = "name,submitted,due,2.2,comment\nunsaid,,,,\n\
                told,2024-10-10 18:01,,,\nweeks,2024-11-10 18:01,,\"6,5\",We spoke.\n\
                ill,2024-10-20 18:01,2024-10-19,,\nspared,2024-10-20 18:01,2024-10-20,,\n";
    fs::write(&roster, rows).unwrap();
    let mut options = class.options(assignment.to_str().unwrap());
    options.roster = Some(roster);
    options.late = 20;
    options.scale = Some(20);
    let report = class.grade_with(&options);
    assert_eq!(report.title, "Rays");
    let late = |id| student(&report, id).late.clone();
    assert_eq!(late("unsaid"), None);
    assert_eq!(late("told").unwrap().submitted, "2024-10-10 18:01");
    let lines = lines_by_student(&report, |student| {
        let grade = student.scaled.unwrap();
        format!("{} ({grade} of 20) {}", student.points, notes(student))
    });
    insta::assert_snapshot!(lines);
}

/// Formats a line for each student: the id, and the text that `format` returns.
fn lines_by_student(report: &ClassReport, format: impl Fn(&StudentReport) -> String) -> String {
    report
        .students
        .iter()
        .map(|student| format!("{}: {}\n", student.id, format(student)))
        .collect()
}

/// Returns a student's points, the file they are for, and the remarks.
fn graded_file_and_remarks(student: &StudentReport) -> String {
    let file = student.exercises[0].file.as_deref().unwrap_or("-");
    let remarks = student.remarks.join(" ");
    format!("{} of {file}. {remarks}", student.points)
}

/// Returns the number of cached results.
fn cache_len(class: &TestClass) -> usize {
    let cache = class.dir.path().join("out/cache");
    fs::read_dir(cache).map_or(0, |entries| entries.count())
}

#[test]
fn caches_results_of_unchanged_answers() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = solution(&class, "ray_length");
    let wrong = text.replace("count", "count_") + "fn broken( {";
    for (student, text) in [("ann", &text), ("bo", &wrong)] {
        class.hand_in(student, "src/ray_length.rs", text);
    }
    let first = class.grade("2.2");
    assert_eq!(cache_len(&class), 2);
    assert_eq!(class.grade("2.2"), first);
    assert_eq!(cache_len(&class), 2);
    class.hand_in("bo", "src/ray_length.rs", format!("{text}// Mine.\n"));
    let second = class.grade("2.2");
    assert_eq!(cache_len(&class), 3);
    assert_eq!(student(&second, "ann"), student(&first, "ann"));
    assert_eq!(student(&second, "bo").points, second.out_of);
    fs::remove_dir_all(class.dir.path().join("out")).unwrap();
    assert_eq!(class.grade("2.2"), second);
}

#[test]
fn reports_similar_answers() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = solution(&class, "direction_to");
    let other = "use board::Square;
        use directions::{Direction, next};

        pub fn direction_to(from: Square, to: Square) -> Option<Direction> {
            let mut best = None;
            for direction in Direction::ALL {
                let mut walker = next(from, direction);
                let mut steps = 0;
                while walker.is_on_board() && steps < 9 {
                    steps += 1;
                    if walker == to && best.is_none() {
                        best = Some(direction);
                    }
                    walker = next(walker, direction);
                }
            }
            best
        }";
    let copied = other.replace("walker", "w").replace("best", "result");
    for (student, text) in [
        ("ann", &*text),
        ("bo", other),
        ("cy", &format!("//! Me.\n{copied}")),
    ] {
        class.hand_in(student, "src/direction_to.rs", text);
    }
    let mut options = class.options("2.4");
    options.similar = true;
    let report = class.grade_with(&options);
    let similar = |id| student(&report, id).similar.as_slice();
    let [to_solution] = similar("ann") else {
        panic!("{:?}", similar("ann"));
    };
    assert_eq!(to_solution.to, SimilarTo::Solution);
    let [to_student] = similar("bo") else {
        panic!("{:?}", similar("bo"));
    };
    assert_eq!(to_student.to, SimilarTo::Student("cy".to_owned()));
    assert_eq!(similar("cy")[0].percent, 100);
}

#[test]
fn reads_or_explains_unusual_submissions() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = solution(&class, "ray_length");
    let checks = class.read_repository_file(&format!("{PACKAGE}/tests/ray_length.rs"));
    let checks_from_windows = format!("\u{feff}{}", checks.replace('\n', "\r\n"));
    for (student, file, text) in [
        ("builds", "src/ray_length.rs", &*text),
        ("builds", "build.rs", "fn main() { panic!() }"),
        (
            "builds",
            ".cargo/config.toml",
            "build.rustc = \"/bin/false\"",
        ),
        (
            "builds",
            "rust-toolchain.toml",
            "toolchain.channel = \"1.0\"",
        ),
        ("builds", "tests/ray_length.rs", "#[test] fn passes() {}"),
        ("builds", "Cargo.toml", "dependencies.rand = \"1\""),
        ("built", "target/src/ray_length.rs", &text),
        ("editor", "src/ray_length.rs.txt", &text),
        ("given", "tests/ray_length.rs", &checks_from_windows),
        ("links", "README.md", ""),
        ("named", "Übung 2 ray-length.rs", &text),
        ("named", "solutions/my_ray_length.rs", &text),
        ("other", "examples/ray_length.rs", &text),
        ("tarred", "work.tar.gz", ""),
        ("tested", "week/tests/ray_length.rs", &text),
        ("word", "src/lib.rs", ""),
        ("word", "answer.docx", ""),
    ] {
        class.hand_in(student, file, text);
    }
    let utf16: Vec<u8> = format!("\u{feff}{text}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    class.hand_in("wide", "ray_length.rs", utf16);
    let latin1 = [b"// caf\xe9\n", text.as_bytes()].concat();
    class.hand_in("latin", "src/Ray_Length (1).rs", latin1);
    fs::create_dir_all(class.submission("nothing/src")).unwrap();
    hand_in_archives(&class, &text);
    let solution_file = class
        .repository
        .root()
        .join(PACKAGE)
        .join("solutions/ray_length.rs");
    symlink(solution_file, class.submission("links/ray_length.rs")).unwrap();
    symlink("/", class.submission("links/everything")).unwrap();
    fs::write(class.submission("seven.7z"), "an archive").unwrap();
    fs::write(class.submission("ray_length.rs"), &text).unwrap();
    let moodle_file = "Ann Smith_11_assignsubmission_file_my work.txt";
    fs::write(class.submission(moodle_file), &text).unwrap();
    let online_text = "Ann_11_assignsubmission_onlinetext_";
    fs::write(class.submission(online_text), "").unwrap();
    fs::write(class.submission("notes.txt"), "").unwrap();
    let report = class.grade("2.2");
    let lines = lines_by_student(&report, |student| {
        format!("{} {:?} {}", student.points, student.status, notes(student))
    });
    insta::assert_snapshot!(lines);
    assert_eq!(
        student(&report, "word").exercises[0].status,
        ExerciseStatus::Missing
    );
    assert_eq!(report.loose, ["notes.txt", "ray_length.rs"]);
    let summary = grade_class::summary(&report);
    assert!(summary.contains("Each student needs a folder"), "{summary}");
}

/// Hands in archives that are empty, damaged or nested, or that contain a file twice or in
/// a folder that isn't read.
fn hand_in_archives(class: &TestClass, text: &str) {
    class.hand_in_zip("empty.zip", &[]);
    class.hand_in_zip("bomb.zip", &[("ray_length.rs", &" ".repeat(30 << 20))]);
    class.hand_in_zip("slips.zip", &[("../../src/ray_length.rs", text)]);
    fs::write(class.submission("broken.zip"), "no archive").unwrap();
    class.hand_in_zip("packed.zip", &[("a/target/ray_length.rs", text)]);
    // `ZipWriter` refuses two entries of the same name, so one is renamed in the bytes.
    let incomplete = "pub fn ray_length() {";
    class.hand_in_zip(
        "twice.zip",
        &[
            ("src/ray_length.rs", incomplete),
            ("src/ray_lengtg.rs", text),
        ],
    );
    let bytes = fs::read(class.submission("twice.zip")).unwrap();
    let renamed = replace_bytes(&bytes, b"ray_lengtg", b"ray_length");
    fs::write(class.submission("twice.zip"), renamed).unwrap();
    class.hand_in_zip("intact.zip", &[("src/ray_length.rs", &text.repeat(9))]);
    let intact = fs::read(class.submission("intact.zip")).unwrap();
    fs::remove_file(class.submission("intact.zip")).unwrap();
    let mut corrupted = intact.clone();
    corrupted[60..90].fill(0);
    class.hand_in("blank", "work.zip", "");
    class.hand_in("cut", "work.zip", &intact[..intact.len() / 2]);
    class.hand_in("flipped", "work.zip", corrupted);
    let mut content = text.as_bytes().to_vec();
    for (depth, name) in ["ray_length.rs", "b.zip", "c.zip", "d.ZIP", "e.zip"]
        .iter()
        .enumerate()
    {
        let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        zip.start_file(*name, options).unwrap();
        std::io::Write::write_all(&mut zip, &content).unwrap();
        content = zip.finish().unwrap().into_inner();
        class.hand_in(&format!("zip{depth}"), "a.zip", &content);
    }
}

/// Every file that came in is graded, or a remark says why it isn't.
#[test]
fn every_file_is_graded_or_explained() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let right = solution(&class, "ray_length");
    let other = format!("{right}// A comment.\n");
    let starter = class.read_repository_file(&format!("{PACKAGE}/starters/ray_length.rs"));
    let package = class.read_repository_file(&format!("{PACKAGE}/src/lib.rs"));
    let chapter = class.read_repository_file("chapters/02-directions/src/lib.rs");
    let manifest = "[package]\nname = \"my_answer\"\n";
    for (student, file, text) in [
        ("camel", "RayLength.rs", &*right),
        ("numbered", "exercise2.rs", &right),
        ("text", "ray_length.txt", &right),
        ("starter", "ray_length.rs", &starter),
        ("starter", "ray_length (1).rs", &right),
        ("starter-in-src", "src/ray_length.rs", &starter),
        ("starter-in-src", "answer.rs", &right),
        ("only-starter", "ray_length.rs", &starter),
        ("two", "a/ray_length.rs", &right),
        ("two", "b/ray_length.rs", &other),
        ("project", "mine/Cargo.toml", manifest),
        ("project", "mine/src/lib.rs", &right),
        ("project", "mine/Cargo.lock", ""),
        ("empty", "ray_length.rs", " \n"),
        ("office", "ray_length.docx", "PK"),
        ("office", "ray_length.pdf", "%PDF"),
        ("more", "ray_length.rs", &right),
        ("more", "picture.png", ""),
        ("more", ".DS_Store", ""),
        ("more", ".vscode/settings.json", ""),
        ("misspelled", "src/raylenght.rs", "pub fn raylenght() {}"),
        ("other", "next_square.rs", "pub fn next_square() {}"),
        (
            "unchanged",
            "week-2/chapters/02-directions/exercises/src/lib.rs",
            &package,
        ),
        (
            "unchanged",
            "week-2/chapters/02-directions/src/lib.rs",
            &chapter,
        ),
        ("unchanged", "week-2/Cargo.lock", ""),
    ] {
        class.hand_in(student, file, text);
    }
    for number in 0..30 {
        class.hand_in("many", &format!("photo{number:02}.jpg"), "");
    }
    let report = class.grade("2.2");
    insta::assert_snapshot!(lines_by_student(&report, graded_file_and_remarks));
}

/// Moodle's folders for files and for a text that was typed into its page, and the same when
/// it puts all files into one folder.
#[test]
fn grades_online_text_from_moodle() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let right = solution(&class, "ray_length");
    let html = right
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace("    ", "&nbsp;&nbsp;&nbsp; ")
        .replace('\n', "<br>");
    let html = format!("<!DOCTYPE html><html><body><p>{html}</p></body></html>");
    class.hand_in(
        "Ann Smith_11_assignsubmission_onlinetext_",
        "onlinetext.html",
        &html,
    );
    class.hand_in(
        "Bo Costa_12_assignsubmission_file_",
        "ray_length.rs",
        &right,
    );
    class.hand_in(
        "Bo Costa_12_assignsubmission_onlinetext_",
        "onlinetext.html",
        "<p>It's the file.</p>",
    );
    let write = |name: &str, text: &str| fs::write(class.submission(name), text).unwrap();
    write(
        "Cy Dee_13_assignsubmission_onlinetext_onlinetext.html",
        &html,
    );
    write("Di Eff_14_assignsubmission_file_my work.txt", &right);
    write("Ed Gee_15_assignsubmission_file_answer.docx", "PK");
    let report = class.grade("2.2");
    insta::assert_snapshot!(lines_by_student(&report, graded_file_and_remarks));
    assert_eq!(report.loose, Vec::<String>::new());
}

#[test]
fn grades_files_from_canvas() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let ray = solution(&class, "ray_length");
    let next = solution(&class, "next_square");
    let write = |name: &str, text: &str| {
        fs::write(class.submission(name), text).unwrap();
    };
    write("smithann_4711_100200_ray_length-1.rs", &ray);
    write("smithann_4711_100201_next_square.rs", &next);
    class.hand_in_zip(
        "bergjan_LATE_815_100202_work.zip",
        &[("src/ray_length.rs", &ray)],
    );
    write("bergjan_LATE_815_100203_notes.pdf", "notes");
    let mut options = class.options("2.1,2.2");
    options.late = 10;
    let report = class.grade_with(&options);
    let lines = lines_by_student(&report, |student| {
        let files: Vec<_> = student
            .exercises
            .iter()
            .filter_map(|exercise| exercise.file.clone())
            .collect();
        let files = files.join(", ");
        let late = match &student.late {
            Some(late) => late.description(),
            None => String::new(),
        };
        format!(
            "{} {} of {files}; {late} {}",
            student.name,
            student.points,
            notes(student)
        )
    });
    insta::assert_snapshot!(lines, @r"
    815: bergjan 10 of work.zip/src/ray_length.rs; Canvas says so Nothing was deducted for being late: the roster's column `submitted` doesn't say when it came. notes.pdf isn't graded: an answer is a Rust file with its exercise's name, and next_square.rs is missing.
    4711: smithann 20 of next_square.rs, ray_length.rs;
    ");
    assert_eq!(report.loose, Vec::<String>::new());
}

/// Replaces all occurrences of `old` by `new`, which has the same length.
fn replace_bytes(bytes: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for index in 0..=bytes.len() - old.len() {
        if bytes[index..].starts_with(old) {
            bytes[index..index + old.len()].copy_from_slice(new);
        }
    }
    bytes
}

#[test]
fn shows_expected_signature_if_function_was_changed() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let text = solution(&class, "ray_length");
    for (student, old, new) in [
        ("renamed", "fn ray_length", "fn rayLength"),
        ("private", "pub fn", "fn"),
        ("retyped", "-> usize {", "-> u8 {"),
    ] {
        class.hand_in(student, "ray_length.rs", text.replace(old, new));
    }
    let report = class.grade("2.2");
    let error = |id| {
        let answer = exercise(student(&report, id), "ray_length");
        assert_eq!(answer.status, ExerciseStatus::NotCompiled);
        answer.compile_error.clone().unwrap()
    };
    insta::assert_snapshot!(error("renamed"), @r"
    error: cannot find function `ray_length` in module `directions_exercises::ray_length`
    a function with a similar name exists

    The checks call the function as it was handed out:

    pub fn ray_length(square: Square, direction: Direction) -> usize
    ");
    for id in ["private", "retyped"] {
        let error = error(id);
        assert!(error.contains("\n\npub fn ray_length("), "{error}");
        assert!(!error.contains("remote"), "{error}");
    }
}

#[test]
fn rejects_invalid_options() {
    let class = TestClass::new();
    class.hand_in("ann", "ray_length.rs", "");
    let dir = class.dir.path();
    fs::create_dir(dir.join("none")).unwrap();
    fs::write(dir.join("list.csv"), "").unwrap();
    fs::write(dir.join("out"), "").unwrap();
    class.hand_in("../site", "index.html", "home");
    let path = |name: &str| dir.join(name).to_str().unwrap().to_owned();
    let arguments = [
        ("week", "in", "out"),
        (&*path("in"), "in", "out"),
        (&*path("list.csv"), "in", "out"),
        ("2.2", "none", "out"),
        ("2.2", "nowhere", "out"),
        ("2.2", "list.csv", "out"),
        ("2.2", "in", "out"),
        ("2.2", "in", "in/grades/week-2"),
        ("2.2", "in", "site"),
    ];
    let errors = arguments.map(|(assignment, submissions, out)| {
        let mut options = class.options(assignment);
        options.submissions = dir.join(submissions);
        options.out = dir.join(out);
        let error = grade_class::grade(&class.repository, &scratch(), &options).unwrap_err();
        format!("{error:#}\n").replace(dir.to_str().unwrap(), "HOME")
    });
    insta::assert_snapshot!(errors.concat(), @r"
    `week` isn't an assignment: name the folder that `assign` made, unpacked if it's a zip file, or exercises, such as 2.1
    `HOME/in` isn't an assignment: name the folder that `assign` made, unpacked if it's a zip file, or exercises, such as 2.1
    `HOME/list.csv` isn't an assignment: name the folder that `assign` made, unpacked if it's a zip file, or exercises, such as 2.1
    there are no submissions in HOME/none: it needs a folder or a zip file for each student
    can't read the folder HOME/nowhere: No such file or directory (os error 2)
    HOME/list.csv is a file: name a folder with what came in, a folder or a zip file for each student
    can't write to HOME/out: it's a file, not a folder
    HOME/in/grades/week-2 is among the submissions; name a folder beside them, such as --out grades
    HOME/site has a page in it that isn't about grades; name a new folder, such as --out grades
    ");
}

#[test]
fn rejects_output_folder_that_would_lose_students() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    for name in ["ann", "ben", "cleo"] {
        class.hand_in(name, "README.md", "");
    }
    let mut options = class.options("2.2");
    report::write_all(&class.grade("2.2"), &options.out).unwrap();
    options.submissions = class.dir.path().join("complaints");
    class.hand_in("../complaints/ben", "README.md", "");
    let grade = |options: &GradeOptions| grade_class::grade(&class.repository, &scratch(), options);
    let error = grade(&options).unwrap_err().to_string();
    let message = "has grades of 2 who aren't in this class, such as ann";
    assert!(error.contains(message), "{error}");
    options.out = class.dir.path().join("again");
    assert!(grade(&options).is_ok());
    class.hand_in("dan", "README.md", "");
    assert_eq!(class.grade("2.2").students.len(), 4);
}

#[test]
fn roster_folder_resolves_ambiguous_submissions() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let file = [("src/ray_length.rs", &*solution(&class, "ray_length"))];
    class.hand_in_zip("11.zip", &[]);
    class.hand_in_zip("Ann Smith.zip", &file);
    let roster = class.dir.path().join("class.csv");
    let mut options = class.options("2.2");
    options.roster = Some(roster.clone());
    let grade = |rows: &str| {
        fs::write(&roster, rows).unwrap();
        let report = class.grade_with(&options);
        report::write_all(&report, &options.out).unwrap();
        let pages = fs::read_dir(options.out.join("feedback")).unwrap().count();
        (student(&report, "11").points, report.out_of, pages)
    };
    let (points, _, pages) = grade("id,name\n11,Ann Smith");
    assert_eq!((points, pages), (Points::ZERO, 3));
    let (points, out_of, pages) = grade("id,name,folder\n11,Ann Smith,Ann Smith");
    assert_eq!((points, pages), (out_of, 2));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn machine_failure_is_not_graded_and_not_cached() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    class.hand_in("ann", "src/ray_length.rs", solution(&class, "ray_length"));
    let disk_full = r#"{"$message_type":"diagnostic","message":"failed to write: \
        No space left on device (os error 28)","code":null,"level":"error",\
        "spans":[],"children":[],"rendered":"ld: No space left on device"}"#;
    let sandbox_error = "bwrap: Creating new namespace failed";
    // The first column is an argument by which the kind of job is recognized: a student's
    // program, the linker, or the compiler.
    for (argument, stderr, exit) in [
        ("--seccomp", sandbox_error, "exit 1"),
        ("--proc", sandbox_error, "exit 1"),
        ("--proc", disk_full, "exit 1"),
        ("--dev-bind", disk_full, "exit 1"),
        ("--dev-bind", "", "kill -9 $$"),
        ("--proc", "", "exit 137"),
    ] {
        let stderr = stderr.replace("\\\n        ", "");
        let report = grade_with_failing_sandbox(&class, argument, &stderr, exit);
        let ann = student(&report, "ann");
        assert_eq!(ann.status, Status::NotGraded, "{stderr}: {ann:#?}");
        let message = ann.for_teacher.join("\n");
        assert!(message.contains("was in trouble"), "{message}");
        assert_eq!(student(&class.grade("2.2"), "ann").points, report.out_of);
        fs::remove_dir_all(class.options("2.2").out).unwrap();
    }
}

/// Grades the class with a replacement for Bubblewrap, which fails for jobs with this
/// argument: it writes to standard error and exits as given.
fn grade_with_failing_sandbox(
    class: &TestClass,
    argument: &str,
    stderr: &str,
    exit: &str,
) -> ClassReport {
    let folder = class.dir.path().join("trouble");
    fs::create_dir_all(&folder).unwrap();
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in *bin/true) ;; *{argument}*)\n\
         printf '%s\\n' '{stderr}' >&2; {exit};; esac\nexec /usr/bin/bwrap \"$@\"\n"
    );
    let bwrap = folder.join("bwrap");
    test_support::write_script(&bwrap, &script);
    let path = std::env::var("PATH").unwrap();
    let output = class.run_grade_command(format!("{}:{path}", folder.display()), &[]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    report::read_previous(&class.options("2.2").out).unwrap()
}

#[test]
fn error_message_is_sanitized() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_othellier-grading"))
        .args(["grade", "2.2", "no\u{1b}[2J\rsuch\u{202e}folder"])
        .args(["--out", "out"])
        .output()
        .unwrap();
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(
        stderr.starts_with("error: can't read the folder no\u{fffd}[2J"),
        "{stderr:?}"
    );
    assert!(
        !stderr.trim_end().contains(['\u{1b}', '\r', '\u{202e}']),
        "{stderr:?}"
    );
}

#[test]
fn grades_without_sandbox_only_if_allowed() {
    let class = TestClass::new();
    class.hand_in("ann", "src/ray_length.rs", solution(&class, "ray_length"));
    let tools = compiler_only_path(&class);
    let output = class.run_grade_command(&tools, &[]);
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8(output.stderr).unwrap();
    assert!(stderr.contains("--unsandboxed"), "{stderr}");
    assert!(stderr.contains("reach the network"), "{stderr}");
    let output = class.run_grade_command(&tools, &["--unsandboxed"]);
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{stderr}");
    let report = report::read_previous(&class.options("2.2").out).unwrap();
    assert_eq!(report.not_enforced.len(), 5);
    assert_eq!(student(&report, "ann").points, report.out_of);
}

/// Without a sandbox, an answer can read what the system says about the processes of the
/// grader.
#[test]
fn answer_without_sandbox_cannot_read_which_check_asks() {
    let class = TestClass::new();
    let checks = class.read_repository_file("chapters/02-directions/exercises/tests/ray_length.rs");
    let names = check_names(&checks).unwrap();
    let find_check = format!(
        "fn parent(process: &str) -> Option<String> {{
            let stat = std::fs::read_to_string(format!(\"/proc/{{process}}/stat\")).ok()?;
            Some(stat.rsplit(')').next()?.split_whitespace().nth(1)?.to_owned())
        }}

        fn files(folder: String) -> Vec<std::path::PathBuf> {{
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
            entries.map(|entry| entry.path()).collect()
        }}

        fn knows_check() -> bool {{
            let names = {names:?};
            let processes = files(\"/proc\".to_owned());
            let processes = processes.iter().filter_map(|path| path.file_name()?.to_str());
            processes.filter(|process| parent(process) == parent(\"self\")).any(|process| {{
                let read = |file: &str| {{
                    let bytes = std::fs::read(format!(\"/proc/{{process}}/{{file}}\"));
                    String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned()
                }};
                let mut texts = [\"cmdline\", \"environ\", \"comm\"].map(read).to_vec();
                for variable in read(\"environ\").split('\\0') {{
                    if let Some((_, value)) = variable.split_once('=') {{
                        texts.push(std::fs::read_to_string(value).unwrap_or_default());
                    }}
                }}
                for task in files(format!(\"/proc/{{process}}/task\")) {{
                    texts.push(std::fs::read_to_string(task.join(\"comm\")).unwrap_or_default());
                }}
                let is_named = |name: &&str| texts.iter().any(|text| text.contains(name));
                names.iter().any(is_named) || is_named(&\"ray_length::\")
            }})
        }}"
    );
    let text = solution(&class, "ray_length")
        .replace("-> usize {", "-> usize { if !knows_check() { return 99; }")
        + &find_check;
    class.hand_in("ann", "src/ray_length.rs", text);
    let output = class.run_grade_command(compiler_only_path(&class), &["--unsandboxed"]);
    assert!(output.status.success());
    let report = report::read_previous(&class.options("2.2").out).unwrap();
    let answer = exercise(student(&report, "ann"), "ray_length");
    for check in &answer.checks {
        assert!(check.message.contains("99"), "{answer:#?}");
    }
}

/// Returns a folder with links to Cargo, the compiler and the linker, but no Bubblewrap.
fn compiler_only_path(class: &TestClass) -> PathBuf {
    let folder = class.dir.path().join("bin");
    fs::create_dir_all(&folder).unwrap();
    for name in ["cargo", "rustc", "cc", "ld", "as"] {
        let path = std::env::var_os("PATH").unwrap();
        let program = std::env::split_paths(&path)
            .map(|dir| dir.join(name))
            .find(|file| file.is_file());
        if let Some(program) = program {
            symlink(program, folder.join(name)).unwrap();
        }
    }
    folder
}
