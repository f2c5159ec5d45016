//! Prints the messages of a short session.

use directions::Direction;
use window::{Message, Step};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let messages = [
        Message::Place("f5".parse()?),
        Message::Tick,
        Message::Go(Direction::South),
        Message::Walk(Step::Back),
        Message::Save("mine.oth".into()),
        Message::Quit,
    ];
    println!("{messages:?}");
    Ok(())
}
