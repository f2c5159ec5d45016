//! Prints two rays, and the length of a third.

use board::{ParseSquareError, Square};
use directions::{Direction, ray};

fn main() -> Result<(), ParseSquareError> {
    let (c6, h4): (Square, Square) = ("c6".parse()?, "h4".parse()?);
    println!("{:?}", ray(c6, Direction::NorthEast).collect::<Vec<_>>());
    println!("{:?}", ray(h4, Direction::East).collect::<Vec<_>>());
    println!("{} squares west of h4", ray(h4, Direction::West).count());
    Ok(())
}
