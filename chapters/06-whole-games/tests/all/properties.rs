//! What holds in every legal game.

use end_of_game::{Position, Turn};
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};
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

    #[test]
    fn a_game_replayed_ends_in_the_same_position(game in any_game()) {
        let plies: Vec<_> = game.iter().copied().map(Ply::Move).collect();
        let replayed = referee(Position::start(), &plies).unwrap();
        prop_assert_eq!(replayed.moves, game.len());
        if let Some(Move { board, disc, square }) = moves(&game).pop() {
            let last = Position { board, to_move: disc };
            prop_assert_eq!(Ok(replayed.position), last.play(square));
        }
    }
}
