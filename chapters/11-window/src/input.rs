use directions::Direction;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use crate::{BOARD, Message, Point, Step};

/// Converts a terminal event to a message; `None` for an unused event.
pub fn event_message(event: &Event) -> Option<Message> {
    match *event {
        Event::Key(key) if key.is_press() => key_message(key),
        Event::Mouse(mouse) => mouse_message(mouse),
        _ => None,
    }
}

/// Converts a left click to a message; `None` for one beside the board.
fn mouse_message(mouse: MouseEvent) -> Option<Message> {
    let is_click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
    let square = BOARD.square_at(Point {
        x: mouse.column.into(),
        y: mouse.row.into(),
    });
    let is_move = is_click && square.is_on_board();
    is_move.then_some(Message::Place(square))
}

/// Converts a key press to a message; `None` for an unused key.
fn key_message(key: KeyEvent) -> Option<Message> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return (key.code == KeyCode::Char('c')).then_some(Message::Quit);
    }
    Some(match key.code {
        KeyCode::Left => Message::Go(Direction::West),
        KeyCode::Right => Message::Go(Direction::East),
        KeyCode::Up => Message::Go(Direction::North),
        KeyCode::Down => Message::Go(Direction::South),
        KeyCode::Enter => Message::Choose,
        KeyCode::Char('0') => Message::Walk(Step::Start),
        KeyCode::Char('<') => Message::Walk(Step::Back),
        KeyCode::Char('>') => Message::Walk(Step::Forward),
        KeyCode::Char('m' | 'M') => Message::Walk(Step::Max),
        KeyCode::Char('w' | 'W') => Message::Save("othello.oth".into()),
        KeyCode::Char('q' | 'Q') => Message::Quit,
        _ => return None,
    })
}
