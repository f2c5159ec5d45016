//! The game looks the same from all sides.

use board::{Board, Square};
use flipping::play;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

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
}
