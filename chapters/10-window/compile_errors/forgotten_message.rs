use window::Message;

/// Whether a message asks for an effect.
fn asks(message: &Message) -> bool {
    match message {
        Message::Open(_) | Message::Quit => true,
        Message::Place(_) | Message::Choose | Message::Go(_) => false,
        Message::Walk(_) | Message::Tick | Message::Done(_) => false,
    }
}

fn main() {
    println!("{}", asks(&Message::Quit));
}
