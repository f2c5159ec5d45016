//! The checks of `walk`.

use board::Square;
use checks::{Random, Task, transcript};
use end_of_game::{Position, Turn};
use records::History;
use records_exercises::walk::walk;
use whole_games::Ply;

type Call = (Vec<Square>, Vec<String>);
type Place = (Vec<Square>, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Place> {
    Task::new("walk", |(line, presses): Call| {
        let presses: Vec<_> = presses.iter().map(String::as_str).collect();
        walk(&line, &presses)
    })
    .contrast(
        |random| {
            let (line, _) = random_walk(random);
            let forward = random.below(line.len().max(1));
            (line, vec![">>".to_owned(); forward])
        },
        reference,
    )
}

fn reference((line, presses): Call) -> Place {
    let mut history = history(&line);
    history.to_start();
    for press in presses {
        press_in(&mut history, &press);
    }
    (history.moves().to_vec(), history.move_number())
}

fn history(line: &[Square]) -> History {
    let plies: Vec<_> = line.iter().map(|&s| Ply::Move(s)).collect();
    History::follow(Position::start(), &plies).expect("a legal game")
}

fn press_in(history: &mut History, press: &str) {
    match press {
        "0" => history.to_start(),
        "<<" => history.back(),
        ">>" => history.forward(),
        "Max" => history.to_end(),
        name => {
            history.play(checks::square(name)).expect("a legal move");
        }
    }
}

/// Checks the index after these presses in the game f5, d6, c3, which don't
/// change the line.
#[track_caller]
fn expect(presses: &str, at: usize) {
    expect_line(presses, "f5d6c3", at);
}

/// Checks the line and the index after these presses in the game f5, d6, c3.
#[track_caller]
fn expect_line(presses: &str, line: &str, at: usize) {
    let presses = presses.split_whitespace().map(String::from).collect();
    task().expect([((transcript("f5d6c3"), presses), (transcript(line), at))]);
}

#[test]
fn before_any_press_you_are_at_the_start() {
    expect("", 0);
}

#[test]
fn you_can_go_forward_and_back() {
    expect(">>", 1);
    expect(">> >> <<", 1);
    expect(">> >> >>", 3);
}

#[test]
fn you_can_go_to_the_end_and_to_the_start() {
    expect("Max", 3);
    expect("Max <<", 2);
    expect("Max 0", 0);
}

#[test]
fn at_either_end_you_stay_where_you_are() {
    expect("<<", 0);
    expect("Max >>", 3);
    expect("<< << >>", 1);
    expect("Max >> >> <<", 2);
}

#[test]
fn a_move_at_the_end_is_added() {
    expect_line("Max d3", "f5d6c3d3", 4);
    expect_line("Max d3 c4 <<", "f5d6c3d3c4", 4);
}

#[test]
fn the_recorded_move_is_a_step_forward() {
    expect("f5", 1);
    expect(">> d6 >>", 3);
}

#[test]
fn a_different_move_begins_a_new_line() {
    expect_line(">> f4", "f5f4", 2);
    expect_line("e6 Max", "e6", 1);
    expect_line(">> f6 0 Max", "f5f6", 2);
}

#[test]
fn each_of_100_walks_ends_as_in_the_chapter() {
    let calls = (0..100).map(|seed| random_walk(&mut Random::new(seed)));
    task().agrees_with(reference, calls);
}

/// Returns thirty random presses in a game of up to nine moves.
fn random_walk(random: &mut Random) -> Call {
    let mut game = History::new(Position::start());
    for _ in 0..random.below(10) {
        let press = random_move(random, &game);
        press_in(&mut game, &press);
    }
    let line = game.moves().to_vec();
    game.to_start();
    let mut presses = Vec::new();
    for _ in 0..30 {
        let press = match random.below(8) {
            7 => random_move(random, &game),
            button => ["<<", ">>", ">>", ">>", "<<", "0", "Max"][button].into(),
        };
        press_in(&mut game, &press);
        presses.push(press);
    }
    (line, presses)
}

/// Returns a legal move, or `0` when the game is over.
fn random_move(random: &mut Random, game: &History) -> String {
    let legal: Vec<_> = game.position().legal_moves().collect();
    match game.position().turn() {
        Turn::Over => "0".to_string(),
        _ => legal[random.below(legal.len())].to_string(),
    }
}
