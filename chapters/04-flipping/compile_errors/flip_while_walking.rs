use board::{Board, Cell, Square};
use directions::{Direction, ray};

fn main() {
    let mut board = Board::start();
    let west_of_f5 = ray(Square::at(5, 4), Direction::West);
    for square in west_of_f5.take_while(|&square| board[square] == Cell::White) {
        board.set(square, Cell::Black);
    }
}
