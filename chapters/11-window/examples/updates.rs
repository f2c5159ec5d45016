//! Applies messages to a state without a window and prints the notices.

use window::{Message, State, update};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::default();
    for message in [
        Message::Place("a1".parse()?),
        Message::Place("f5".parse()?),
        Message::Place("d6".parse()?),
        Message::Tick,
        Message::Place("d6".parse()?),
        Message::Quit,
    ] {
        let effect = update(&mut state, message.clone());
        println!("{message:?}: {} {effect:?}", state.notice());
    }
    Ok(())
}
