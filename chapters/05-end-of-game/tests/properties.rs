//! What holds in every legal game.

#[path = "../../04-flipping/tests/games/mod.rs"]
mod games;

use board::{Board, Cell, Disc, Square};
use end_of_game::{Ply, Position, Turn, referee};
use flipping::{flips, play};
use games::{Move, any_game, moves};
use legal_moves::is_legal;
use proptest::prelude::*;

fn discs(board: &Board) -> usize {
    board.count(Cell::Black) + board.count(Cell::White)
}

/// One of the eight ways to turn the board and to turn it over: the number's
/// three bits say whether to mirror left and right, to mirror top and bottom,
/// and to swap columns and rows.
fn turned(square: Square, symmetry: u8) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    Square::at(column, row)
}

fn turned_board(board: &Board, symmetry: u8) -> Board {
    let mut turned_board = Board::empty();
    for square in Square::all() {
        turned_board.set(turned(square, symmetry), board[square]);
    }
    turned_board
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
                prop_assert_eq!(board[flip.thanks_to], disc.into());
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
    fn a_turned_game_is_played_on_turned_boards(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            for symmetry in 1..8 {
                let board = turned_board(&board, symmetry);
                let square = turned(square, symmetry);
                prop_assert_eq!(
                    play(&board, square, disc),
                    Ok(turned_board(&after, symmetry))
                );
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
