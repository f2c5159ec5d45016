//! The contract that all exercises of the repository keep, and the proof that
//! a broken one is noticed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use insta::assert_snapshot;
use othellier_project::repository::Repository;
use othellier_verify::answers::Role;
use othellier_verify::scratch::Scratch;
use othellier_verify::{ContractReport, Scope, Starters, verify};
use pretty_assertions::assert_eq;

/// A folder under `target`: what is compiled there serves the next time too.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn verified(root: &Path, scratch: Scratch, scope: Scope) -> ContractReport {
    let repository = Repository::around(root).unwrap();
    verify(&repository, scratch, scope).unwrap()
}

fn report(root: &Path, scratch: &Path, starters: Starters) -> ContractReport {
    let scope = Scope {
        starters,
        ..Scope::everything()
    };
    let (workspace, target) = (scratch, &*scratch.join("target"));
    verified(root, Scratch { workspace, target }, scope)
}

/// The book's own exercises. They're compiled once, whichever answers are tried.
fn report_of_the_book(tries: fn(&Role) -> bool) -> ContractReport {
    static TURN: Mutex<()> = Mutex::new(());
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let scope = Scope {
        tries,
        ..Scope::everything()
    };
    let (workspace, target) = (&scratch("exercises"), &scratch("..")); // others' crates are there
    verified(root, Scratch { workspace, target }, scope)
}

#[test]
fn every_starter_fails_and_every_solution_passes() {
    let report = report_of_the_book(|role| !matches!(role, Role::Impostor(_)));
    assert!(report.complaints.is_empty(), "{report}");
}

#[test]
#[ignore = "slow: hundreds of wrong answers are compiled and tried"]
fn every_impostor_is_caught() {
    let report = report_of_the_book(|role| matches!(role, Role::Impostor(_)));
    assert!(report.complaints.is_empty(), "{report}");
    println!("{report}"); // for authors, who add `--nocapture`
    assert!(!report.caught.is_empty());
}

/// The files of a toy package, which the tests break.
const TOY: [(&str, &str); 6] = [
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

/// A repository with one package of exercises, made of [`TOY`] and `files`.
fn toy_repository(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = scratch(name);
    let package = root.join("chapters/01-toy/exercises");
    let _ = fs::remove_dir_all(&root); // from the last time
    fs::create_dir_all(&package).unwrap(); // `..` needs it
    for (file, text) in TOY.iter().chain(files) {
        let file = package.join(file);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }
    root
}

/// The first lines: what compiler and checks say would fill a page.
fn complaints(report: &ContractReport) -> String {
    let lines = report.complaints.iter().filter_map(|c| c.lines().next());
    lines.collect::<Vec<_>>().join("\n")
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

const INCOMPLETE: [(&str, &str); 8] = [
    ("src/lib.rs", "pub mod twice;"),
    ("src/twice.rs", ""),
    ("src/notes.rs", ""),
    ("tests/twice.rs", ""),
    ("tests/half.rs", ""),
    ("solutions/half.rs", ""),
    ("impostors/twice/adds_two.rs", ""),
    ("impostors/twise/adds_two.rs", ""),
];

#[test]
fn what_is_missing_or_left_over_is_named() {
    let list = LIST
        .replace("'Half'", "' '")
        .replace("minutes = 20", "minutes = 0")
        .replace("'Divide.'", "''")
        .replace("#twice'\nobjectives = ['halving']", "'\nobjectives = []");
    let files = [&[("exercises.toml", &*list)], &INCOMPLETE[..]].concat();
    let root = toy_repository("incomplete", &files);
    let report = report(&root, &scratch("incomplete-scratch"), Starters::Pristine);
    assert_snapshot!(complaints(&report), @r"
    1.2 half: needs a title
    1.2 half: needs minutes
    1.2 half: needs objectives
    1.2 half: needs three hints
    1.2 half: needs a section of the book
    chapters/01-toy/exercises/src/lib.rs: `half` is missing
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

const BROKEN: [(&str, &str); 10] = [
    ("exercises.toml", LIST),
    ("src/lib.rs", "pub mod half;\npub mod twice;"),
    (
        "src/twice.rs",
        "pub fn twice(n: i32) -> i32 {\n    todo!()\n}\n",
    ),
    (
        "src/half.rs",
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
fn every_breach_of_the_contract_is_named() {
    let root = toy_repository("broken", &BROKEN);
    let report = report(&root, &scratch("broken-scratch"), Starters::Pristine);
    assert_snapshot!(complaints(&report), @r#"
    twice, starter: must begin with the task, in `//!` lines
    half, starter: is written already; a function must be all `todo!`
    twice, starter: the compiler says
    half, solution: the compiler says
    twice, solution: fails twice_three:
    twice, impostor adds_two: twice_three catches it first, not twice_two:
    twice, impostor is_right: no check catches it
    twice, impostor times_three: the message doesn't say "left: 5"; a `.mistake` of the task would, if none before it fits:
    half: needs 3 impostors or more, and has 1
    "#);
    assert_eq!(report.caught.len(), 1); // half, never_ends
}

#[test]
fn a_learner_breaks_no_contract() {
    let half_done = "pub fn twice(n: i32) -> i32 {\n    let m = n\n}\n";
    let files = [&BROKEN[..], &[("src/twice.rs", half_done)]].concat();
    let root = toy_repository("at-work", &files);
    let report = report(&root, &scratch("at-work-scratch"), Starters::Untouched);
    assert_snapshot!(report.left_out.join("\n"), @r"
    twice, starter: is being worked on, so it wasn't tried
    half, starter: is being worked on, so it wasn't tried
    ");
    let complaints = complaints(&report);
    assert!(!complaints.contains("starter"), "{complaints}");
}

const HIDDEN: (&str, &str) = (
    "tests/twice.rs",
    "mod more {\n    #[test]\n    fn twice_four() {}\n}",
);

const DONE_BY_ITSELF: (&str, &str) = (
    "src/half.rs",
    "pub fn half(n: i32) -> i32 {\n    n / 2\n}\n\n\
     pub fn third(_: i32) -> i32 {\n    todo!()\n}\n",
);

#[test]
fn what_cannot_be_judged_and_what_is_done_already_is_named() {
    let files = [&BROKEN[..], &[HIDDEN, DONE_BY_ITSELF]].concat();
    let root = toy_repository("unjudged", &files);
    let report = report(&root, &scratch("unjudged-scratch"), Starters::Pristine);
    let complaints = complaints(&report);
    for due in [
        r#"twice: some checks aren't a plain `fn`: ["more::twice_four"]"#,
        "half, starter: passes: nothing is left to do",
    ] {
        assert!(complaints.contains(due), "{complaints}");
    }
}
