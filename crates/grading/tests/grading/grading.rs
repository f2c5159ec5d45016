//! A class is graded: what comes in, what it is worth, and what is said.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::symlink;

use super::school::{School, exercise, notes, sample_chapters, scratch, student};
use othellier_grading::class_report::{
    ClassReport, ExerciseStatus, SimilarTo, Status, StudentReport,
};
use othellier_grading::points::Points;
use othellier_grading::{class, report};
use othellier_project::catalog::Package;
use othellier_verify::answers;
use pretty_assertions::assert_eq;

const FOLDER: &str = "chapters/02-directions/exercises";

fn solution(school: &School, id: &str) -> String {
    school.ours(&format!("{FOLDER}/solutions/{id}.rs"))
}

#[test]
fn in_chapter_2_solutions_get_all_points_and_starters_none() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let package = &school.packages()[1..2];
    expect_right_grades(&school, package, 1);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn solutions_get_all_points_and_starters_none() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let (mut packages, chapters) = (school.packages(), sample_chapters());
    packages.retain(|package| chapters.contains(&package.exercises[0].number.chapter.to_string()));
    expect_right_grades(&school, &packages, 4);
}

/// Grades the starters and the solutions of these chapters, with questions that
/// aren't the book's own. A solution that plays matches needs more patience if the
/// machine is busy.
fn expect_right_grades(school: &School, packages: &[Package], patience: u32) {
    hand_in_answers(school, packages);
    let mut options = school.options(&school.assign_with_seed(packages, 4711));
    options.patience *= patience;
    let report = school.grade_with(&options);
    let of = |id| student(&report, id);
    for exercise in &of("solutions").exercises {
        let failed = exercise.checks.iter().find(|check| !check.passed);
        assert!(failed.is_none(), "{}: {failed:#?}", exercise.id);
        assert_eq!(exercise.lints, Vec::<String>::new(), "{exercise:#?}");
    }
    assert_eq!(of("solutions").points, report.out_of);
    assert_eq!(of("starters").points, Points::ZERO);
    for exercise in &of("starters").exercises {
        assert_eq!(exercise.status, ExerciseStatus::Unwritten);
    }
}

/// One student hands in the starters of these chapters, another the solutions.
fn hand_in_answers(school: &School, packages: &[Package]) {
    for package in packages {
        let chapter = package.path.parent().unwrap();
        let chapter = chapter.file_name().unwrap().to_str().unwrap();
        for exercise in &package.exercises {
            let file = format!("{chapter}/exercises/src/{}.rs", exercise.id);
            let starter = answers::starter(package, exercise).unwrap();
            school.hand_in("starters", &file, starter.text);
            let solution = answers::solution(package, exercise).unwrap();
            school.hand_in("solutions", &file, solution.text);
        }
    }
}

#[test]
fn what_a_task_forbids_earns_nothing_and_is_named() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let call = "pub fn ray_length(square: Square, direction: Direction) -> usize {\n    \
                ray(square, direction).count()\n}\n";
    let text = format!("use board::Square;\nuse directions::{{Direction, ray}};\n\n{call}");
    school.hand_in("ann", "ray_length.rs", text);
    let report = school.grade("2.2");
    let answer = exercise(student(&report, "ann"), "ray_length");
    assert_eq!(answer.points, Points::ZERO);
    insta::assert_snapshot!(answer.compile_error.as_deref().unwrap(), @"`ray` in line 2 isn't allowed in this exercise: the task is to do its job yourself. If it's something of your own, give it another name.");
}

#[test]
fn a_late_submission_costs_what_the_rule_says_and_the_roster_has_the_last_word() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let text = solution(&school, "ray_length");
    for student in ["unsaid", "told", "weeks", "ill", "spared"] {
        school.hand_in(student, "src/ray_length.rs", &text);
    }
    let assignment = school.folder.path().join("assignment");
    fs::create_dir(&assignment).unwrap();
    let manifest = "title = \"Rays\"\ndue = \"2024-10-10 18:00\"\n\
        [[exercise]]\nnumber = \"2.2\"\nid = \"ray_length\"\npoints = 7\n";
    fs::write(assignment.join("assignment.toml"), manifest).unwrap();
    let roster = school.folder.path().join("class.csv");
    let rows = "name,submitted,due,2.2,comment\nunsaid,,,,\n\
                told,2024-10-10 18:01,,,\nweeks,2024-11-10 18:01,,\"6,5\",We spoke.\n\
                ill,2024-10-20 18:01,2024-10-19,,\nspared,2024-10-20 18:01,2024-10-20,,\n";
    fs::write(&roster, rows).unwrap();
    let mut options = school.options(assignment.to_str().unwrap());
    options.roster = Some(roster);
    options.late = 20;
    options.scale = Some(20);
    let report = school.grade_with(&options);
    assert_eq!(report.title, "Rays");
    let late = |id| student(&report, id).late.clone();
    assert_eq!(late("unsaid"), None);
    assert_eq!(late("told").unwrap().submitted, "2024-10-10 18:01");
    let line = |s: &StudentReport| {
        let grade = s.scaled.unwrap();
        format!("{}: {} ({grade} of 20) {}\n", s.id, s.points, notes(s))
    };
    let lines: String = report.students.iter().map(line).collect();
    insta::assert_snapshot!(lines);
}

/// The files in which results are kept.
fn kept(school: &School) -> usize {
    let folder = school.folder.path().join("out/cache");
    fs::read_dir(folder).map_or(0, |entries| entries.count())
}

#[test]
fn what_has_not_changed_is_not_graded_twice_and_gets_the_same() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let text = solution(&school, "ray_length");
    let wrong = text.replace("count", "count_") + "fn broken( {";
    for (student, text) in [("ann", &text), ("bo", &wrong)] {
        school.hand_in(student, "src/ray_length.rs", text);
    }
    let first = school.grade("2.2");
    assert_eq!(kept(&school), 2);
    assert_eq!(school.grade("2.2"), first);
    assert_eq!(kept(&school), 2);
    school.hand_in("bo", "src/ray_length.rs", format!("{text}// Mine.\n"));
    let second = school.grade("2.2");
    assert_eq!(kept(&school), 3);
    assert_eq!(student(&second, "ann"), student(&first, "ann"));
    assert_eq!(student(&second, "bo").points, second.out_of);
    fs::remove_dir_all(school.folder.path().join("out")).unwrap();
    assert_eq!(school.grade("2.2"), second);
}

#[test]
fn answers_that_look_alike_are_pointed_at() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let text = solution(&school, "direction_to");
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
        school.hand_in(student, "src/direction_to.rs", text);
    }
    let mut options = school.options("2.4");
    options.similar = true;
    let report = school.grade_with(&options);
    let similar = |id| student(&report, id).similar.as_slice();
    let to = |id| similar(id).iter().map(|similar| similar.to.clone());
    assert_eq!(Vec::from_iter(to("ann")), [SimilarTo::Solution]);
    assert_eq!(
        Vec::from_iter(to("bo")),
        [SimilarTo::Student("cy".to_owned())]
    );
    assert_eq!(similar("cy")[0].percent, 100);
}

#[test]
fn what_comes_in_oddly_is_read_or_a_sentence_says_why_not() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let text = solution(&school, "ray_length");
    let given = school.ours(&format!("{FOLDER}/tests/ray_length.rs"));
    let given = format!("\u{feff}{}", given.replace('\n', "\r\n"));
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
        ("given", "tests/ray_length.rs", &given),
        ("links", "README.md", ""),
        ("named", "Übung 2 ray-length.rs", &text),
        ("named", "solutions/my_ray_length.rs", &text),
        ("other", "examples/ray_length.rs", &text),
        ("tarred", "work.tar.gz", ""),
        ("tested", "week/tests/ray_length.rs", &text),
        ("word", "src/lib.rs", ""),
        ("word", "answer.docx", ""),
    ] {
        school.hand_in(student, file, text);
    }
    let marked = format!("\u{feff}{text}");
    let wide: Vec<u8> = marked.encode_utf16().flat_map(u16::to_le_bytes).collect();
    school.hand_in("wide", "ray_length.rs", wide);
    let latin = [b"// caf\xe9\n", text.as_bytes()].concat();
    school.hand_in("latin", "src/Ray_Length (1).rs", latin);
    fs::create_dir_all(school.submission("nothing/src")).unwrap();
    hand_in_archives(&school, &text);
    let place = |name: &str| school.submission(name);
    let linked = school
        .repository
        .root()
        .join(FOLDER)
        .join("solutions/ray_length.rs");
    symlink(linked, place("links/ray_length.rs")).unwrap();
    symlink("/", place("links/everything")).unwrap();
    fs::write(place("seven.7z"), "an archive").unwrap();
    fs::write(place("ray_length.rs"), &text).unwrap();
    let flat = "Ann Smith_11_assignsubmission_file_my work.txt";
    fs::write(place(flat), &text).unwrap();
    fs::write(place("Ann_11_assignsubmission_onlinetext_"), "").unwrap();
    fs::write(place("notes.txt"), "").unwrap();
    let report = school.grade("2.2");
    let line = |s: &StudentReport| {
        let (status, remarks) = (s.status, notes(s));
        format!("{}: {} {status:?} {remarks}\n", s.id, s.points)
    };
    let lines: String = report.students.iter().map(line).collect();
    insta::assert_snapshot!(lines);
    assert_eq!(
        student(&report, "word").exercises[0].status,
        ExerciseStatus::Missing
    );
    assert_eq!(report.loose, [flat, "ray_length.rs"]);
    let told = class::summary(&report);
    assert!(told.contains("Each student needs a folder"), "{told}");
}

/// Archives that are empty, damaged, nested, or have a file in them twice or where
/// nobody looks.
fn hand_in_archives(school: &School, text: &str) {
    school.hand_in_zip("empty.zip", &[]);
    school.hand_in_zip("bomb.zip", &[("ray_length.rs", &" ".repeat(30 << 20))]);
    school.hand_in_zip("slips.zip", &[("../../src/ray_length.rs", text)]);
    fs::write(school.submission("broken.zip"), "no archive").unwrap();
    school.hand_in_zip("packed.zip", &[("a/target/ray_length.rs", text)]);
    let half = "pub fn ray_length() {";
    school.hand_in_zip(
        "twice.zip",
        &[("src/ray_length.rs", half), ("src/ray_lengtg.rs", text)],
    );
    let bytes = fs::read(school.submission("twice.zip")).unwrap();
    let renamed = replace(&bytes, b"ray_lengtg", b"ray_length");
    fs::write(school.submission("twice.zip"), renamed).unwrap();
    school.hand_in_zip("w.zip", &[("src/ray_length.rs", &text.repeat(9))]);
    let whole = fs::read(school.submission("w.zip")).unwrap();
    fs::remove_file(school.submission("w.zip")).unwrap();
    let mut flipped = whole.clone();
    flipped[60..90].fill(0);
    school.hand_in("blank", "work.zip", "");
    school.hand_in("cut", "work.zip", &whole[..whole.len() / 2]);
    school.hand_in("flipped", "work.zip", flipped);
    let mut inner = text.as_bytes().to_vec();
    for (depth, name) in ["ray_length.rs", "b.zip", "c.zip", "d.ZIP", "e.zip"]
        .iter()
        .enumerate()
    {
        let mut zip = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        let plain = zip::write::SimpleFileOptions::default();
        zip.start_file(*name, plain).unwrap();
        std::io::Write::write_all(&mut zip, &inner).unwrap();
        inner = zip.finish().unwrap().into_inner();
        school.hand_in(&format!("zip{depth}"), "a.zip", &inner);
    }
}

#[test]
fn a_class_comes_in_from_canvas() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let ray = solution(&school, "ray_length");
    let next = solution(&school, "next_square");
    let put = |name: &str, text: &str| {
        fs::write(school.submission(name), text).unwrap();
    };
    put("smithann_4711_100200_ray_length-1.rs", &ray);
    put("smithann_4711_100201_next_square.rs", &next);
    let packed = "bergjan_LATE_815_100202_work.zip";
    school.hand_in_zip(packed, &[("src/ray_length.rs", &ray)]);
    put("bergjan_LATE_815_100203_notes.pdf", "notes");
    let mut options = school.options("2.1,2.2");
    options.late = 10;
    let report = school.grade_with(&options);
    let line = |s: &StudentReport| {
        let files = s.exercises.iter().filter_map(|e| e.file.clone());
        let files = files.collect::<Vec<_>>().join(", ");
        let late = s.late.as_ref().map(|late| late.shown()).unwrap_or_default();
        format!(
            "{} {}: {} of {files}; {late} {}\n",
            s.id,
            s.name,
            s.points,
            notes(s)
        )
    };
    let lines: String = report.students.iter().map(line).collect();
    insta::assert_snapshot!(lines, @r"
    815 bergjan: 10 of src/ray_length.rs; Canvas says so Nothing was deducted for being late: the roster's column `submitted` doesn't say when it came.
    4711 smithann: 20 of next_square.rs, ray_length.rs;
    ");
    assert_eq!(report.loose, ["bergjan_LATE_815_100203_notes.pdf"]);
}

/// The bytes with some of them replaced by as many others.
fn replace(bytes: &[u8], old: &[u8], new: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for at in 0..=bytes.len() - old.len() {
        if bytes[at..].starts_with(old) {
            bytes[at..at + old.len()].copy_from_slice(new);
        }
    }
    bytes
}

#[test]
fn a_student_who_changes_the_function_sees_how_it_was() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let text = solution(&school, "ray_length");
    for (student, old, new) in [
        ("renamed", "fn ray_length", "fn rayLength"),
        ("private", "pub fn", "fn"),
        ("retyped", "-> usize {", "-> u8 {"),
    ] {
        school.hand_in(student, "ray_length.rs", text.replace(old, new));
    }
    let report = school.grade("2.2");
    let told = |id| {
        let answer = exercise(student(&report, id), "ray_length");
        assert_eq!(answer.status, ExerciseStatus::NotCompiled);
        answer.compile_error.clone().unwrap()
    };
    insta::assert_snapshot!(told("renamed"), @r"
    error: cannot find function `ray_length` in module `directions_exercises::ray_length`
    a function with a similar name exists

    The checks call the function as it was handed out:

    pub fn ray_length(square: Square, direction: Direction) -> usize
    ");
    for id in ["private", "retyped"] {
        let told = told(id);
        assert!(told.contains("\n\npub fn ray_length("), "{told}");
        assert!(!told.contains("remote"), "{told}");
    }
}

#[test]
fn a_wrong_request_gets_a_sentence() {
    let school = School::new();
    school.hand_in("ann", "ray_length.rs", "");
    let home = school.folder.path();
    fs::create_dir(home.join("none")).unwrap();
    fs::write(home.join("list.csv"), "").unwrap();
    fs::write(home.join("out"), "").unwrap();
    school.hand_in("../site", "index.html", "home");
    let at = |place: &str| home.join(place).to_str().unwrap().to_owned();
    let asked = [
        ("week", "in", "out"),
        (&*at("in"), "in", "out"),
        (&*at("list.csv"), "in", "out"),
        ("2.2", "none", "out"),
        ("2.2", "nowhere", "out"),
        ("2.2", "list.csv", "out"),
        ("2.2", "in", "out"),
        ("2.2", "in", "in/grades/week-2"),
        ("2.2", "in", "site"),
    ];
    let told = asked.map(|(assignment, submissions, out)| {
        let mut options = school.options(assignment);
        (options.submissions, options.out) = (home.join(submissions), home.join(out));
        let graded = class::grade(&school.repository, &scratch(), &options);
        let error = format!("{:#}\n", graded.unwrap_err());
        error.replace(home.to_str().unwrap(), "HOME")
    });
    insta::assert_snapshot!(told.concat(), @r"
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
fn one_complaint_takes_no_row_from_the_rest_of_the_class() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    for name in ["ann", "ben", "cleo"] {
        school.hand_in(name, "README.md", "");
    }
    let mut options = school.options("2.2");
    report::write_all(&school.grade("2.2"), &options.out).unwrap();
    options.submissions = school.folder.path().join("complaints");
    school.hand_in("../complaints/ben", "README.md", "");
    let grade = |options: &class::Options| class::grade(&school.repository, &scratch(), options);
    let refused = grade(&options).unwrap_err().to_string();
    let told = "has grades of 2 who aren't in this class, such as ann";
    assert!(refused.contains(told), "{refused}");
    options.out = school.folder.path().join("again");
    assert!(grade(&options).is_ok());
    school.hand_in("dan", "README.md", "");
    assert_eq!(school.grade("2.2").students.len(), 4);
}

#[test]
fn a_dispute_is_settled_in_the_roster() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let file = [("src/ray_length.rs", &*solution(&school, "ray_length"))];
    school.hand_in_zip("11.zip", &[]);
    school.hand_in_zip("Ann Smith.zip", &file);
    let roster = school.folder.path().join("class.csv");
    let mut options = school.options("2.2");
    options.roster = Some(roster.clone());
    let grade = |rows: &str| {
        fs::write(&roster, rows).unwrap();
        let report = school.grade_with(&options);
        report::write_all(&report, &options.out).unwrap();
        let letters = fs::read_dir(options.out.join("feedback")).unwrap();
        (
            student(&report, "11").points,
            report.out_of,
            letters.count(),
        )
    };
    let (points, _, letters) = grade("id,name\n11,Ann Smith");
    assert_eq!((points, letters), (Points::ZERO, 3));
    let (points, out_of, letters) = grade("id,name,folder\n11,Ann Smith,Ann Smith");
    assert_eq!((points, letters), (out_of, 2));
}

#[test]
fn the_machines_trouble_costs_no_points_and_is_forgotten() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    school.hand_in("ann", "src/ray_length.rs", solution(&school, "ray_length"));
    let full = r#"{"$message_type":"diagnostic","message":"failed to write: \
        No space left on device (os error 28)","code":null,"level":"error",\
        "spans":[],"children":[],"rendered":"ld: No space left on device"}"#;
    let bwrap = "bwrap: Creating new namespace failed";
    for (job, said, end) in [
        ("--seccomp", bwrap, "exit 1"),
        ("--proc", bwrap, "exit 1"),
        ("--proc", full, "exit 1"),
        ("--dev-bind", full, "exit 1"),
        ("--dev-bind", "", "kill -9 $$"),
        ("--proc", "", "exit 137"),
    ] {
        let said = said.replace("\\\n        ", "");
        let grades = grade_in_trouble(&school, job, &said, end);
        let ann = student(&grades, "ann");
        assert_eq!(ann.status, Status::NotGraded, "{said}: {ann:#?}");
        let told = ann.for_teacher.join("\n");
        assert!(told.contains("was in trouble"), "{told}");
        assert_eq!(student(&school.grade("2.2"), "ann").points, grades.out_of);
        fs::remove_dir_all(school.options("2.2").out).unwrap();
    }
}

/// The class, graded where Bubblewrap works until it has such a job to do: then
/// it says something, and ends like this.
fn grade_in_trouble(school: &School, job: &str, said: &str, end: &str) -> ClassReport {
    let folder = school.folder.path().join("trouble");
    fs::create_dir_all(&folder).unwrap();
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in *bin/true) ;; *{job}*)\n\
         printf '%s\\n' '{said}' >&2; {end};; esac\nexec /usr/bin/bwrap \"$@\"\n"
    );
    let bwrap = folder.join("bwrap");
    test_support::write_script(&bwrap, &script);
    let path = std::env::var("PATH").unwrap();
    let graded = school.run(format!("{}:{path}", folder.display()), &[]);
    let told = String::from_utf8_lossy(&graded.stderr);
    assert!(graded.status.success(), "{told}");
    report::last(&school.options("2.2").out).unwrap()
}

#[test]
fn no_name_in_an_error_moves_the_cursor() {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_othellier-grading"))
        .args(["grade", "2.2", "no\u{1b}[2J\rsuch\u{202e}folder"])
        .args(["--out", "out"])
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.starts_with("error: can't read the folder no\u{fffd}[2J"),
        "{said:?}"
    );
    let rest = said.trim_end();
    assert!(!rest.contains(['\u{1b}', '\r', '\u{202e}']), "{said:?}");
}

#[test]
fn without_a_sandbox_a_teacher_must_ask_for_it() {
    let school = School::new();
    school.hand_in("ann", "src/ray_length.rs", solution(&school, "ray_length"));
    // Nothing but cargo and the compiler is found.
    let tools = tools(&school);
    let refused = school.run(&tools, &[]);
    assert_eq!(refused.status.code(), Some(1));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert!(said.contains("--unsandboxed"), "{said}");
    assert!(said.contains("reach the network"), "{said}");
    let graded = school.run(&tools, &["--unsandboxed"]);
    let said = String::from_utf8_lossy(&graded.stderr).into_owned();
    assert!(graded.status.success(), "{said}");
    let report = report::last(&school.options("2.2").out).unwrap();
    assert_eq!(report.not_enforced.len(), 5);
    assert_eq!(student(&report, "ann").points, report.out_of);
}

/// A folder with the programs that compiling needs, and no Bubblewrap.
fn tools(school: &School) -> std::path::PathBuf {
    let folder = school.folder.path().join("bin");
    fs::create_dir_all(&folder).unwrap();
    for name in ["cargo", "rustc", "cc", "ld", "as"] {
        let path = std::env::var_os("PATH").unwrap();
        let mut places = std::env::split_paths(&path);
        let found = places.find_map(|place| {
            let file = place.join(name);
            file.is_file().then_some(file)
        });
        if let Some(file) = found {
            let _ = std::os::unix::fs::symlink(file, folder.join(name));
        }
    }
    folder
}
