//! What holds in every legal game.

use board::{Cell, Disc, Square};
use end_of_game::{Position, Turn};
use flipping::{flips, play};
use legal_moves::is_legal;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

proptest! {
    #[test]
    fn only_the_opponents_discs_flip(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            for flip in flips(&board, square, disc) {
                prop_assert_eq!(board[flip.square], disc.opponent().into());
                prop_assert_eq!(board[flip.closed_by], disc.into());
            }
        }
    }

    #[test]
    fn a_move_changes_the_discs_that_flip_and_its_square(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            let mut changed: Vec<_> = flips(&board, square, disc)
                .map(|flip| flip.square)
                .chain([square])
                .collect();
            changed.sort();
            let differing: Vec<_> =
                Square::all().filter(|&s| board[s] != after[s]).collect();
            prop_assert_eq!(differing, changed);
        }
    }

    #[test]
    fn legal_is_an_empty_square_where_a_disc_flips(game in any_game()) {
        for Move { board, .. } in moves(&game) {
            for disc in [Disc::Black, Disc::White] {
                for square in Square::all() {
                    let flips = flips(&board, square, disc).next().is_some();
                    let is_empty = board[square] == Cell::Empty;
                    let legal = is_legal(&board, square, disc);
                    prop_assert_eq!(legal, is_empty && flips);
                }
            }
        }
    }

    #[test]
    fn a_position_knows_whose_turn_it_is(game in any_game()) {
        let mut position = Position::start();
        for Move { board, disc, square } in moves(&game) {
            if position.turn() == Turn::Pass {
                position = position.passed();
            }
            prop_assert_eq!(position, Position { board, to_move: disc });
            position = position.play(square).unwrap();
        }
    }
}
