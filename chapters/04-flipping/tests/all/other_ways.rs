//! Two other ways to flip, held equal to this chapter's.

use board::Square;
use flipping::other_ways::{list_by_walking_back, play_in_place};
use flipping::{flips, play};
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

fn any_move() -> impl Strategy<Value = Move> {
    any_game()
        .prop_filter_map("a game without a move", |game| moves(&game).pop())
}

/// The squares of a list, from a1 to h8.
fn in_order(squares: impl IntoIterator<Item = Square>) -> Vec<Square> {
    let mut squares: Vec<_> = squares.into_iter().collect();
    squares.sort();
    squares
}

proptest! {
    #[test]
    fn walking_back_lists_the_same(Move { board, disc, .. } in any_move()) {
        for square in Square::all() {
            let flips = flips(&board, square, disc).map(|flip| flip.square);
            let list = list_by_walking_back(&board, square, disc);
            prop_assert_eq!(in_order(list), in_order(flips));
        }
    }

    #[test]
    fn playing_in_place_makes_the_same_board_and_counts_the_discs_won(
        Move { board, disc, .. } in any_move()
    ) {
        for square in (0..=64).map(Square::new) {
            let mut in_place = board;
            let won = play_in_place(&mut in_place, square, disc);
            let after = play(&board, square, disc).unwrap_or(board);
            prop_assert_eq!(in_place, after);
            let discs = board.count(disc.into()) + won;
            prop_assert_eq!(after.count(disc.into()), discs);
        }
    }
}
