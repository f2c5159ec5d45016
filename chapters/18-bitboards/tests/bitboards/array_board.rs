//! The array board of chapters 1 to 5 is the oracle of the bits.

use bitboards::{
    BitPosition, bit, carry, doubling, evaluate, lanes, loops, perft, squares,
};
use board::{Disc, Square};
use end_of_game::{Position, Turn};
use evaluation::evaluate::{corner_points, frontier, phased};
use minimax::Game;
use proptest::prelude::*;
use test_support::examples::examples;
use test_support::games::{any_board, any_game, moves};
use test_support::middle_game;

/// Collects the result of each implementation.
type Ways<T> = &'static [(&'static str, T)];

const ENDS: Ways<fn(BitPosition) -> u64> = &[
    ("loops", loops::ends),
    ("doubling", doubling::ends),
    ("lanes", lanes::ends),
];

const FLIPS: Ways<fn(BitPosition, Square) -> u64> =
    &[("loops", loops::flips), ("carry", carry::flips)];

/// Every question that the two boards can both answer.
fn agree(position: &Position) {
    let bits = BitPosition::from(position);
    assert_eq!(&bits.with_colors(position.to_move), position);
    let legal: Vec<_> = position.legal_moves().collect();
    let (own, opponent) = (bits.own, bits.opponent);
    for (way, ends) in ENDS {
        let ends = ends(bits);
        let found: Vec<_> = squares(ends & bits.empty()).collect();
        assert_eq!(found, legal, "{way}, {position}");
        assert_eq!(ends, loops::ends(bits), "{way}, {position}");
    }
    for square in squares(!(own | opponent)) {
        agree_on_flips(position, bits, square);
    }
    assert_eq!(bits.is_over(), position.turn() == Turn::Over);
    assert_eq!(Game::moves(&bits), Game::moves(position));
    assert_eq!(bits.result(), position.result());
    assert_eq!(evaluate::discs(&bits), minimax::discs(position));
    assert_eq!(evaluate::phased(&bits), phased(position));
    assert_eq!(evaluate::corner_points(&bits), corner_points(position));
    assert_eq!(evaluate::frontier(&bits), frontier(position));
    assert_eq!(bits.passed(), BitPosition::from(&position.passed()));
    assert_eq!(perft(bits, 3), whole_games::perft(position, 3));
}

/// A move that flips nothing is illegal on the array board.
fn agree_on_flips(position: &Position, bits: BitPosition, square: Square) {
    let expected = flipping::flips(&position.board, square, position.to_move);
    let expected = expected.map(|flip| bit(flip.square)).sum::<u64>();
    for (way, flips) in FLIPS {
        assert_eq!(
            flips(bits, square),
            expected,
            "{way}, {square}, {position}"
        );
    }
    let after = bits.place(square, expected);
    match position.play(square) {
        Ok(slow) => assert_eq!(after, BitPosition::from(&slow)),
        Err(_) => assert_eq!(expected, 0),
    }
}

#[test]
fn example_positions_match_array() {
    for example in examples() {
        let (board, to_move) = (example.board, example.to_move);
        agree(&Position { board, to_move });
    }
}

#[test]
fn starting_position_matches_array() {
    agree(&Position::start());
    assert_eq!(BitPosition::start().own, 1 << 28 | 1 << 35);
    assert_eq!(BitPosition::start().opponent, 1 << 27 | 1 << 36);
}

#[test]
fn tournament_games_match_array() {
    for position in middle_game::positions() {
        agree(&position);
    }
}

proptest! {
    #[test]
    fn random_games_match_array(game in any_game()) {
        for place in moves(&game) {
            agree(&Position { board: place.board, to_move: place.disc });
        }
    }

    #[test]
    fn unreachable_boards_match_array(board in any_board()) {
        agree(&Position { board, to_move: Disc::Black });
        agree(&Position { board, to_move: Disc::White });
    }
}
