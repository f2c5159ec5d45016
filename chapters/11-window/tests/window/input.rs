//! Conversion of terminal events to messages.

use crate::common::{draw, state_after};
use board::Square;
use directions::Direction;
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use window::{BOARD, Message, Step, event_message};

/// Returns the message of a left click.
fn click(column: u16, row: u16) -> Option<Message> {
    event_message(&Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    }))
}

/// Returns the message of a key press.
fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<Message> {
    event_message(&Event::Key(KeyEvent::new(code, modifiers)))
}

#[test]
fn click_on_drawn_disc_hits_its_square() {
    let state = state_after("f5d6");
    let screen = draw(&state, 72, 18);
    for square in Square::all() {
        let corner = BOARD.corner_of(square).unwrap();
        let (x, y) = (corner.x as u16 + 2, corner.y as u16 + 1);
        assert_eq!(click(x, y), Some(Message::Place(square)));
        let drawn = screen.buffer()[(x, y)].symbol();
        let is_disc = ["●", "○"].contains(&drawn);
        assert_eq!(is_disc, state.board()[square] != board::Cell::Empty);
    }
}

#[test]
fn click_beside_board_is_ignored() {
    assert_eq!(click(1, 1), None);
    assert_eq!(click(2, 0), None);
    assert_eq!(click(34, 1), None);
    assert_eq!(click(2, 17), None);
}

#[test]
fn keys_match_key_help() {
    let plain = |code| key(code, KeyModifiers::NONE);
    let go = |direction| Some(Message::Go(direction));
    assert_eq!(plain(KeyCode::Left), go(Direction::West));
    assert_eq!(plain(KeyCode::Up), go(Direction::North));
    assert_eq!(plain(KeyCode::Enter), Some(Message::Choose));
    assert_eq!(
        plain(KeyCode::Char('>')),
        Some(Message::Walk(Step::Forward))
    );
    assert_eq!(plain(KeyCode::Char('m')), Some(Message::Walk(Step::Max)));
    assert_eq!(plain(KeyCode::Char('Q')), Some(Message::Quit));
    assert_eq!(plain(KeyCode::Char('x')), None);
}

#[test]
fn ctrl_c_quits_and_ctrl_m_is_ignored() {
    let control = |ch| key(KeyCode::Char(ch), KeyModifiers::CONTROL);
    assert_eq!(control('c'), Some(Message::Quit));
    assert_eq!(control('m'), None);
}
