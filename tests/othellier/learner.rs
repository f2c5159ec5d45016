//! The companion's commands for learners: `list`, `check`, `hint`, `solution`, `reset`.

use super::common::classroom::{ANSWER, Classroom, STARTER, STARTER_FILE};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};

/// Returns an answer to exercise 2.2 with this function body.
fn answer(body: &str) -> String {
    format!(
        "//! How many squares are ahead of you?\n\nuse board::Square;\n\
         use directions::{{Direction, next}};\n\n\
         /// The length of a ray.\n\
         pub fn ray_length(square: Square, direction: Direction) -> usize {{\n\
         {body}\n}}\n"
    )
}

/// Writes an answer to exercise 2.2 that fails its checks, and returns their output.
fn check_failing(classroom: &Classroom, text: &str) -> String {
    classroom.write(ANSWER, text);
    let (success, output) = classroom.run("check 2.2");
    assert!(!success, "{output}");
    output
}

fn assert_says(output: &str, texts: &[&str]) {
    for text in texts {
        assert!(output.contains(text), "no {text:?} in:\n{output}");
    }
}

#[test]
fn list_shows_all_exercises_and_the_next() {
    let classroom = Classroom::enter();
    assert_snapshot!(classroom.says("list"));
}

#[test]
fn check_of_starter_says_what_to_write() {
    let classroom = Classroom::enter();
    assert_snapshot!(check_failing(&classroom, &STARTER));
}

#[test]
fn check_shows_only_the_first_failure() {
    let classroom = Classroom::enter();
    classroom.answer_wrong("02-directions", "ray_length", "wraps_around");
    let output = check_failing(&classroom, &classroom.read(ANSWER));
    assert_says(
        &output,
        &[
            "Not yet: There are five squares east of c6.",
            "  expected: 5\n  got:      21",
            "It looks as if the walk ran over the edge into another row.",
            "1 check passes, and 4 more are left after this one.",
        ],
    );
    assert!(
        !output.contains("sentinel"),
        "a later check reports:\n{output}"
    );
}

#[test]
fn compile_error_links_to_the_book() {
    let classroom = Classroom::enter();
    let output = check_failing(&classroom, &answer("    let n = 1;\n    \"five\""));
    assert_says(
        &output,
        &[
            "error[E0308]: mismatched types",
            "--> chapters/02-directions/exercises/src/ray_length.rs:9:5",
            "Not yet: it doesn't compile.",
            "http://127.0.0.1:3000/02-directions.html#ray",
        ],
    );
    assert!(!output.contains("warning"), "{output}");
    assert!(!output.contains(".md"), "{output}");
    let page = "book/src/02-directions.md";
    let before = classroom.read(page);
    classroom.write(page, &format!("{before}\n## Many steps {{#ray}}\n"));
    let server = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = server.local_addr().unwrap().to_string();
    classroom.write("target/book-address", &address);
    assert_says(
        &classroom.says("check 2.2"),
        &[
            "the book explains it, in \"Many steps\", here:\n",
            &format!("http://{address}/02-directions.html#ray"),
        ],
    );
    drop(server);
    // A killed server leaves its address file, which must be ignored.
    assert_says(
        &classroom.says("check 2.2"),
        &["http://127.0.0.1:3000/02-directions.html"],
    );
    fs::remove_file(classroom.root().join("target/book-address")).unwrap();
    classroom.write(page, &before);
    let output = classroom.says("check 2.1");
    assert_says(&output, &["Fix that file first."]);
}

#[test]
fn forbidden_call_is_refused() {
    let classroom = Classroom::enter();
    let call = answer("    directions::ray(square, direction).count()");
    assert_says(
        &check_failing(&classroom, &call),
        &["`ray` in line ", "Not yet: the task says to do without it."],
    );
}

#[test]
fn forbidden_call_is_refused_under_another_name() {
    let classroom = Classroom::enter();
    let call =
        answer("    extern crate directions as mine;\n    mine::ray(square, direction).count()");
    assert_says(
        &check_failing(&classroom, &call),
        &[
            "`ray` in line 9 isn't allowed",
            "Not yet: the task says to do without it.",
        ],
    );
}

/// A grader compiles each answer alone, too.
#[test]
fn call_of_another_answer_is_refused() {
    let classroom = Classroom::enter();
    let other = "chapters/02-directions/exercises/src/direction_to.rs";
    let wrapper = "\n/// The length of a ray.\npub fn mine(square: Square, direction: Direction) -> usize {\n    \
                   directions::ray(square, direction).count()\n}\n";
    classroom.write(other, &(classroom.read(other) + wrapper));
    let call = answer("    crate::direction_to::mine(square, direction)");
    assert_says(
        &check_failing(&classroom, &call),
        &[
            "`direction_to` in line 8 is another exercise, and each answer is compiled alone: \
             copy what you need from there.",
            "Not yet: it doesn't compile.",
        ],
    );
}

/// The compiler itself would suggest `std::cell::Cell`.
#[test]
fn missing_imports_are_suggested_from_the_chapters() {
    let classroom = Classroom::enter();
    let body = "    let _ = Board { cells: 1 };\n    \
                let _ = (Cell::Empty, Cell::Black, Disk::Black);\n    0";
    let text = answer(body).replace("{Direction, next}", "Direction");
    let text = text.replace("use board::Square;\n", "");
    let output = check_failing(&classroom, &text.replace("    0", "    ray(0)"));
    assert_says(
        &output,
        &["Not yet: it doesn't compile.\n\
           You'll find `Board` in `board`: `use board::Board;`\n\
           You'll find `Cell` in `board`: `use board::Cell;`\n\
           You'll find `Square` in `board`: `use board::Square;`\n\
           You'll find `ray` in `directions`: `use directions::ray;`\n\n\
           While `cargo run` is running, the book explains it here:"],
    );
    assert!(!output.contains("Here `Disk`"), "{output}");
    let output = classroom.says("check 2.1");
    assert_says(
        &output,
        &["Fix that file first.\nYou'll find `Board` in `board`"],
    );
}

#[test]
fn changed_signature_is_reported() {
    let classroom = Classroom::enter();
    let text = answer("    0").replace(", direction: Direction", "");
    let output = check_failing(&classroom, &text);
    assert_says(
        &output,
        &["the checks can't call it", "`cargo run -- reset 2.2`"],
    );
}

#[test]
fn endless_loop_times_out_and_its_output_is_truncated() {
    let classroom = Classroom::enter();
    let body = "    let start = next(square, direction);\n    \
                while start.is_on_board() {\n        dbg!(start);\n    }\n    0";
    let output = check_failing(&classroom, &answer(body));
    assert_says(
        &output,
        &[
            "ray_length(c6, North)\n  hasn't answered after 3s, compiling not \
             counted: does a loop never end?",
            "\nYour code printed, in this call:\n[",
            "... and more",
        ],
    );
    assert!(output.lines().count() < 50, "{output}");
}

/// The test harness's own output and that of earlier calls aren't shown.
#[test]
fn output_of_failed_call_is_shown_below_the_verdict() {
    let classroom = Classroom::enter();
    let body = "    println!(\"from {square}\");\n    \
                print!(\"to the {direction}\");\n    \
                eprintln!(\"and an error\");\n    \
                match direction { \
                 Direction::North => square.row() as usize, \
                 Direction::South => 7 - square.row() as usize, _ => 6 }";
    let output = check_failing(&classroom, &answer(body));
    assert_says(
        &output,
        &[
            "ray_length(c6, East)\n  expected: 5\n  got:      6\n",
            "ray_length.rs:36\n\nYour code printed, in this call:\nfrom c6\n\
           to the east\nand an error\n\n1 check passes",
        ],
    );
    assert!(!output.contains("north"), "{output}");
}

#[test]
fn stack_overflow_is_reported_as_a_crash() {
    let classroom = Classroom::enter();
    let body = "    println!(\"on {square}\");\n    \
                if square.index() == 70 { 0 } else \
                { 1 + ray_length(next(square, direction), direction) }";
    let output = check_failing(&classroom, &answer(body));
    assert_says(
        &output,
        &[
            "ray_length(c6, North)\n  crashed the program.",
            "the position after a move?\n\n\
             The check: chapters/02-directions/exercises/tests/ray_length.rs:",
            "in this call:\non c6\non c5",
        ],
    );
    assert_eq!(
        output.matches("overflowed its stack").count(),
        1,
        "{output}"
    );
}

/// A test binary exits with 0 if all tests pass, and with 101 if one fails. An answer that
/// exits with these codes must not be mistaken for that.
#[test]
fn exiting_the_process_fails_the_check() {
    let classroom = Classroom::enter();
    for code in [0, 101] {
        let text = answer(&format!("    std::process::exit({code})"));
        let text = text.replace("(square: ", "(_square: ");
        let output = check_failing(&classroom, &text.replace(", direction", ", _d"));
        let message = format!("ended the whole program with exit code {code}");
        assert_says(
            &output,
            &[
                "Not yet: There are five squares north of c6.",
                "ray_length(c6, North)",
                &message,
                "return the answer instead.",
                "The check: chapters/02-directions/exercises/tests/",
            ],
        );
    }
}

#[test]
fn solved_exercise_names_the_next() {
    let classroom = Classroom::enter();
    classroom.solve("02-directions", "ray_length");
    let (success, output) = classroom.run("check 2.2");
    assert!(success, "{output}");
    assert_snapshot!(output);
    assert_says(&classroom.says("list"), &["1 of 9 solved. Next: cargo run"]);

    classroom.write(ANSWER, &answer("    5"));
    assert_says(&classroom.says("list"), &["begun", "0 of 9 solved."]);
}

#[test]
fn warnings_are_shown_and_do_not_fail() {
    let classroom = Classroom::enter();
    classroom.solve("02-directions", "ray_length");
    let text = format!("{}\nfn unused() {{}}\n", classroom.read(ANSWER));
    classroom.write(ANSWER, &text);
    let (success, output) = classroom.run("check 2.2");
    assert!(success, "{output}");
    assert_says(&output, &["warning: function `unused` is never used"]);
}

#[test]
fn chapter_check_stops_at_the_first_unsolved_exercise() {
    let classroom = Classroom::enter();
    for id in ["next_square", "knight_moves"] {
        classroom.solve("02-directions", id);
    }
    let (success, output) = classroom.run("check 2");
    assert!(!success);
    assert_says(
        &output,
        &[
            "2.1 Around the world is solved: 7 checks pass.",
            "2.2 How far is the edge?\nA warm-up. How many squares are ahead of you?",
        ],
    );
}

#[test]
fn hints_are_shown_one_by_one() {
    let classroom = Classroom::enter();
    let counts: Vec<_> = (0..4)
        .map(|_| classroom.says("hint 2.2").matches("Hint ").count())
        .collect();
    assert_eq!(counts, [1, 2, 3, 3]);
    assert_snapshot!(classroom.says("hint 2.2"));
}

#[test]
fn solution_requires_solving_or_giving_up() {
    let classroom = Classroom::enter();
    let (success, output) = classroom.run("solution 2.2");
    assert!(!success);
    assert_snapshot!(output, @"error: 2.2 isn't solved yet: `cargo run -- solution 2.2 --give-up` shows the solution anyway");
    let (_, output) = classroom.run("solution");
    assert_snapshot!(output, @"error: 1.1 isn't solved yet: `cargo run -- solution 1.1 --give-up` shows the solution anyway");
    let (success, solution) = classroom.run("solution 2.2 --give-up");
    classroom.solve("02-directions", "ray_length");
    assert_eq!(classroom.run("solution 2.2"), (success, solution.clone()));
    assert!(solution.contains(&classroom.read(ANSWER)), "{solution}");
}

#[test]
fn reset_restores_starter_and_keeps_answers() {
    let classroom = Classroom::enter();
    let answers = [
        answer("    if true { 5 } else { todo!() }"),
        answer("    5"),
    ];
    classroom.write(ANSWER, &answers[0]);
    assert_snapshot!(classroom.says("reset 2.2"));
    assert_eq!(classroom.read(ANSWER), *STARTER);

    classroom.write(ANSWER, &answers[1]);
    assert_says(&classroom.says("reset 2.2"), &["ray_length.rs.2.bak"]);
    for (text, number) in answers.iter().zip(1..) {
        assert_eq!(classroom.read(&format!("{ANSWER}.{number}.bak")), *text);
    }
}

#[test]
fn reset_leaves_starter_alone_whatever_its_line_endings() {
    let classroom = Classroom::enter();
    for text in [STARTER.clone(), STARTER.replace('\n', "\r\n")] {
        classroom.write(ANSWER, &text);
        assert_says(
            &classroom.says("reset 2.2"),
            &["is the starter already, so there's nothing to keep"],
        );
        assert_eq!(classroom.read(ANSWER), text);
        assert!(!classroom.says("list").contains("begun"));
    }
}

#[test]
fn unreadable_answer_is_named_and_can_be_reset() {
    let classroom = Classroom::enter();
    let file = classroom.root().join(ANSWER);
    let spoil: [&dyn Fn(); 2] = [&|| fs::remove_file(&file).unwrap(), &|| {
        fs::write(&file, b"\xff\xfe\0f\0n").unwrap()
    }];
    for spoil in spoil {
        spoil();
        for command in ["list", "check", "check 2.2", "check 2.1"] {
            let (is_content, said) = classroom.run(command);
            assert!(!is_content, "{command}: {said}");
            let way_back = "`cargo run -- reset 2.2` brings its starter back";
            assert_says(&said, &[ANSWER, "the answer to 2.2", way_back]);
        }
        let said = classroom.says("reset 2.2");
        assert_says(&said, &["ray_length.rs is the starter again"]);
        assert_eq!(classroom.read(ANSWER), *STARTER);
    }
}

#[test]
fn reset_without_starter_file_changes_nothing() {
    let classroom = Classroom::enter();
    classroom.write(ANSWER, &answer("    5"));
    fs::remove_file(classroom.root().join(STARTER_FILE)).unwrap();
    let (is_content, said) = classroom.run("reset 2.2");
    assert!(!is_content);
    assert_says(
        &said,
        &["ray_length.rs stays as it is: can't read", "starters"],
    );
    assert_eq!(classroom.read(ANSWER), answer("    5"));
}

/// Not even git is needed: the checkout may be an archive, or another user's, which git
/// doesn't open.
#[test]
fn reset_and_list_need_no_other_program() {
    let classroom = Classroom::enter();
    classroom.write(ANSWER, &answer("    5"));
    for arguments in [&["reset", "2.2"][..], &["list"]] {
        let mut command = classroom.command();
        let status = command.args(arguments).env("PATH", "").status();
        assert!(status.unwrap().success(), "{arguments:?}");
    }
    assert_eq!(classroom.read(ANSWER), *STARTER);
}

#[test]
fn unknown_numbers_are_reported() {
    let classroom = Classroom::enter();
    let commands = [
        "check 10.1",
        "check 9",
        "check 2.1.1",
        "hint 2.9",
        "reset 2",
        "hint two",
    ];
    let output = commands.map(|command| {
        let (success, output) = classroom.run(command);
        assert!(!success);
        output.lines().next().unwrap_or_default().to_owned()
    });
    assert_snapshot!(output.join("\n"));
}

#[test]
fn watch_and_colors_need_a_terminal() {
    let classroom = Classroom::enter();
    let (success, output) = classroom.run("check 2.2 --watch");
    assert!(!success);
    assert_snapshot!(output, @"error: --watch needs a terminal; without --watch the checks run once");
    assert!(!classroom.says("list").contains('\x1b'));
}

#[cfg(target_os = "linux")]
mod on_terminal {
    use super::*;
    use crate::common::classroom::environment;
    use othellier_learner::terminal::RawTerminal;
    use pretty_assertions::assert_eq;
    use std::fs;
    use test_support::terminal::{Command, Session, Signal};

    const KEYS: &str = "h hint, l list, n next, p previous, r run again, q quit";

    fn companion(classroom: &Classroom, arguments: &[&str]) -> Command {
        let command = Command::new(env!("CARGO_BIN_EXE_othellier"))
            .current_dir(classroom.root())
            .args(arguments);
        environment()
            .into_iter()
            .fold(command, |command, (name, value)| match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            })
    }

    fn start(command: Command) -> Session {
        Session::with_size(command, 100, 40)
    }

    fn watch(classroom: &Classroom) -> Session {
        let mut session = start(companion(classroom, &["check", "2.2", "--watch"]));
        assert_says(&session.until(KEYS), &["isn't written yet"]);
        session
    }

    #[test]
    fn watch_checks_on_save() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        assert!(
            !session.is_terminal_restored(),
            "the terminal isn't in raw mode"
        );
        classroom.write(ANSWER, &answer("    5"));
        assert_says(&session.until(KEYS), &["got:      5"]);
        classroom.solve("02-directions", "ray_length");
        assert_says(&session.until(KEYS), &["6 checks pass", "Well done!"]);
        session.type_in("q");
        assert!(session.wait_for_success());
        assert!(session.is_terminal_restored());
    }

    #[test]
    fn watch_keys() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        let mut press = |key| {
            session.type_in(key);
            session.until(KEYS)
        };
        let hints = [press("h"), press("h"), press("h"), press("h")];
        assert_says(&hints[0], &["Hint 1 of 3"]);
        assert_says(&hints[1], &["Hint 2 of 3"]);
        let is_last = hints.map(|hint| hint.contains("No more hints."));
        assert_eq!(is_last, [false, false, false, true]);
        let list = press("l");
        assert_says(
            &list,
            &[
                "Chapter 1: The board, 0 of 4 solved\r\n",
                "\r\n> 2.2  small",
                "\r\n  2.3  medium",
                "0 of 9 solved. Next: press n\r\n",
            ],
        );
        assert!(!list.contains("1.1"), "{list}");
        assert_says(&press("r"), &["isn't written yet"]);
        assert_says(&press("n"), &["2.3 As the knight jumps"]);
        assert_says(&press("p"), &["2.2 How far is the edge?"]);
        assert_says(&press("p"), &["2.1 Around the world"]);
        assert_says(&press("p"), &["1.4 A board in thirteen bytes"]);
        let [.., first] = [press("p"), press("p"), press("p"), press("p")];
        assert_says(&first, &["1.1 Find a square in the row"]);
        session.type_in("\u{3}"); // Ctrl-C
        assert_eq!(session.exit_status().code(), Some(1));
        assert!(session.is_terminal_restored());
    }

    #[test]
    fn watch_switches_to_the_saved_exercise() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        classroom.solve("01-board", "square_at");
        assert_says(
            &session.until(KEYS),
            &[
                "1.1 Find a square in the row",
                "6 checks pass",
                "Press n, and write it in\r\n\
                 chapters/01-board/exercises/src/king_steps.rs\r\n",
            ],
        );
        classroom.write(ANSWER, &answer("    5"));
        let output = session.until(KEYS);
        assert_says(&output, &["2.2 How far", "Help: press h"]);
        assert!(!output.contains("cargo run"), "{output}");
        session.type_in("q");
        assert_eq!(session.exit_status().code(), Some(1));
    }

    #[test]
    fn short_terminal_omits_details() {
        let classroom = Classroom::enter();
        classroom.answer_wrong("01-board", "half_turn", "left_and_right_only");
        let output_with = |rows| {
            let command = companion(&classroom, &["check", "1.3", "--watch"]);
            let mut session = Session::with_size(command, 100, rows);
            let output = session.until(KEYS);
            session.type_in("q");
            assert_eq!(session.exit_status().code(), Some(1));
            output
        };
        let long = output_with(60);
        assert_says(
            &long,
            &["expected            got", "The check: ", "Help: press h"],
        );
        let short = output_with(24);
        assert_says(&short, &["1.3", "Not yet:", "The two differ on"]);
        assert!(!short.contains("The check: "), "{short}");
        let screen = short.rsplit("\x1b[H").next().unwrap();
        assert!(screen.matches("\r\n").count() < 24, "{screen}");
    }

    #[test]
    fn change_without_file_event_is_noticed() {
        let classroom = Classroom::enter();
        let target = classroom.root().join("elsewhere.rs");
        fs::write(&target, &*STARTER).unwrap();
        fs::remove_file(classroom.root().join(ANSWER)).unwrap();
        std::os::unix::fs::symlink(&target, classroom.root().join(ANSWER)).unwrap();
        let mut session = watch(&classroom);
        // A change of the link's target causes no event in the watched folder.
        classroom.write("elsewhere.rs", &answer("    5"));
        assert_says(&session.until(KEYS), &["got:      5"]);
        session.type_in("q");
        assert_eq!(session.exit_status().code(), Some(1));
    }

    #[test]
    fn sigterm_restores_the_terminal() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        session.signal(Signal::TERM);
        session.exit_status();
        assert!(session.is_terminal_restored());
    }

    /// The environment variable that is set in the child process of a test.
    const IS_CHILD: &str = "RUNS_AS_THE_CHILD_OF_A_TEST";

    #[test]
    fn panic_restores_the_terminal() {
        let test_binary = std::env::current_exe().unwrap();
        let test_name = "learner::on_terminal::panic_in_raw_mode";
        let arguments = ["--ignored", "--exact", test_name, "--nocapture"];
        let command = Command::new(test_binary).args(arguments);
        let mut session = start(command.env(IS_CHILD, "yes"));
        session.until("this happens while the keys are read");
        assert!(!session.wait_for_success());
        assert!(session.is_terminal_restored());
    }

    #[test]
    #[ignore = "run by panic_restores_the_terminal"]
    fn panic_in_raw_mode() {
        if std::env::var_os(IS_CHILD).is_none() {
            return;
        }
        let _terminal = RawTerminal::enable().unwrap();
        panic!("this happens while the keys are read");
    }

    #[test]
    fn colors_respect_plain_and_no_color() {
        let classroom = Classroom::enter();
        let is_colored = |command: Command| start(command).until("0 of 9 solved").contains('\x1b');
        assert!(is_colored(companion(&classroom, &["list"])));
        assert!(!is_colored(companion(&classroom, &["list", "--plain"])));
        let no_color = companion(&classroom, &["list"]).env("NO_COLOR", "1");
        assert!(!is_colored(no_color));
    }
}
