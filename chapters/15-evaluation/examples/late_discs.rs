//! Does it help to count discs late in a game?

use board::Cell;
use end_of_game::Position;
use evaluation::compare;
use evaluation::evaluate::mobility;
use minimax::discs;

fn late_discs(position: &Position) -> i32 {
    match position.board.count(Cell::Empty) {
        29.. => mobility(position),
        _ => mobility(position) + 10 * discs(position),
    }
}

fn main() {
    println!("{}", compare([&late_discs, &mobility], 2));
}
