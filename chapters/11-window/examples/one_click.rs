//! Converts a click on f5 to a message and applies it and a tick to the state.

use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use window::{Message, State, event_message, update};

fn main() {
    let mut state = State::default();
    let click = MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: 24,
        row: 10,
        modifiers: KeyModifiers::NONE,
    };
    let message = event_message(&Event::Mouse(click));
    println!("message: {message:?}");
    let effect = message.and_then(|message| update(&mut state, message));
    println!("effect:  {effect:?}");
    println!("turning: {:?}", state.turning());
    println!("notice:  {}", state.notice());
    update(&mut state, Message::Tick);
    println!("turning: {:?}", state.turning());
}
