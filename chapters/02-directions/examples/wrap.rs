//! Walks east from f4 by adding 1 to the index, which is a mistake.

use board::Square;

fn step_east(square: Square) -> Square {
    Square::new(square.index() + 1)
}

fn main() {
    let mut square = Square::at(5, 3);
    while square.is_on_board() {
        print!("{square} ");
        square = step_east(square);
    }
    println!();
}
