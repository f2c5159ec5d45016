//! Prints how many items fit in a megabyte.

use std::mem::size_of;

use end_of_game::Position;
use transpositions::{Entry, TooLarge, allocate};
use whole_games::Ply;

type Slot = Option<Entry<Position, Ply>>;

fn main() -> Result<(), TooLarge> {
    println!("{} bytes each", size_of::<Slot>());
    println!("{} in a megabyte", allocate::<Slot>(1)?.capacity());
    Ok(())
}
