//! A window before anything has happened.

use window::State;

fn main() {
    let state = State::default();
    let moves = state.history().moves().len();
    println!("{moves} moves, cursor on {}", state.cursor());
    println!("{}", state.notice());
}
