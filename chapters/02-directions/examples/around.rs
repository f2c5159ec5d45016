//! Prints the neighbors of a few squares in every direction.

use board::{ParseSquareError, Square};
use directions::{Direction, next_by_index};

fn main() -> Result<(), ParseSquareError> {
    for name in ["c6", "h4", "a8"] {
        let square: Square = name.parse()?;
        print!("around {square}:");
        for direction in Direction::ALL {
            match next_by_index(square, direction) {
                Square::OVERFLOW => print!(" --"),
                next => print!(" {next}"),
            }
        }
        println!();
    }
    Ok(())
}
