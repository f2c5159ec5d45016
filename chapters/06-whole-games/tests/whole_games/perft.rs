//! The counts that every correct implementation of the rules agrees on.

use end_of_game::{Position, Turn};
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{parse_transcript, perft, referee};

/// Aart Bik, "Perft for Reversi" (2009).
const LEAVES: [u64; 8] = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];

#[test]
fn the_first_eight_plies_have_the_known_number_of_ways() {
    let counted =
        [1, 2, 3, 4, 5, 6, 7, 8].map(|depth| perft(&Position::start(), depth));
    assert_eq!(counted, LEAVES);
}

#[test]
fn there_is_one_way_to_play_nothing() {
    assert_eq!(perft(&Position::start(), 0), 1);
}

#[test]
fn a_finished_game_counts_once_at_every_depth() {
    let b1 = example("b1");
    let over = Position {
        board: b1.board,
        to_move: b1.to_move,
    };
    assert_eq!(over.turn(), Turn::Over);
    assert_eq!([0, 1, 2, 60].map(|depth| perft(&over, depth)), [1; 4]);
}

/// After these eight moves Black must pass, and White has two moves.
#[test]
fn a_pass_is_a_ply() {
    let plies = parse_transcript("f5f6d3g5h5h4f7h6").unwrap();
    let game = referee(Position::start(), &plies).unwrap();
    assert_eq!(game.position.turn(), Turn::Pass);
    assert_eq!([1, 2].map(|depth| perft(&game.position, depth)), [1, 2]);
}
