//! Prints the squares around f5 while its move is animated.

use board::Square;
use window::{BoardView, State};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::default();
    state
        .play("f5".parse()?)
        .map_err(|reason| reason.to_string())?;
    let board_view = BoardView::new(&state);
    for row in 3..6 {
        for column in 2..7 {
            print!("{}", board_view.square(Square::at(column, row)));
        }
        println!();
    }
    Ok(())
}
