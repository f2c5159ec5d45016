use board::{Board, Disc, Square};

fn main() {
    let mut board = Board::empty();
    board.set(Square::at(2, 5), Disc::Black);
}
