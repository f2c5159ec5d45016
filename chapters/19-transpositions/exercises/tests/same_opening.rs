//! The checks of `same_opening`.

use checks::{Random, Task};
use end_of_game::Position;
use transpositions::eight_views;
use transpositions_exercises::same_opening::same_opening;
use whole_games::{parse_transcript, referee};

type Call = (String, String);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, bool> {
    Task::new("same_opening", |(one, other): Call| {
        same_opening(&one, &other)
    })
    .contrast(two_openings, reference)
}

/// The game Ralle - Puget, 1990, three plies before its end.
const THREE_LEFT: &str = "f5d6c3d3c4f4f6f3g4g3e6b3d2c5e2f2b4a3b6h4a5e3g5e1c1f1\
                          c2a4c6a6b5a7h3d1g1h5g6b2h6b7c7c8d7d8a1e7b1g2e8a2h1f7\
                          f8g7a8b8h7";

/// Another game, four plies before its end.
const FOUR_LEFT: &str = "f5f6c4g5g7d3h4d6e2h5f4h3h6d2c7b3b5f2e6f7c6e7d1e3g2c5h2\
                         f1g6c2b6b8b4c3f8a7e1g1d7a4c8a5c1b2a1a2g3g8h7h8b1g4f3h1\
                         a3b7";

fn call(one: &str, other: &str) -> Call {
    (one.to_string(), other.to_string())
}

fn after(transcript: &str) -> Position {
    let plies = parse_transcript(transcript).expect("a transcript");
    let game = referee(Position::start(), &plies);
    game.expect("legal moves").position
}

#[track_caller]
fn expect(one: &str, other: &str, same: bool) {
    task().expect([(call(one, other), same)]);
}

#[test]
fn another_order_is_the_same_opening() {
    expect("f5f6e6", "e6f6f5", true);
}

#[test]
fn a_turned_board_is_the_same() {
    expect("f5f6e6f4", "c4c3d3c5", true);
}

#[test]
fn a_mirror_image_is_the_same() {
    expect("f5d6c3", "e6f4c3", true);
}

#[test]
fn other_moves_can_lead_to_other_positions() {
    expect("f5d6", "f5f6", false);
}

#[test]
fn a_pass_makes_a_difference() {
    let one = format!("{THREE_LEFT}h2h8g8");
    let other = format!("{THREE_LEFT}h8g8h2");
    expect(&one, &other, false);
    // Here, both canonical positions have the same board.
    let one = format!("{FOUR_LEFT}a6d8a8e8");
    let other = format!("{FOUR_LEFT}d8e8a6a8");
    expect(&one, &other, false);
}

/// Returns a few moves, and the same ones, or others.
fn two_openings(random: &mut Random) -> Call {
    let one = opening(random);
    let other = if random.below(2) == 0 {
        one.clone()
    } else {
        opening(random)
    };
    (one, other)
}

/// Returns random moves after a fixed first one.
fn opening(random: &mut Random) -> String {
    let mut moves = "f5".to_string();
    for _ in 0..4 + random.below(2) {
        let legal: Vec<_> = after(&moves).legal_moves().collect();
        moves += &random.one_of(&legal).to_string();
    }
    moves
}

fn reference((one, other): Call) -> bool {
    eight_views(&after(&one)).contains(&after(&other))
}
