//! The checks of `moves_left`.

use checks::{Random, Task};
use two_players_exercises::moves_left::moves_left;

type Call = (Vec<String>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<String>> {
    Task::new("moves_left", |(lines,): Call| moves_left(&lines))
        .contrast(|random| {
            let moves = ["f5", "d6", "c3", "d3", "c4", "f4", "e6"];
            let moves = (0..1 + random.below(6)).map(|_| random.one_of(&moves).to_owned());
            (moves.collect(),)
        }, |(lines,): Call| lines)
        .panic(
            "subtract with overflow",
            "If there isn't a move to take back, nothing happens.",
        )
        .panic(
            "None",
            "If there isn't a move to take back or play again, nothing happens.",
        )
}

fn left((lines,): Call) -> Vec<String> {
    let (mut played, mut undone) = (Vec::new(), Vec::new());
    for line in lines {
        match line.as_str() {
            "undo" => undone.extend(played.pop()),
            "redo" => played.extend(undone.pop()),
            _ => {
                played.push(line);
                undone.clear();
            }
        }
    }
    played
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn call(text: &str) -> Call {
    (words(text),)
}

#[track_caller]
fn expect(lines: &str, moves: &str) {
    task().expect([(call(lines), words(moves))]);
}

#[test]
fn undo_takes_the_last_move_back() {
    expect("f5 d6 c3", "f5 d6 c3");
    expect("f5 d6 undo", "f5");
    expect("f5 d6 c3 undo undo d3", "f5 d3");
}

#[test]
fn there_is_nothing_to_take_back_before_the_first_move() {
    expect("undo f5", "f5");
    expect("f5 undo undo d3", "d3");
}

#[test]
fn redo_plays_the_move_again() {
    expect("f5 d6 undo redo", "f5 d6");
    expect("redo f5 redo d6", "f5 d6");
}

#[test]
fn redo_goes_forward_one_move_at_a_time() {
    expect("f5 d6 c3 undo undo redo", "f5 d6");
    expect("f5 d6 c3 undo undo redo redo", "f5 d6 c3");
}

#[test]
fn a_new_move_forgets_what_was_taken_back() {
    expect("f5 d6 undo f4 redo", "f5 f4");
    expect("f5 d6 undo undo e6 redo redo", "e6");
}

#[test]
fn a_hundred_evenings_of_regrets_end_as_they_should() {
    let calls = (0..100).map(|seed| {
        let mut random = Random::new(seed);
        let line = |_| match random.below(6) {
            0 | 1 => "undo".to_owned(),
            2 => "redo".to_owned(),
            other => format!("{}{}", ["c", "d", "e"][other - 3], other),
        };
        ((0..20).map(line).collect(),)
    });
    task().agrees_with(left, calls);
}
