//! What each square holds while f5 is being played.

use board::Square;
use window::{Seen, State};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::default();
    state.play("f5".parse()?).map_err(|why| why.to_string())?;
    let seen = Seen::new(&state);
    for row in 3..6 {
        for column in 2..7 {
            print!("{}", seen.square(Square::at(column, row)));
        }
        println!();
    }
    Ok(())
}
