//! Puts one disc on the board and prints a few cells.

use board::{Board, Cell, Square};

fn main() {
    let mut board = Board::empty();
    board.set(Square::at(2, 5), Cell::Black);
    println!("{:?}", board[Square::at(2, 5)]);
    println!("{:?}", board[Square::at(3, 5)]);
    println!("{:?}", board[Square::at(8, 5)]);
    println!("{} empty squares", board.count(Cell::Empty));
}
