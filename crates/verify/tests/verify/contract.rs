//! The contract of the book's exercises, and tests that each breach of it is reported.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use insta::assert_snapshot;
use othellier_project::repository::Repository;
use othellier_verify::answer_workspace::AnswerWorkspace;
use othellier_verify::answers::Role;
use othellier_verify::{ContractReport, Scope, verify};
use pretty_assertions::assert_eq;

/// Returns a folder in `target`, so that what is compiled there can be reused.
fn target_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Verifies the book's own exercises. They're compiled once, whichever roles are
/// included.
fn verify_book(includes: fn(&Role) -> bool) -> ContractReport {
    static LOCK: Mutex<()> = Mutex::new(());
    let _lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
    let repository = Repository::around(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    let scope = Scope {
        includes,
        ..Scope::everything()
    };
    let workspace = AnswerWorkspace {
        folder: &target_folder("exercises"),
        // The registry's crates are already compiled there.
        target: &target_folder(".."),
    };
    verify(&repository, workspace, scope).unwrap()
}

#[test]
fn starters_fail_and_solutions_pass() {
    let report = verify_book(|role| !matches!(role, Role::Impostor(_)));
    assert!(report.complaints.is_empty(), "{report}");
}

#[test]
#[ignore = "slow: hundreds of wrong answers are compiled and tried"]
fn impostors_are_caught() {
    let report = verify_book(|role| matches!(role, Role::Impostor(_)));
    assert!(report.complaints.is_empty(), "{report}");
    println!("{report}"); // for authors, who add `--nocapture`
    assert!(!report.caught.is_empty());
}

/// The files that all toy repositories have, relative to their package of exercises.
const COMMON_FILES: [(&str, &str); 6] = [
    ("../../../book/book.toml", ""),
    ("../../../book/src/01-toy.md", "# Twice {#twice}"),
    ("../../../Cargo.toml", "[workspace]"),
    ("../../rustfmt.toml", ""),
    ("../Cargo.toml", ""),
    (
        "Cargo.toml",
        "[package]\nname = 'toy-exercises'\nedition = '2024'",
    ),
];

/// Verifies a toy repository with one package of exercises, which has these files and
/// [`COMMON_FILES`].
fn verify_toy(name: &str, files: &[(&str, &str)], answers_untouched: bool) -> ContractReport {
    let root = target_folder(name);
    let package = root.join("chapters/01-toy/exercises");
    let _ = fs::remove_dir_all(&root); // of an earlier run
    fs::create_dir_all(&package).unwrap(); // so that `..` can be resolved
    for (file, text) in COMMON_FILES.iter().chain(files) {
        let file = package.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    let repository = Repository::around(&root).unwrap();
    let folder = target_folder(&format!("{name}-scratch"));
    let workspace = AnswerWorkspace {
        folder: &folder,
        target: &folder.join("target"),
    };
    let scope = Scope {
        answers_untouched,
        ..Scope::everything()
    };
    verify(&repository, workspace, scope).unwrap()
}

/// Returns the first line of each complaint, without the messages of compiler and
/// checks.
fn complaints(report: &ContractReport) -> String {
    let first_lines: Vec<_> = report
        .complaints
        .iter()
        .filter_map(|complaint| complaint.lines().next())
        .collect();
    first_lines.join("\n")
}

const LIST: &str = "
[[exercise]]
id = 'twice'
title = 'Twice'
size = 'small'
minutes = 10
points = 10
section = '01-toy.md#twice'
objectives = ['doubling']
hints = ['Add.', 'Add what?', 'Add the number to itself.']

[[exercise]]
id = 'half'
title = 'Half'
size = 'medium'
minutes = 20
points = 20
section = '01-toy.md#twice'
objectives = ['halving']
hints = ['Divide.', 'Divide by what?', 'Divide the number by 2.']
";

const CHECKS_OF_TWICE: &str = "
use toy_exercises::twice::twice;

#[test]
fn twice_two() {
    assert_eq!(twice(2), 4);
}

#[test]
fn twice_three() {
    assert_eq!(twice(3), 6);
}
";

const CHECKS_OF_HALF: &str = "
use toy_exercises::half::half;

#[test]
fn half_of_two() {
    assert_eq!(half(2), 1);
}
";

const INCOMPLETE: [(&str, &str); 9] = [
    ("src/lib.rs", "pub mod twice;"),
    ("src/twice.rs", ""),
    ("src/notes.rs", ""),
    ("starters/twice.rs", ""),
    ("tests/twice.rs", ""),
    ("tests/half.rs", ""),
    ("solutions/half.rs", ""),
    ("impostors/twice/adds_two.rs", ""),
    ("impostors/twise/adds_two.rs", ""),
];

#[test]
fn reports_missing_and_unlisted_files_and_empty_fields() {
    let list = LIST
        .replace("'Half'", "' '")
        .replace("minutes = 20", "minutes = 0")
        .replace("'Divide.'", "''")
        .replace("#twice'\nobjectives = ['halving']", "'\nobjectives = []");
    let files = [&[("exercises.toml", &*list)], &INCOMPLETE[..]].concat();
    let report = verify_toy("incomplete", &files, true);
    assert_snapshot!(complaints(&report), @r"
    1.2 half: needs a title
    1.2 half: needs minutes
    1.2 half: needs objectives
    1.2 half: needs three hints
    1.2 half: needs a section of the book
    chapters/01-toy/exercises/src/lib.rs: `half` is missing
    chapters/01-toy/exercises/starters: `half` is missing
    chapters/01-toy/exercises/solutions: `twice` is missing
    chapters/01-toy/exercises/impostors: `half` is missing
    chapters/01-toy/exercises/impostors: `twise` isn't a listed exercise
    chapters/01-toy/exercises/src: `half` is missing
    chapters/01-toy/exercises/src: `notes` isn't a listed exercise
    ");
}

const IMPOSTORS_OF_TWICE: &str = "
[[impostor]]
name = 'adds_two'
caught_by = 'twice_two'
mistake = 'left: 5'
[[impostor.change]]
from = '{ n + 2 }'
to = '''
{
    n - -2
}
'''

[[impostor]]
name = 'is_right'
caught_by = 'twice_two'
mistake = 'left: 5'
[[impostor.change]]
from = '{ n + 2 }'
to = '''
{
    n * 2
}
'''

[[impostor]]
name = 'times_three'
caught_by = 'twice_two'
mistake = 'left: 5'
[[impostor.change]]
from = '{ n + 2 }'
to = '''
{
    n * 3
}
'''
";

const STARTER_OF_TWICE: &str = "pub fn twice(n: i32) -> i32 {\n    todo!()\n}\n";

const BROKEN: [(&str, &str); 12] = [
    ("exercises.toml", LIST),
    ("src/lib.rs", "pub mod half;\npub mod twice;"),
    ("src/twice.rs", STARTER_OF_TWICE),
    ("src/half.rs", "pub fn half(n: i32) -> i32 {\n    n\n}\n"),
    ("starters/twice.rs", STARTER_OF_TWICE),
    (
        "starters/half.rs",
        "pub fn half(n: i32) -> i32 {\n    n / 2\n}\n",
    ),
    ("tests/twice.rs", CHECKS_OF_TWICE),
    ("tests/half.rs", CHECKS_OF_HALF),
    (
        "solutions/twice.rs",
        "pub fn twice(n: i32) -> i32 { n + 2 }",
    ),
    (
        "solutions/half.rs",
        "pub fn half(n: i32) -> i32 {\n    return n / 2;\n}\n",
    ),
    ("impostors/twice.toml", IMPOSTORS_OF_TWICE),
    (
        "impostors/half/never_ends.rs",
        "// caught by: half_of_two\n// mistake: didn't finish\n\
         pub fn half(_: i32) -> i32 {\n    loop {}\n}\n",
    ),
];

#[test]
fn reports_every_breach_of_the_contract() {
    let report = verify_toy("broken", &BROKEN, true);
    assert_snapshot!(complaints(&report), @r#"
    twice, starter: must begin with the task, in `//!` lines
    half, starter: is written already; a function must be all `todo!`
    half, starter: must begin with the task, in `//!` lines
    half, starter: src/half.rs and starters/half.rs must be the same
    twice, starter: the compiler says
    half, solution: the compiler says
    twice, solution: fails twice_three:
    twice, impostor adds_two: twice_three catches it first, not twice_two:
    twice, impostor is_right: no check catches it
    twice, impostor times_three: the message doesn't say "left: 5"; a `.mistake` of the task would, if none before it fits:
    half, starter: passes: nothing is left to do
    half: needs 3 impostors or more, and has 1
    "#);
    assert_eq!(report.caught.len(), 1); // half, never_ends
}

#[test]
fn learner_may_have_written_answers() {
    let unfinished = "pub fn twice(n: i32) -> i32 {\n    let m = n\n}\n";
    let files = [&BROKEN[..], &[("src/twice.rs", unfinished)]].concat();
    let report = verify_toy("with-answers", &files, false);
    let complaints = complaints(&report);
    assert!(!complaints.contains("src/"), "{complaints}");
}

#[test]
fn line_endings_of_an_answer_make_no_difference() {
    let answer = STARTER_OF_TWICE.replace('\n', "\r\n");
    let files = [&BROKEN[..], &[("src/twice.rs", &*answer)]].concat();
    let complaints = complaints(&verify_toy("crlf", &files, true));
    assert!(!complaints.contains("src/twice.rs"), "{complaints}");
}

#[test]
fn reports_hint_with_a_line_of_the_solution() {
    let quote = "`pub fn half(n: i32) -> i32 { return n / 2;`";
    let list = LIST.replace("Divide the number by 2.", quote);
    let files = [&BROKEN[..], &[("exercises.toml", &*list)]].concat();
    let report = verify_toy("telling-hint", &files, true);
    assert_snapshot!(complaints(&report), @"1.2 half: hint 3 has a line of the solution: pubfnhalf(n:i32)->i32{returnn/2");
}

const NESTED_CHECK: (&str, &str) = (
    "tests/twice.rs",
    "mod more {\n    #[test]\n    fn twice_four() {}\n}",
);

const SOLVED_STARTER: (&str, &str) = (
    "starters/half.rs",
    "pub fn half(n: i32) -> i32 {\n    n / 2\n}\n\n\
     pub fn third(_: i32) -> i32 {\n    todo!()\n}\n",
);

#[test]
fn reports_hidden_checks_and_a_starter_that_passes() {
    let files = [&BROKEN[..], &[NESTED_CHECK, SOLVED_STARTER]].concat();
    let complaints = complaints(&verify_toy("hidden-checks", &files, true));
    for expected in [
        r#"twice: some checks aren't a plain `fn`: ["more::twice_four"]"#,
        "half, starter: passes: nothing is left to do",
    ] {
        assert!(complaints.contains(expected), "{complaints}");
    }
}
