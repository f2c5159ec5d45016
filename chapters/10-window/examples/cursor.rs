//! The cursor walks east until it can't.

use directions::Direction;
use window::State;

fn main() {
    let mut state = State::default();
    for _ in 0..7 {
        print!("{} ", state.cursor());
        state.move_cursor(Direction::East);
    }
    println!("{}", state.cursor());
}
