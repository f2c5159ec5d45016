//! Test that flipping in place agrees with `play`.

use board::Square;
use flipping::other_ways::play_in_place;
use flipping::play;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

/// Generates the last move of a random game.
fn any_move() -> impl Strategy<Value = Move> {
    any_game().prop_filter_map("game has no moves", |game| moves(&game).pop())
}

proptest! {
    #[test]
    fn play_in_place_agrees_with_play(
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
