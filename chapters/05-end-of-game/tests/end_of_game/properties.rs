//! Property tests over random legal games.

use board::{Cell, Disc, Square};
use end_of_game::{Position, Turn};
use flipping::{flips, play};
use legal_moves::is_legal;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

proptest! {
    #[test]
    fn only_opponent_discs_flip(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            for flip in flips(&board, square, disc) {
                prop_assert_eq!(board[flip.square], disc.opponent().into());
                prop_assert_eq!(board[flip.closed_by], disc.into());
            }
        }
    }

    #[test]
    fn play_changes_only_flips_and_its_square(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            let mut expected: Vec<_> = flips(&board, square, disc)
                .map(|flip| flip.square)
                .chain([square])
                .collect();
            expected.sort();
            let different: Vec<_> = Square::all()
                .filter(|&square| board[square] != after[square])
                .collect();
            prop_assert_eq!(different, expected);
        }
    }

    #[test]
    fn legal_moves_are_empty_squares_with_flips(game in any_game()) {
        for Move { board, .. } in moves(&game) {
            for disc in [Disc::Black, Disc::White] {
                for square in Square::all() {
                    let mut flips = flips(&board, square, disc);
                    let is_empty = board[square] == Cell::Empty;
                    let is_legal = is_legal(&board, square, disc);
                    prop_assert_eq!(
                        is_legal,
                        is_empty && flips.next().is_some()
                    );
                }
            }
        }
    }

    #[test]
    fn position_tracks_color_to_move(game in any_game()) {
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
