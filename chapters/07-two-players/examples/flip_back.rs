//! Tries to undo a move by flipping discs back. The result is wrong.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Score};
use flipping::flips;

fn flip_back(board: &Board, square: Square, disc: Disc) -> Board {
    let mut before = *board;
    for flip in flips(board, square, disc) {
        before.set(flip.square, disc.opponent().into());
    }
    before.set(square, Cell::Empty);
    before
}

fn main() {
    let f5 = Square::at(5, 4);
    let after = Position::start().play(f5).expect("a legal move").board;
    let before = flip_back(&after, f5, Disc::Black);
    for board in [after, before] {
        let Score { black, white } = Score::discs(&board);
        println!("black {black}, white {white}");
    }
}
