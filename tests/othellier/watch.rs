//! Sessions of `check --watch` at a terminal, and how failures are shown.
#![cfg(unix)]

use super::common::classroom::{ANSWER, Classroom, environment};
use pretty_assertions::assert_eq;
use test_support::terminal::{Command, Session, Signal};

/// The line below each screen that lists the keys.
const KEYS: &str = "h hint, l list, n next, p previous, r run again, q quit";

/// Starts `check 2.2 --watch` on a terminal, and waits for the first result.
fn watch(classroom: &Classroom) -> Session {
    let command = Command::new(env!("CARGO_BIN_EXE_othellier"));
    start(classroom, command.args(["check", "2.2", "--watch"]))
}

/// Starts a command that runs `check 2.2 --watch`.
fn start(classroom: &Classroom, command: Command) -> Session {
    let mut command = command.current_dir(classroom.root());
    for (name, value) in environment() {
        command = match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let mut session = Session::with_size(command, 100, 40);
    let output = session.until(KEYS);
    assert!(output.contains("isn't written yet"), "{output}");
    session
}

/// Presses a key, and returns what is shown next.
fn press(session: &mut Session, key: &str) -> String {
    session.type_in(key);
    session.until(KEYS)
}

/// Quits. The exit code says that the exercise isn't solved.
fn quit(mut session: Session) {
    session.type_in("q");
    assert_eq!(session.exit_status().code(), Some(1));
}

/// Asserts that the session shows its screen again and that a key is read as soon as
/// it's pressed.
fn assert_is_back(session: &mut Session) {
    let output = session.until(KEYS);
    assert!(output.contains("isn't written yet"), "{output}");
    assert!(press(session, "h").contains("Hint "));
    assert!(press(session, "r").contains("isn't written yet"));
}

#[test]
fn comes_back_after_sigtstp_and_sigstop() {
    let classroom = Classroom::enter();
    let mut session = watch(&classroom);
    session.suspend();
    session.signal(Signal::CONT);
    assert_is_back(&mut session);
    session.stop_and_continue();
    assert_is_back(&mut session);
    quit(session);
}

/// Ctrl-Z suspends all that a shell has started together.
#[test]
fn ctrl_z_suspends_and_fg_brings_it_back() {
    let classroom = Classroom::enter();
    let script = "(\"$0\" check 2.2 --watch; true); echo suspended; read line; fg";
    let mut session = start(
        &classroom,
        Command::new("sh").args(["-mc", script, env!("CARGO_BIN_EXE_othellier")]),
    );
    session.type_in("\x1a");
    session.until("suspended");
    assert!(session.is_terminal_restored());
    session.type_in("\n");
    assert_is_back(&mut session);
    session.type_in("q");
    session.exit_status();
    assert!(session.is_terminal_restored());
}

#[test]
fn ctrl_z_does_nothing_without_a_shell() {
    let classroom = Classroom::enter();
    let mut session = watch(&classroom);
    session.type_in("\x1a");
    assert!(press(&mut session, "h").contains("Hint "));
    quit(session);
}

#[test]
fn list_key_shows_the_chapter_of_the_exercise() {
    let classroom = Classroom::enter();
    let mut session = watch(&classroom);
    let output = press(&mut session, "l");
    for text in [
        "Chapter 1: The board, 0 of 4 solved\r\n",
        "\r\n> 2.2  small",
        "\r\n  2.3  medium",
        "0 of 9 solved. Next: press n\r\n",
    ] {
        assert!(output.contains(text), "no {text:?} in:\n{output}");
    }
    assert!(!output.contains("1.1"), "{output}");
    quit(session);
}

#[test]
fn previous_key_stops_at_the_first_exercise() {
    let classroom = Classroom::enter();
    let mut session = watch(&classroom);
    for title in [
        "2.1 Around the world",
        "1.4 A board in thirteen bytes",
        "1.3 ",
        "1.2 ",
        "1.1 Find a square in the row",
        "1.1 Find a square in the row",
    ] {
        let output = press(&mut session, "p");
        assert!(output.contains(title), "no {title:?} in:\n{output}");
    }
    quit(session);
}

#[test]
fn hint_key_runs_out_of_hints() {
    let classroom = Classroom::enter();
    let mut session = watch(&classroom);
    for number in 1..=3 {
        let output = press(&mut session, "h");
        let title = format!("Hint {number} of 3");
        assert!(output.contains(&title), "{output}");
        assert!(!output.contains("No more hints."), "{output}");
    }
    let output = press(&mut session, "h");
    assert!(output.contains("No more hints."), "{output}");
    quit(session);
}

#[test]
fn wrong_board_is_drawn_beside_the_expected_one() {
    let classroom = Classroom::enter();
    classroom.answer_wrong("01-board", "half_turn", "left_and_right_only");
    let output = classroom.says("check 1.3");
    assert!(output.contains("expected            got"), "{output}");
    assert!(output.contains("The two differ on"), "{output}");
}

#[test]
fn panic_is_shown_with_its_call_and_line() {
    let classroom = Classroom::enter();
    let text = "use board::Square;\nuse directions::{Direction, next};\n\n\
                pub fn ray_length(square: Square, direction: Direction) -> usize {\n    \
                [0][next(square, direction).index()]\n}\n";
    classroom.write(ANSWER, text);
    let (success, output) = classroom.run("check 2.2");
    assert!(!success, "{output}");
    for text in [
        "ray_length(c6, North)\n  expected: 5\n  panicked: index out of bounds",
        "Here: chapters/02-directions/exercises/src/ray_length.rs:5",
    ] {
        assert!(output.contains(text), "no {text:?} in:\n{output}");
    }
}

/// Like 0 and 101, which the test harness itself uses, 3 isn't a success.
#[test]
fn answer_that_exits_with_another_code_is_not_solved() {
    let classroom = Classroom::enter();
    let text = "use board::Square;\nuse directions::Direction;\n\n\
                pub fn ray_length(_square: Square, _direction: Direction) -> usize {\n    \
                std::process::exit(3)\n}\n";
    classroom.write(ANSWER, text);
    let (success, output) = classroom.run("check 2.2");
    assert!(!success, "{output}");
    assert!(output.contains("ended the whole program"), "{output}");
}
