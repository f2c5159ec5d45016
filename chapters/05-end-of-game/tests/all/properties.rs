//! What holds in every legal game.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Ply, Position, Turn, referee};
use flipping::{flips, play};
use legal_moves::is_legal;
use proptest::prelude::*;
use testing::games::{Move, any_game, moves};

fn discs(board: &Board) -> usize {
    board.count(Cell::Black) + board.count(Cell::White)
}

proptest! {
    #[test]
    fn each_move_adds_one_disc(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            prop_assert_eq!(discs(&after), discs(&board) + 1);
        }
    }

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
