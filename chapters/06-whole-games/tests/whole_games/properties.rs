//! Property test of the referee over random legal games.

use end_of_game::{Position, Turn};
use proptest::prelude::*;
use test_support::games::{any_game, moves};
use whole_games::{Ply, referee};

proptest! {
    #[test]
    fn referee_agrees_with_random_games(game in any_game()) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        for (index, next) in moves(&game).into_iter().enumerate() {
            let mut position =
                referee(Position::start(), &plies[..index]).unwrap().position;
            if position.turn() == Turn::Pass {
                position = position.passed();
            }
            prop_assert_eq!(position.board, next.board);
            prop_assert_eq!(position.to_move, next.disc);
        }
    }
}
