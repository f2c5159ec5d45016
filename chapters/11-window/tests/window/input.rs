//! What events mean.

use crate::common::{draw, state_after};
use board::Square;
use directions::Direction;
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use window::{BOARD, Message, Step, event_message};

/// What the left button of the mouse means at this place.
fn click(column: u16, row: u16) -> Option<Message> {
    event_message(&Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    }))
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<Message> {
    event_message(&Event::Key(KeyEvent::new(code, modifiers)))
}

/// In the position after f5 d6, each disc is where a click finds it.
#[test]
fn a_click_on_a_disc_finds_its_square() {
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
fn a_click_beside_the_board_means_nothing() {
    assert_eq!(click(1, 1), None);
    assert_eq!(click(2, 0), None);
    assert_eq!(click(34, 1), None);
    assert_eq!(click(2, 17), None);
}

#[test]
fn keys_mean_what_the_window_says() {
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
fn ctrl_c_leaves_and_ctrl_m_is_no_m() {
    let control = |sign| key(KeyCode::Char(sign), KeyModifiers::CONTROL);
    assert_eq!(control('c'), Some(Message::Quit));
    assert_eq!(control('m'), None);
}
