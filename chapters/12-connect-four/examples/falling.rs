//! Drops three discs into column d of an empty grid.

use board::Cell;
use connect_four::{Column, empty_grid, landing};

fn main() {
    let mut board = empty_grid();
    let d = Column::all().nth(3).expect("there are seven");
    for disc in [Cell::Black, Cell::White, Cell::Black] {
        let square = landing(&board, d).expect("there's room");
        println!("{disc:?} lands on {square}");
        board.set(square, disc);
    }
    println!("{board}");
}
