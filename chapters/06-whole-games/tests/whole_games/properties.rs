//! What holds in every legal game.

use end_of_game::{Position, Turn};
use proptest::prelude::*;
use test_support::games::{any_game, moves};
use whole_games::{Ply, referee};

proptest! {
    #[test]
    fn the_referee_finds_the_same_boards_and_movers(game in any_game()) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        for (number, next) in moves(&game).into_iter().enumerate() {
            let mut position =
                referee(Position::start(), &plies[..number]).unwrap().position;
            if position.turn() == Turn::Pass {
                position = position.passed();
            }
            prop_assert_eq!(position.board, next.board);
            prop_assert_eq!(position.to_move, next.disc);
        }
    }
}
