//! Property test of the symmetry of the rules.

use board::{Board, Square};
use flipping::play;
use proptest::prelude::*;
use test_support::games::{Move, any_game, moves};

/// Maps a square by one of the eight symmetries of the board. The bits of
/// `symmetry` are: 1 mirrors left and right, 2 mirrors top and bottom, 4 swaps
/// columns and rows.
fn map_square(square: Square, symmetry: u8) -> Square {
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

fn map_board(board: &Board, symmetry: u8) -> Board {
    let mut mapped = Board::empty();
    for square in Square::all() {
        mapped.set(map_square(square, symmetry), board[square]);
    }
    mapped
}

proptest! {
    #[test]
    fn rules_are_symmetric(game in any_game()) {
        for Move { board, disc, square } in moves(&game) {
            let after = play(&board, square, disc).unwrap();
            for symmetry in 1..8 {
                let board = map_board(&board, symmetry);
                let square = map_square(square, symmetry);
                prop_assert_eq!(
                    play(&board, square, disc),
                    Ok(map_board(&after, symmetry))
                );
            }
        }
    }
}
