//! Two players who don't wait for the disc to land.

use connect_four::ConnectFour;
use connect_four_window::{Message, State, update};

fn main() {
    let mut state = State::new(ConnectFour::new());
    for message in [Message::Drop, Message::Tick, Message::Drop] {
        update(&mut state, message);
        if let Some(disc) = state.falling {
            println!("{message:?}: in the air, {} lines down", disc.height);
        }
    }
    println!("{}", state.game());
}
