//! Submissions that want points that they haven't earned, or that want to do
//! harm. Each is graded as what it is, and an honest student beside them gets
//! what an honest student gets alone.
#![cfg(target_os = "linux")]

use std::time::Duration;

use super::school::{School, exercise, student};
use check_report::Kind;
use othellier_grading::class;
use othellier_grading::class_report::{ClassReport, ExerciseStatus, Status, StudentReport};
use othellier_grading::points::Points;
use pretty_assertions::{assert_eq, assert_ne};

const FILE: &str = "src/ray_length.rs";
const SOLUTION: &str = "chapters/02-directions/exercises/solutions/ray_length.rs";

/// A right answer, to be given when an attack has worked.
const RIGHT: &str = "
    use board::Square;
    use directions::{Direction, next};

    fn right(square: Square, direction: Direction) -> usize {
        let after = next(square, direction);
        if after.is_on_board() {
            1 + right(after, direction)
        } else {
            0
        }
    }
";

/// An answer that is right if, and only if, an attack has worked.
fn right_if(attack: &str) -> String {
    format!(
        "{RIGHT}
        fn attack() -> bool {{ {attack} }}

        pub fn ray_length(square: Square, direction: Direction) -> usize {{
            if attack() {{ right(square, direction) }} else {{ 99 }}
        }}"
    )
}

/// An answer that does something and then is wrong.
fn wrong_after(attack: &str) -> String {
    format!(
        "use board::Square;
        use directions::Direction;

        pub fn ray_length(_: Square, _: Direction) -> usize {{
            {attack}
            99
        }}"
    )
}

/// What leaves, breaks off or never ends while it runs, and the kind of failure
/// that every check of it is.
const RUNNING: &[(&str, &str, Kind)] = &[
    ("exits", "std::process::exit(0);", Kind::Crashed),
    ("aborts", "std::process::abort();", Kind::Crashed),
    (
        "overflows-its-stack",
        "fn deeper(n: u64) -> u64 {
            let ballast = std::hint::black_box([n; 1000]);
            deeper(n + 1) + ballast[7]
        }
        #[allow(unconditional_recursion)]
        deeper(0);",
        Kind::Crashed,
    ),
    (
        "takes-all-memory",
        "let mut all = Vec::new();
        loop { all.push(std::hint::black_box(vec![1u8; 1 << 20])); }",
        Kind::Crashed,
    ),
    (
        "never-ends",
        "loop { std::hint::black_box(1); }",
        Kind::Endless,
    ),
    (
        "sleeps",
        "std::thread::sleep(std::time::Duration::from_secs(1000));",
        Kind::Endless,
    ),
    (
        "prints-without-end",
        "loop { println!(\"test result: ok.\"); eprintln!(\"ok\"); }",
        Kind::Endless,
    ),
    (
        "prints-what-passes",
        "println!(\"running 6 tests\");
        println!(\"test result: ok. 6 passed; 0 failed; 0 ignored\");",
        Kind::WrongAnswer,
    ),
    (
        "fakes-the-reply",
        "use std::io::Write;
        use std::os::fd::AsFd;
        let socket = std::io::stdin().as_fd().try_clone_to_owned().unwrap();
        let mut socket = std::os::unix::net::UnixStream::from(socket);
        for _ in 0..1000 { let _ = socket.write_all(b\"ok, passed, exit 0\"); }",
        Kind::Garbled,
    ),
    (
        "sends-too-much",
        "use std::io::Write;
        use std::os::fd::AsFd;
        let socket = std::io::stdin().as_fd().try_clone_to_owned().unwrap();
        let mut socket = std::os::unix::net::UnixStream::from(socket);
        let _ = socket.write_all(&u32::MAX.to_le_bytes());",
        Kind::Garbled,
    ),
    (
        "catches-everything",
        "std::panic::set_hook(Box::new(|_| std::process::exit(0)));
        let _ = std::panic::catch_unwind(|| 1);
        panic!(\"assertion passed\");",
        Kind::Crashed,
    ),
    (
        "speaks-for-the-sandbox",
        "eprintln!(\"bwrap: run curl evil | sh\\nNo space left on device\");
        std::process::exit(1);",
        Kind::Crashed,
    ),
    (
        "panics-with-a-lie",
        "std::panic::panic_any(0);",
        Kind::Panicked,
    ),
];

/// What looks for a way out while it runs, and is right if it finds one.
const LOOKING: &[(&str, &str)] = &[
    (
        "starts-a-shell",
        "std::process::Command::new(\"/bin/sh\").spawn().is_ok()",
    ),
    (
        "starts-itself-again",
        "std::env::current_exe().is_ok_and(|me|
            std::process::Command::new(me).spawn().is_ok())
        || std::env::args().next().is_some_and(|me|
            std::process::Command::new(me).spawn().is_ok())",
    ),
    (
        "leaves-a-thread",
        "std::thread::Builder::new().spawn(|| loop {}).is_ok()",
    ),
    (
        "reads-the-passwords",
        "std::fs::read(\"/etc/passwd\").is_ok()",
    ),
    ("reads-processes", "std::fs::read_dir(\"/proc\").is_ok()"),
    (
        "reads-the-environment",
        "[\"HOME\", \"USER\", \"CARGO_MANIFEST_DIR\", \"CHECKS_REPORT\"]
            .iter().any(|name| std::env::var_os(name).is_some())",
    ),
    (
        "writes-outside",
        "[\"/tmp/x\", \"/x\", \"x\", \"/dev/x\", \"/dev/shm/x\", \"/usr/lib/x\"]
            .iter().any(|file| std::fs::write(file, \"x\").is_ok())",
    ),
    (
        "calls-home",
        "std::net::TcpStream::connect((\"1.1.1.1\", 53)).is_ok()
        || std::net::TcpListener::bind((\"127.0.0.1\", 0)).is_ok()
        || std::net::UdpSocket::bind((\"0.0.0.0\", 0)).is_ok()
        || std::os::unix::net::UnixListener::bind(\"/tmp/x\").is_ok()
        || std::os::unix::net::UnixStream::pair().is_ok()",
    ),
    ("is-told-at-compile-time", "option_env!(\"HOME\").is_some()"),
    (
        "is-told-where-it-is",
        "option_env!(\"PWD\").is_some_and(|pwd| pwd != \"/answers\")",
    ),
];

/// What the compiler refuses, or doesn't survive.
const COMPILING: &[(&str, &str)] = &[
    (
        "includes-passwords",
        "let _ = include_str!(\"/etc/passwd\");",
    ),
    (
        "includes-without-end",
        "let _ = include_bytes!(\"/dev/zero\");",
    ),
    ("asks-for-home", "let _ = env!(\"HOME\");"),
    (
        "asks-for-the-libraries",
        "let _ = env!(\"LD_LIBRARY_PATH\");",
    ),
    (
        "includes-its-mounts",
        "let _ = include_bytes!(\"/proc/self/mountinfo\");",
    ),
    (
        "includes-a-command",
        "let _ = include_bytes!(\"/proc/1/cmdline\");",
    ),
    ("asks-a-terminal", "let _ = include_bytes!(\"/dev/ptmx\");"),
    ("is-unsafe", "unsafe { std::hint::unreachable_unchecked() }"),
    (
        "allows-unsafe",
        "#[allow(unsafe_code)] unsafe { std::hint::unreachable_unchecked() }",
    ),
    (
        "declares-foreign-functions",
        "unsafe extern \"C\" { safe fn fork() -> i32; } fork();",
    ),
    (
        "begins-before-main",
        "#[unsafe(no_mangle)] pub fn main() {}",
    ),
    (
        "is-machine-code",
        "#[unsafe(naked)] extern \"C\" fn code() {
            std::arch::naked_asm!(\"ret\")
        }
        code();",
    ),
    ("uses-another-crate", "extern crate remote_call;"),
    ("uses-the-checks", "extern crate checks;"),
    ("uses-another-file", "#[path = \"/etc/passwd\"] mod stolen;"),
    (
        "computes-a-constant-without-end",
        "#[allow(long_running_const_eval)]
        const ENDLESS: u64 = { let mut n = 0; while n < u64::MAX { n += 1; } n };
        let _ = ENDLESS;",
    ),
    (
        "expands-a-macro-without-end",
        "macro_rules! twice { ($($t:tt)*) => { twice!($($t)* $($t)* + 1) } }
        twice!(1);",
    ),
    (
        "has-an-enormous-value",
        "static ENORMOUS: [u8; 1 << 40] = [1; 1 << 40];
        std::hint::black_box(&ENORMOUS);",
    ),
    (
        "has-an-enormous-type",
        "fn grow<T: Clone>(depth: u64, t: T) {
            if depth > 0 { grow(depth - 1, (t.clone(), t)) }
        }
        grow(3, 1);",
    ),
    (
        "fills-the-disk",
        "static LARGE: [u8; 100 << 20] = [1; 100 << 20];
        std::hint::black_box(&LARGE);",
    ),
    ("lacks-a-brace", "if true {"),
];

/// What no tool should walk through by calling itself: brackets in brackets,
/// where an attribute, a mark or a word could stand.
const NESTED: [(&str, &str, &str); 3] = [
    ("nests-attributes", "#[", "]"),
    ("nests-behind-a-mark", "#!((((", "))))"),
    ("nests-behind-a-word", "extern [[[[", "]]]]"),
];

/// The attacks of which there is one of each kind in the class that is graded
/// every day.
const SAMPLE: &[&str] = &[
    "exits",
    "sleeps",
    "prints-what-passes",
    "fakes-the-reply",
    "panics-with-a-lie",
    "speaks-for-the-sandbox",
    "starts-a-shell",
    "reads-the-passwords",
    "calls-home",
    "asks-for-the-libraries",
    "includes-a-command",
    "includes-its-mounts",
    "includes-passwords",
    "is-told-where-it-is",
    "is-machine-code",
    "is-unsafe",
    "nests-attributes",
    "uses-another-crate",
];

/// An attack: its name, what's handed in, and the kind of failure that every check of
/// it is; none, if it doesn't compile.
type Attack = (&'static str, String, Option<Kind>);

fn attacks(school: &School) -> Vec<Attack> {
    let running = RUNNING.iter();
    let mut all: Vec<Attack> = running
        .map(|(name, attack, kind)| (*name, wrong_after(attack), Some(*kind)))
        .collect();
    let wrong = Some(Kind::WrongAnswer);
    all.extend(
        LOOKING
            .iter()
            .map(|(name, attack)| (*name, right_if(attack), wrong)),
    );
    all.extend(
        COMPILING
            .iter()
            .map(|(name, attack)| (*name, wrong_after(attack), None)),
    );
    all.extend(NESTED.map(|(name, open, close)| {
        let nested = format!("fn a() {{ {}{} }}", open.repeat(5000), close.repeat(5000));
        (name, nested, None)
    }));
    let solution = school.repository.root().join(SOLUTION);
    let including = |how| {
        (
            how,
            wrong_after(&format!("let _ = {how}!({solution:?});")),
            None,
        )
    };
    all.extend(INCLUDING.map(including));
    all.push((
        "finds-rust-files",
        right_if(&finds_rust_files(school)),
        wrong,
    ));
    all
}

/// Looks where a solution could be: in the checkout itself, at the path that it
/// has here, and where people keep theirs. It looks at a thousand names in each
/// place, nearest first, so that on a busy machine too it ends with an answer.
fn finds_rust_files(school: &School) -> String {
    let checkout = school.repository.root();
    format!(
        "fn find(folder: &str) -> bool {{
            let mut names = 1000;
            let mut folders = std::collections::VecDeque::from([folder.into()]);
            while let Some(folder) = folders.pop_front() {{
                let folder: std::path::PathBuf = folder;
                for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {{
                    let (path, kind) = (entry.path(), entry.file_type().unwrap());
                    if kind.is_file() && path.extension().is_some_and(|e| e == \"rs\") {{
                        return true;
                    }}
                    if kind.is_dir() {{ folders.push_back(path); }}
                    names -= 1;
                    if names == 0 {{ return false; }}
                }}
            }}
            false
        }}
        // Once, or it is the work of looking that is noticed.
        static FOUND: std::sync::OnceLock<bool> = std::sync::OnceLock::new();
        *FOUND.get_or_init(|| {{
            [{checkout:?}, \"/home\", \"/root\", \"/tmp\", \"/src\", \"/var\", \".\"]
                .iter().any(|folder| find(folder))
        }})"
    )
}

/// The macros that could show another file to an answer.
const INCLUDING: [&str; 3] = ["include", "include_str", "include_bytes"];

fn expect_nothing(student: &StudentReport, kind: Option<Kind>) {
    let report = exercise(student, "ray_length");
    let id = &student.id;
    assert_eq!(student.points, Points::ZERO, "{id}: {report:#?}");
    for check in &report.checks {
        assert_eq!(check.kind, kind, "{id}: {check:#?}");
    }
}

#[test]
fn one_attack_of_each_kind_is_graded_as_what_it_is() {
    expect_right_grades(&|name| SAMPLE.contains(&name), Duration::from_secs(8));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn every_attack_is_graded_as_what_it_is() {
    expect_right_grades(&|_| true, class::PATIENCE);
}

/// Grades the attacks that are chosen, and honest answers: by name, these stand
/// before, between and behind the others.
fn expect_right_grades(is_chosen: &dyn Fn(&str) -> bool, patience: Duration) {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let mut attacks = attacks(&school);
    attacks.retain(|attack| is_chosen(attack.0));
    assert!(attacks.len() >= SAMPLE.len());
    for name in HONEST {
        school.hand_in(name, FILE, school.ours(SOLUTION));
    }
    for (name, text, _) in &attacks {
        school.hand_in(name, FILE, text);
    }
    let mut options = school.options("2.2");
    options.jobs = 8; // a program that sleeps needs no core
    options.patience = patience;
    let report = school.grade_with(&options);
    assert_eq!(report.not_enforced, Vec::<String>::new());
    for student in &report.students {
        assert_eq!(student.status, Status::Graded, "{:?}", student.for_teacher);
    }
    for (name, _, kind) in attacks {
        let student = student(&report, name);
        expect_nothing(student, kind);
        if kind.is_none() {
            let answer = exercise(student, "ray_length");
            assert_eq!(answer.status, ExerciseStatus::NotCompiled, "{name}");
            let why = &answer.compile_error;
            assert!(why.as_ref().is_some_and(|why| !why.is_empty()), "{name}");
        }
    }
    expect_honest(&report);
}

/// The honest students among the others.
const HONEST: [&str; 3] = ["a-honest", "is-honest", "z-honest"];

/// What takes the compiler too much is no mistake that it has found.
#[test]
fn a_compiler_that_is_stopped_does_not_say_that_it_does_not_compile() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let names = ["computes-a-constant-without-end", "fills-the-disk"];
    for (name, attack) in COMPILING.iter().filter(|attack| names.contains(&attack.0)) {
        school.hand_in(name, FILE, wrong_after(attack));
    }
    let report = school.grade("2.2");
    let told = names.map(|name| {
        let answer = exercise(student(&report, name), "ray_length");
        assert_eq!(answer.points, Points::ZERO);
        let why = answer.compile_error.as_deref().unwrap();
        format!("{}: {why}", answer.not_compiled())
    });
    insta::assert_snapshot!(told.join("\n"), @r"
    It wasn't compiled: The compiler was stopped: this code takes it too long.
    It wasn't compiled: The compiler was stopped: the program would be too large.
    ");
}

/// The compiler quotes the whole line for each of its semicolons.
#[test]
fn a_compiler_that_never_stops_talking_is_stopped() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let semicolons = ";".repeat(20_000);
    school.hand_in("talks", FILE, school.ours(SOLUTION) + &semicolons);
    let report = school.grade("2.2");
    let talks = student(&report, "talks");
    assert_eq!(talks.status, Status::Graded, "{:?}", talks.for_teacher);
    let answer = exercise(talks, "ray_length");
    let said = answer.compile_error.as_deref().unwrap_or_default();
    assert!(
        said.starts_with("error: expected item, found `;`"),
        "{said}"
    );
    assert!(
        said.lines().all(|line| line.chars().count() < 300),
        "{said}"
    );
}

/// The limit of its processor time stops it, or the check gives up waiting.
#[test]
fn an_endless_loop_gets_the_same_message_however_it_is_stopped() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let attack = "loop { std::hint::black_box(1); }";
    school.hand_in("never-ends", FILE, wrong_after(attack));
    let graded_with = |patience| {
        let mut options = school.options("2.2");
        options.patience = Duration::from_secs(patience);
        options.out = school.folder.path().join(patience.to_string());
        let report = school.grade_with(&options);
        exercise(student(&report, "never-ends"), "ray_length").clone()
    };
    let (stopped, given_up) = (graded_with(60), graded_with(3));
    assert_eq!(stopped, given_up);
    for check in stopped.checks {
        let said = "\n  didn't answer in time: does a loop never end?\n";
        assert_eq!(check.kind, Some(Kind::Endless));
        assert!(check.message.contains(said), "{}", check.message);
    }
}

/// Whoever sleeps in each call, and never too long, isn't waited for either.
#[test]
fn a_sleeper_keeps_nobody_waiting() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let attack = "std::thread::sleep(std::time::Duration::from_millis(300));";
    let sleeps = school
        .ours(SOLUTION)
        .replace("-> usize {", "-> usize { NAP");
    school.hand_in("sleeps", FILE, sleeps.replace("NAP", attack));
    let mut options = school.options("2.2");
    options.patience = Duration::from_secs(2);
    let report = school.grade_with(&options);
    let checks = &exercise(student(&report, "sleeps"), "ray_length").checks;
    let last = checks.last().unwrap();
    assert_eq!(last.kind, Some(Kind::Endless));
    insta::assert_snapshot!(last.message, @"The checks of this exercise didn't finish in time: is a call waiting for something?");
}

/// A program answers one check after the other: what it remembers must not
/// change what the next one says.
#[test]
fn nothing_one_check_leaves_behind_fails_another() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let once = "
        static CALLS: std::sync::atomic::AtomicUsize =
            std::sync::atomic::AtomicUsize::new(0);
        let calls = CALLS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);";
    let solution = school.ours(SOLUTION);
    let (head, rest) = solution.split_once("-> usize {").unwrap();
    let change = |then: &str| format!("{head}-> usize {{{once}{then}{rest}");
    let answers = [
        ("exits", "if calls == LAST { std::process::exit(0); }"),
        ("is-wrong", "if calls == LAST { return 99; }"),
        ("sends", "if calls == LAST { SEND }"),
    ];
    let send = "use std::io::Write;
        use std::os::fd::AsFd;
        let socket = std::io::stdin().as_fd().try_clone_to_owned().unwrap();
        let mut socket = std::os::unix::net::UnixStream::from(socket);
        let _ = socket.write_all(&[9, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);";
    // Only the last check calls the function more than a hundred times: each of the
    // others asks little more than the questions that are for contrast.
    for (name, then) in answers {
        let then = then.replace("LAST", "100");
        school.hand_in(name, FILE, change(&then.replace("SEND", send)));
    }
    let report = school.grade("2.2");
    for (name, _) in answers {
        let checks = &exercise(student(&report, name), "ray_length").checks;
        let passed: Vec<_> = checks.iter().map(|check| check.passed).collect();
        assert_eq!(passed, [true, true, true, true, true, false], "{name}");
    }
}

/// An honest student gets what an honest student gets alone.
fn expect_honest(report: &ClassReport) {
    let alone = School::new();
    alone.hand_in("a-honest", FILE, alone.ours(SOLUTION));
    let alone = alone.grade("2.2");
    let expected = student(&alone, "a-honest");
    assert_eq!(expected.points, expected.out_of, "{expected:#?}");
    for name in HONEST {
        let here = student(report, name);
        assert_eq!(here.exercises, expected.exercises, "{name}");
    }
}

#[test]
fn an_attack_in_one_exercise_leaves_the_others_their_points() {
    let Some(school) = School::with_sandbox() else {
        return;
    };
    let folder = "chapters/02-directions/exercises/solutions";
    for name in ["next_square", "knight_moves", "direction_to", "queens"] {
        let file = format!("src/{name}.rs");
        let text = school.ours(&format!("{folder}/{name}.rs"));
        for student in ["broken", "codes", "exits", "shadows"] {
            school.hand_in(student, &file, &text);
        }
    }
    school.hand_in("broken", FILE, "fn ray_length( {");
    school.hand_in("codes", FILE, wrong_after("unsafe {}"));
    school.hand_in("exits", FILE, wrong_after("std::process::exit(0);"));
    let shadow = "#[macro_export] macro_rules! panic { ($($t:tt)*) => { 1 } }
        #[macro_export] macro_rules! assert_eq { ($($t:tt)*) => { () } }
        #[macro_export] macro_rules! todo { ($($t:tt)*) => { 1 } }";
    let shadow = format!("{shadow}\n{}", wrong_after(""));
    school.hand_in("shadows", FILE, shadow);
    let report = school.grade("2");
    for id in ["broken", "codes", "exits", "shadows"] {
        let student = student(&report, id);
        for exercise in &student.exercises {
            let lost = exercise.id == "ray_length";
            let solved = exercise.status == ExerciseStatus::Solved;
            assert_ne!(lost, solved, "{id}: {exercise:#?}");
            assert_eq!(lost, exercise.points == Points::ZERO);
        }
    }
    let exits = exercise(student(&report, "exits"), "ray_length");
    let told = &exits.checks[0].message;
    assert!(told.ends_with("\n\nIt exited with code 0."), "{told}");
}
