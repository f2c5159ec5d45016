use board::{Board, Cell, Disc, Square};
use flipping::flips;

fn main() {
    let mut board = Board::start();
    let f5 = Square::at(5, 4);
    for flip in flips(&board, f5, Disc::Black) {
        board.set(flip.square, Cell::Black);
    }
}
