//! The checks of `played`.

use std::fmt::Write;

use checks::{Random, Task};
use opponent_exercises::played::played;

#[impostor_macros::add_mistakes]
fn task() -> Task<(String,), String> {
    Task::new("played", |(log,): (String,)| played(&log)).contrast(
        |random| {
            let (number, square) = (random.below(60), random.square(0));
            (format!("now {number}\n{number} {square}"),)
        },
        reference,
    )
}

fn reference((log,): (String,)) -> String {
    let (mut now, mut moves) = (None, Vec::new());
    for (first, second) in log.lines().filter_map(|line| line.split_once(' ')) {
        if first == "now" {
            now = Some(second);
        } else if now == Some(first) {
            now = None;
            moves.push(second);
        }
    }
    moves.join(" ")
}

#[track_caller]
fn expect(log: &[&str], moves: &str) {
    task().expect([((log.join("\n"),), moves.to_string())]);
}

#[test]
fn an_answer_in_time_is_played() {
    expect(&["now 1", "1 f4"], "f4");
}

#[test]
fn each_position_gets_its_answer() {
    expect(&["now 1", "1 f4", "now 3", "3 d6"], "f4 d6");
}

#[test]
fn an_answer_nobody_asked_for_is_not_played() {
    expect(&["now 2", "2 c4", "1 e6"], "c4");
    expect(&["1 f4", "now 2", "2 c4", "3 e6"], "c4");
}

#[test]
fn an_answer_to_a_move_that_was_taken_back_is_not_played() {
    expect(&["now 1", "now 3", "1 f4", "3 d6"], "d6");
    expect(&["now 1", "now 0", "1 f4"], "");
}

#[test]
fn the_second_answer_to_a_position_is_not_played() {
    expect(&["now 5", "5 f4", "5 d6"], "f4");
}

#[test]
fn a_position_that_is_back_on_the_board_waits_again() {
    expect(
        &["now 5", "5 f4", "now 7", "now 5", "5 d6", "7 c3"],
        "f4 d6",
    );
}

#[test]
fn five_hundred_logs() {
    let mut random = Random::new(15);
    let logs: Vec<_> = (0..500).map(|_| (log(&mut random),)).collect();
    task().agrees_with(reference, logs);
}

fn log(random: &mut Random) -> String {
    let mut log = String::new();
    for _ in 0..random.below(12) {
        let number = random.below(12);
        let square = ["f4", "d6", "c3", "e6"][random.below(4)];
        let _ = match random.below(2) {
            0 => writeln!(log, "now {number}"),
            _ => writeln!(log, "{number} {square}"),
        };
        if random.below(2) == 0 {
            let _ = writeln!(log, "now {number}\n{number} {square}");
        }
    }
    log
}
