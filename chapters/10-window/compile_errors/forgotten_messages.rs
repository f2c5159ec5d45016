use window::{Effect, Message, State};

fn update(state: &mut State, message: Message) -> Option<Effect> {
    match message {
        Message::Go(direction) => state.move_cursor(direction),
        Message::Tick => state.turn_next_disc(),
        Message::Quit => return Some(Effect::Quit),
    }
    None
}
