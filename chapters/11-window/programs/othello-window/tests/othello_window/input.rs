//! Keys and the mouse, at all sizes of the form.

use std::path::PathBuf;

use crate::common::{BEFORE_C6, COLOR, click, draw, press_key, update_all};
use crate::common::{finish_animation, place, press, state_after};
use board::Square;
use othello_window::{
    Button, Effect, FileEntry, FileOutcome, Form, Message, Mode, Panel,
};
use othello_window::{State, event_message, update};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

proptest! {
    #[test]
    fn position_is_on_square_drawn_there(
        width in 40u16..150,
        height in 20u16..60,
    ) {
        let area = Rect::new(0, 0, width, height);
        let form = Form::new(area).unwrap();
        let (across, down) = (form.board.square_width, form.board.square_height);
        let mut squares = vec![Square::OVERFLOW; area.area() as usize];
        for square in Square::all() {
            let corner = form.board.corner_of(square).unwrap();
            for (x, y) in (0..across).flat_map(|x| (0..down).map(move |y| (x, y))) {
                let (x, y) = (corner.x + x, corner.y + y);
                squares[y as usize * width as usize + x as usize] = square;
            }
        }
        for (position, square) in area.positions().zip(squares) {
            prop_assert_eq!(form.square_at(position), square);
        }
    }

    #[test]
    fn parts_of_form_do_not_overlap(width in 40u16..150, height in 20u16..60) {
        let area = Rect::new(0, 0, width, height);
        let form = Form::new(area).unwrap();
        let mut parts = vec![form.messages, form.status, form.number];
        parts.extend(form.buttons.iter().map(|(_, area)| *area));
        for (index, part) in parts.iter().enumerate() {
            prop_assert_eq!(part.intersection(form.area), *part);
            for position in part.positions() {
                prop_assert_eq!(form.square_at(position), Square::OVERFLOW);
            }
            for other in &parts[index + 1..] {
                prop_assert!(!part.intersects(*other), "{part} {other}");
            }
        }
    }
}

#[test]
fn click_beside_form_is_ignored() {
    let state = state_after("");
    let area = Rect::new(0, 0, 80, 24);
    assert!(click(&state, area, (0, 0)).is_none());
    assert!(click(&state, area, (79, 23)).is_none());
    assert!(click(&state, Rect::new(0, 0, 39, 20), (10, 5)).is_none());
}

#[test]
fn buttons_react_to_click_and_key() {
    let state = state_after("");
    let area = Rect::new(0, 0, 80, 24);
    for (button, button_area) in Form::new(area).unwrap().buttons {
        let clicked = click(&state, area, (button_area.x, button_area.y));
        assert!(
            matches!(clicked, Some(Message::Press(pressed)) if pressed == button)
        );
        let label = button.label();
        let ch = label.chars().nth(1).unwrap().to_ascii_lowercase();
        assert_eq!(Button::with_key(ch), Some(button), "{label}");
    }
    let right = Form::new(area).unwrap().buttons[0].1.right();
    let gap = Position::new(right, 21);
    assert_eq!(Form::new(area).unwrap().button_at(gap), None);
}

#[test]
fn arrows_move_cursor_up_to_edge() {
    let mut state = state_after("");
    state.move_cursor_to(Square::at(0, 0));
    for code in [KeyCode::Left, KeyCode::Up] {
        press_key(&mut state, code);
        assert_eq!(state.cursor(), Square::at(0, 0));
    }
    for code in [KeyCode::Right, KeyCode::Right, KeyCode::Down] {
        press_key(&mut state, code);
    }
    assert_eq!(state.cursor(), Square::at(2, 1));
}

#[test]
fn enter_and_space_play_square_at_cursor() {
    for code in [KeyCode::Enter, KeyCode::Char(' ')] {
        let mut state = state_after("");
        state.move_cursor_to(Square::at(5, 4));
        press_key(&mut state, code);
        finish_animation(&mut state);
        assert_eq!(
            state.notice(),
            "Black plays f5 and flips e5. White to move."
        );
    }
}

#[test]
fn small_screen_only_accepts_quit() {
    let message_without_form = |state: &State, code| {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        event_message(&event, state, Rect::new(0, 0, 39, 20))
    };
    let mut state = state_after("");
    let keys = [KeyCode::Left, KeyCode::Enter, KeyCode::Esc, KeyCode::End];
    for code in keys.into_iter().chain(" nwl0".chars().map(KeyCode::Char)) {
        assert!(message_without_form(&state, code).is_none(), "{code}");
    }
    let quit = message_without_form(&state, KeyCode::Char('q')).unwrap();
    assert!(matches!(quit, Message::Press(Button::Quit)));

    update(&mut state, place("f5"));
    update(&mut state, quit);
    let yes = message_without_form(&state, KeyCode::Char('y')).unwrap();
    assert!(matches!(update(&mut state, yes), Some(Effect::Quit)));
}

/// Returns a window with three files in its file dialog.
fn dialog() -> State {
    let mut state = state_after("");
    update(&mut state, press(Button::Read));
    let folder = PathBuf::from("/games");
    let entry = |name: &str| FileEntry {
        name: name.to_string(),
        path: folder.join(name),
        is_folder: false,
    };
    let entries = ["a.oth", "b.oth", "c.oth"].map(entry).to_vec();
    let listed = FileOutcome::Listed(folder.clone(), entries);
    update(&mut state, Message::Done(listed));
    state
}

#[test]
fn second_click_on_file_reads_it() {
    let mut state = dialog();
    let area = Rect::new(0, 0, 40, 20);
    let list = Panel::new(&Form::new(area).unwrap()).list;
    let second = (list.x, list.y + 1);
    let once = click(&state, area, second).unwrap();
    assert!(update(&mut state, once).is_none());
    let twice = click(&state, area, second).unwrap();
    let effect = update(&mut state, twice);
    let Some(Effect::Read(path, 1)) = effect else {
        panic!("{effect:?}");
    };
    assert_eq!(path, PathBuf::from("/games/b.oth"));
}

#[test]
fn click_below_last_file_is_ignored() {
    let mut state = dialog();
    let area = Rect::new(0, 0, 40, 20);
    let list = Panel::new(&Form::new(area).unwrap()).list;
    for _ in 0..2 {
        let below = click(&state, area, (list.x, list.y + 5)).unwrap();
        assert!(update(&mut state, below).is_none());
    }
    assert!(click(&state, area, (list.x, list.bottom() + 8)).is_none());
}

#[test]
fn answers_to_question_can_be_clicked() {
    let area = Rect::new(0, 0, 80, 24);
    let panel = Panel::new(&Form::new(area).unwrap());
    for (answer, leaves) in [(panel.yes, true), (panel.no, false)] {
        let mut state = state_after(BEFORE_C6);
        update_all(&mut state, [place("c6"), press(Button::Quit)]);
        let message = click(&state, area, (answer.x, answer.y)).unwrap();
        let effect = update(&mut state, message);
        assert_eq!(matches!(effect, Some(Effect::Quit)), leaves);
        assert_eq!(state.mode, Mode::Board);
    }
}

#[test]
fn control_with_letter_is_not_that_letter() {
    let state = state_after("");
    let area = Rect::new(0, 0, 80, 24);
    for (letter, quits) in [('c', true), ('n', false), ('q', false)] {
        let code = KeyCode::Char(letter);
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::CONTROL));
        let message = event_message(&event, &state, area);
        let is_quit = matches!(message, Some(Message::Interrupt));
        assert_eq!(is_quit, quits, "{letter}");
    }
}

/// Generates key presses and clicks.
fn any_event() -> impl Strategy<Value = Event> {
    let codes = prop_oneof![
        "[ -~]".prop_map(|text| KeyCode::Char(text.chars().next().unwrap())),
        prop::sample::select(vec![
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Backspace,
            KeyCode::Tab,
        ]),
    ];
    let keys = codes
        .prop_map(|code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    let clicks = (0u16..150, 0u16..50).prop_map(|(column, row)| {
        Event::Mouse(MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column,
            row,
            modifiers: KeyModifiers::NONE,
        })
    });
    prop_oneof![keys, clicks]
}

proptest! {
    /// After any events, the window can be drawn and its game is legal.
    #[test]
    fn arbitrary_events_keep_state_valid(
        events in prop::collection::vec(any_event(), 0..80),
        width in 1u16..130,
        height in 1u16..40,
    ) {
        let area = Rect::new(0, 0, width, height);
        let mut state = dialog();
        update(&mut state, Message::Cancel);
        for event in events {
            if let Some(message) = event_message(&event, &state, area) {
                update(&mut state, message);
            }
            update(&mut state, Message::Tick);
        }
        draw(&state, (width, height), COLOR);
        prop_assert!(state.to_record().replay().is_ok());
        prop_assert!(state.cursor().is_on_board());
    }
}
