//! Tests of perft against published counts.

use end_of_game::{Position, Turn};
use pretty_assertions::assert_eq;
use test_support::examples::example;
use whole_games::{parse_transcript, perft, referee};

/// Perft of depths 1 to 8, from Aart Bik, "Perft for Reversi" (2009).
const PERFT: [u64; 8] = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];

#[test]
fn perft_1_to_8() {
    let counts =
        [1, 2, 3, 4, 5, 6, 7, 8].map(|depth| perft(&Position::start(), depth));
    assert_eq!(counts, PERFT);
}

#[test]
fn perft_0_is_1() {
    assert_eq!(perft(&Position::start(), 0), 1);
}

#[test]
fn finished_game_counts_once_at_every_depth() {
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
fn pass_counts_as_a_ply() {
    let plies = parse_transcript("f5f6d3g5h5h4f7h6").unwrap();
    let game = referee(Position::start(), &plies).unwrap();
    assert_eq!(game.position.turn(), Turn::Pass);
    assert_eq!([1, 2].map(|depth| perft(&game.position, depth)), [1, 2]);
}
