//! A learner's way through the exercises, command by command.

use super::common::classroom::{ANSWER, Classroom, STARTER, STARTER_FILE};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};

/// An answer to 2.2 with this body.
fn answer(body: &str) -> String {
    format!(
        "//! How many squares are ahead of you?\n\nuse board::Square;\n\
         use directions::{{Direction, next}};\n\n\
         /// The length of a ray.\n\
         pub fn ray_length(square: Square, direction: Direction) -> usize {{\n\
         {body}\n}}\n"
    )
}

/// What the checks say about an answer to 2.2; it doesn't please them.
fn refused(classroom: &Classroom, text: &str) -> String {
    classroom.write(ANSWER, text);
    let (is_content, said) = classroom.run("check 2.2");
    assert!(!is_content, "{said}");
    said
}

fn assert_says(said: &str, words: &[&str]) {
    for words in words {
        assert!(said.contains(words), "no {words:?} in:\n{said}");
    }
}

#[test]
fn the_list_shows_every_exercise_and_the_next_one() {
    let classroom = Classroom::enter();
    assert_snapshot!(classroom.says("list"));
}

#[test]
fn a_starter_says_what_to_write_and_where() {
    let classroom = Classroom::enter();
    assert_snapshot!(refused(&classroom, &STARTER));
}

#[test]
fn of_a_wrong_answer_the_first_check_that_fails_is_shown() {
    let classroom = Classroom::enter();
    classroom.answer_wrong("02-directions", "ray_length", "wraps_around");
    let said = refused(&classroom, &classroom.read(ANSWER));
    assert_says(
        &said,
        &[
            "Not yet: There are five squares east of c6.",
            "  expected: 5\n  got:      21",
            "It looks as if the walk ran over the edge into another row.",
            "1 check passes, and 4 more are left after this one.",
        ],
    );
    assert!(!said.contains("sentinel"), "a later check speaks:\n{said}");
}

#[test]
fn a_compile_error_is_the_compilers_and_links_to_the_book() {
    let classroom = Classroom::enter();
    let said = refused(&classroom, &answer("    let n = 1;\n    \"five\""));
    assert_says(
        &said,
        &[
            "error[E0308]: mismatched types",
            "--> chapters/02-directions/exercises/src/ray_length.rs:9:5",
            "Not yet: it doesn't compile.",
            "http://127.0.0.1:3000/02-directions.html#ray",
        ],
    );
    assert!(!said.contains("warning"), "{said}");
    assert!(!said.contains(".md"), "{said}");
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
    // One that was killed has left its note.
    assert_says(
        &classroom.says("check 2.2"),
        &["http://127.0.0.1:3000/02-directions.html"],
    );
    fs::remove_file(classroom.root().join("target/book-address")).unwrap();
    classroom.write(page, &before);
    let said = classroom.says("check 2.1");
    assert_says(&said, &["Fix that file first."]);
}

#[test]
fn a_call_that_the_task_forbids_is_refused_whatever_it_answers() {
    let classroom = Classroom::enter();
    let call = answer("    directions::ray(square, direction).count()");
    let told = ["`ray` in line ", "Not yet: the task says to do without it."];
    assert_says(&refused(&classroom, &call), &told);
}

/// The compiler proposes `std::cell::Cell`, and knows of no `Direction`.
#[test]
fn a_missing_import_is_found_in_the_chapters_crates() {
    let classroom = Classroom::enter();
    let body = "    let _ = Board { cells: 1 };\n    \
                let _ = (Cell::Empty, Cell::Black, Disk::Black);\n    0";
    let text = answer(body).replace("{Direction, next}", "Direction");
    let text = text.replace("use board::Square;\n", "");
    let said = refused(&classroom, &text.replace("    0", "    ray(0)"));
    assert_says(
        &said,
        &["Not yet: it doesn't compile.\n\
           You'll find `Board` in `board`: `use board::Board;`\n\
           You'll find `Cell` in `board`: `use board::Cell;`\n\
           You'll find `Square` in `board`: `use board::Square;`\n\
           You'll find `ray` in `directions`: `use directions::ray;`\n\n\
           While `cargo run` is running, the book explains it here:"],
    );
    assert!(!said.contains("Here `Disk`"), "{said}");
    let said = classroom.says("check 2.1");
    assert_says(
        &said,
        &["Fix that file first.\nYou'll find `Board` in `board`"],
    );
}

#[test]
fn a_changed_signature_is_named() {
    let classroom = Classroom::enter();
    let other = answer("    0").replace(", direction: Direction", "");
    let said = refused(&classroom, &other);
    assert_says(
        &said,
        &["the checks can't call it", "`cargo run -- reset 2.2`"],
    );
}

#[test]
fn an_endless_loop_is_left_and_what_it_prints_is_cut() {
    let classroom = Classroom::enter();
    let body = "    let start = next(square, direction);\n    \
                while start.is_on_board() {\n        dbg!(start);\n    }\n    0";
    let said = refused(&classroom, &answer(body));
    assert_says(
        &said,
        &[
            "ray_length(c6, North)\n  hasn't answered after 3s, compiling not \
             counted: does a loop never end?",
            "\nYour code printed, in this call:\n[",
            "... and more",
        ],
    );
    assert!(said.lines().count() < 50, "{said}");
}

/// What an answer prints is told from what the test harness prints, and what
/// belongs to earlier calls isn't shown.
#[test]
fn what_an_answer_prints_is_shown_below_the_verdict() {
    let classroom = Classroom::enter();
    let body = "    println!(\"from {square}\");\n    \
                print!(\"to the {direction}\");\n    \
                eprintln!(\"and an error\");\n    \
                match direction { \
                 Direction::North => square.row() as usize, \
                 Direction::South => 7 - square.row() as usize, _ => 6 }";
    let said = refused(&classroom, &answer(body));
    assert_says(
        &said,
        &[
            "ray_length(c6, East)\n  expected: 5\n  got:      6\n",
            "ray_length.rs:36\n\nYour code printed, in this call:\nfrom c6\n\
           to the east\nand an error\n\n1 check passes",
        ],
    );
    assert!(!said.contains("north"), "{said}");
}

#[test]
fn a_function_that_calls_itself_without_end_is_a_crash() {
    let classroom = Classroom::enter();
    let body = "    println!(\"on {square}\");\n    \
                if square.index() == 70 { 0 } else \
                { 1 + ray_length(next(square, direction), direction) }";
    let said = refused(&classroom, &answer(body));
    assert_says(
        &said,
        &[
            "ray_length(c6, North)\n  crashed the program.",
            "the position after a move?\n\n\
             The check: chapters/02-directions/exercises/tests/ray_length.rs:",
            "in this call:\non c6\non c5",
        ],
    );
    assert_eq!(said.matches("overflowed its stack").count(), 1, "{said}");
}

/// With exit code 0 a test binary says that all went well, and with 101 that a
/// test failed. Said by the answer, neither is true.
#[test]
fn an_answer_that_ends_the_program_solves_nothing() {
    let classroom = Classroom::enter();
    for code in [0, 101] {
        let text = answer(&format!("    std::process::exit({code})"));
        let text = text.replace("(square: ", "(_square: ");
        let said = refused(&classroom, &text.replace(", direction", ", _d"));
        let ended = format!("ended the whole program with exit code {code}");
        assert_says(
            &said,
            &[
                "Not yet: There are five squares north of c6.",
                "ray_length(c6, North)",
                &ended,
                "return the answer instead.",
                "The check: chapters/02-directions/exercises/tests/",
            ],
        );
    }
}

#[test]
fn solving_an_exercise_says_what_is_next() {
    let classroom = Classroom::enter();
    classroom.solve("02-directions", "ray_length");
    let (is_content, said) = classroom.run("check 2.2");
    assert!(is_content, "{said}");
    assert_snapshot!(said);
    assert_says(&classroom.says("list"), &["1 of 9 solved. Next: cargo run"]);

    classroom.write(ANSWER, &answer("    5"));
    assert_says(&classroom.says("list"), &["begun", "0 of 9 solved."]);
}

#[test]
fn a_warning_is_shown_and_fails_nothing() {
    let classroom = Classroom::enter();
    classroom.solve("02-directions", "ray_length");
    let text = format!("{}\nfn unused() {{}}\n", classroom.read(ANSWER));
    classroom.write(ANSWER, &text);
    let (is_content, said) = classroom.run("check 2.2");
    assert!(is_content, "{said}");
    assert_says(&said, &["warning: function `unused` is never used"]);
}

#[test]
fn a_chapter_is_checked_up_to_its_first_unsolved_exercise() {
    let classroom = Classroom::enter();
    for id in ["next_square", "knight_moves"] {
        classroom.solve("02-directions", id);
    }
    let (is_content, said) = classroom.run("check 2");
    assert!(!is_content);
    assert_says(
        &said,
        &[
            "2.1 Around the world is solved: 7 checks pass.",
            "2.2 How far is the edge?\nA warm-up. How many squares are ahead of you?",
        ],
    );
}

#[test]
fn hints_come_one_by_one() {
    let classroom = Classroom::enter();
    let counts: Vec<_> = (0..4)
        .map(|_| classroom.says("hint 2.2").matches("Hint ").count())
        .collect();
    assert_eq!(counts, [1, 2, 3, 3]);
    assert_snapshot!(classroom.says("hint 2.2"));
}

#[test]
fn the_solution_is_for_those_who_solved_or_gave_up() {
    let classroom = Classroom::enter();
    let (is_content, said) = classroom.run("solution 2.2");
    assert!(!is_content);
    assert_snapshot!(said, @"error: 2.2 isn't solved yet: `cargo run -- solution 2.2 --give-up` shows the solution anyway");
    let (_, said) = classroom.run("solution");
    assert_snapshot!(said, @"error: 1.1 isn't solved yet: `cargo run -- solution 1.1 --give-up` shows the solution anyway");
    let given = classroom.run("solution 2.2 --give-up");
    classroom.solve("02-directions", "ray_length");
    assert_eq!(classroom.run("solution 2.2"), given);
    assert!(given.1.contains(&classroom.read(ANSWER)), "{}", given.1);
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

/// Not even git is needed: the checkout may be an archive, or another user's.
#[test]
fn reset_needs_no_other_program() {
    let classroom = Classroom::enter();
    classroom.write(ANSWER, &answer("    5"));
    let mut command = classroom.command();
    let status = command.args(["reset", "2.2"]).env("PATH", "").status();
    assert!(status.unwrap().success());
    assert_eq!(classroom.read(ANSWER), *STARTER);
}

#[test]
fn a_number_that_does_not_exist_gets_one_sentence() {
    let classroom = Classroom::enter();
    let commands = [
        "check 10.1",
        "check 9",
        "check 2.1.1",
        "hint 2.9",
        "reset 2",
        "hint two",
    ];
    let said = commands.map(|command| {
        let (is_content, said) = classroom.run(command);
        assert!(!is_content);
        said.lines().next().unwrap_or_default().to_owned()
    });
    assert_snapshot!(said.join("\n"));
}

#[test]
fn without_a_terminal_nothing_is_watched_and_all_is_plain() {
    let classroom = Classroom::enter();
    let (is_content, said) = classroom.run("check 2.2 --watch");
    assert!(!is_content);
    assert_snapshot!(said, @"error: --watch needs a terminal; without --watch the checks run once");
    assert!(!classroom.says("list").contains('\x1b'));
}

#[cfg(target_os = "linux")]
mod at_a_terminal {
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
    fn an_exercise_is_checked_whenever_it_is_saved() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        assert!(
            !session.is_terminal_restored(),
            "keys wait for the end of a line"
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
    fn every_key_does_what_it_says() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        let mut press = |key| {
            session.type_in(key);
            session.until(KEYS)
        };
        let hints = [press("h"), press("h"), press("h"), press("h")];
        assert_says(&hints[0], &["Hint 1 of 3"]);
        assert_says(&hints[1], &["Hint 2 of 3"]);
        let ends = hints.map(|hint| hint.contains("No more hints."));
        assert_eq!(ends, [false, false, false, true]);
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
    fn the_exercise_that_is_saved_is_the_one_that_is_watched() {
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
        let said = session.until(KEYS);
        assert_says(&said, &["2.2 How far", "Help: press h"]);
        assert!(!said.contains("cargo run"), "{said}");
        session.type_in("q");
        assert_eq!(session.exit_status().code(), Some(1));
    }

    #[test]
    fn a_short_window_shows_what_matters() {
        let classroom = Classroom::enter();
        classroom.answer_wrong("01-board", "half_turn", "left_and_right_only");
        let said = |rows| {
            let command = companion(&classroom, &["check", "1.3", "--watch"]);
            let mut session = Session::with_size(command, 100, rows);
            let said = session.until(KEYS);
            session.type_in("q");
            assert_eq!(session.exit_status().code(), Some(1));
            said
        };
        let long = said(60);
        assert_says(
            &long,
            &["expected            got", "The check: ", "Help: press h"],
        );
        let short = said(24);
        assert_says(&short, &["1.3", "Not yet:", "The two differ on"]);
        assert!(!short.contains("The check: "), "{short}");
        let page = short.rsplit("\x1b[H").next().unwrap();
        assert!(page.matches("\r\n").count() < 24, "{page}");
    }

    #[test]
    fn a_change_without_an_event_is_noticed_too() {
        let classroom = Classroom::enter();
        let elsewhere = classroom.root().join("elsewhere.rs");
        fs::write(&elsewhere, &*STARTER).unwrap();
        fs::remove_file(classroom.root().join(ANSWER)).unwrap();
        std::os::unix::fs::symlink(&elsewhere, classroom.root().join(ANSWER)).unwrap();
        let mut session = watch(&classroom);
        // No event arrives in the folder of the link.
        classroom.write("elsewhere.rs", &answer("    5"));
        assert_says(&session.until(KEYS), &["got:      5"]);
        session.type_in("q");
        assert_eq!(session.exit_status().code(), Some(1));
    }

    #[test]
    fn termination_gives_the_terminal_back() {
        let classroom = Classroom::enter();
        let mut session = watch(&classroom);
        session.signal(Signal::TERM);
        session.exit_status();
        assert!(session.is_terminal_restored());
    }
    /// Set where a program of this file runs as the child of a test.
    const IS_CHILD: &str = "RUNS_AS_THE_CHILD_OF_A_TEST";

    #[test]
    fn a_panic_gives_the_terminal_back() {
        let this = std::env::current_exe().unwrap();
        let panics = "learner::at_a_terminal::take_the_terminal_over_and_panic";
        let arguments = ["--ignored", "--exact", panics, "--nocapture"];
        let command = Command::new(this).args(arguments);
        let mut session = start(command.env(IS_CHILD, "yes"));
        session.until("this happens while the keys are read");
        assert!(!session.wait_for_success());
        assert!(session.is_terminal_restored());
    }

    #[test]
    #[ignore = "it is the program of another test"]
    fn take_the_terminal_over_and_panic() {
        if std::env::var_os(IS_CHILD).is_none() {
            return;
        }
        let _terminal = RawTerminal::enable().unwrap();
        panic!("this happens while the keys are read");
    }

    #[test]
    fn colors_are_for_terminals_that_want_them() {
        let classroom = Classroom::enter();
        let list = |command: Command| start(command).until("0 of 9 solved").contains('\x1b');
        assert!(list(companion(&classroom, &["list"])));
        assert!(!list(companion(&classroom, &["list", "--plain"])));
        let no_color = companion(&classroom, &["list"]).env("NO_COLOR", "1");
        assert!(!list(no_color));
    }
}
