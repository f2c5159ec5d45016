//! What each square holds while f5 is being played.

use board::Square;
use window::{State, square_view};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::default();
    state.play("f5".parse()?).map_err(|why| why.to_string())?;
    for row in 3..6 {
        for column in 2..7 {
            print!("{}", square_view(&state, Square::at(column, row)));
        }
        println!();
    }
    Ok(())
}
