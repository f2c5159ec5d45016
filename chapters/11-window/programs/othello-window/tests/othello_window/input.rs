//! Keys and the mouse, at every size.

use std::path::PathBuf;

use crate::common::{BEFORE_C6, COLOR, click, draw, feed_all, key};
use crate::common::{place, press, rest, state_after};
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
    /// Every place of a square is that square, and every other place is the
    /// sentinel.
    #[test]
    fn a_place_is_on_the_square_that_is_drawn_there(
        width in 40u16..150,
        height in 20u16..60,
    ) {
        let area = Rect::new(0, 0, width, height);
        let form = Form::new(area).unwrap();
        let (across, down) = (form.board.square_width, form.board.square_height);
        let mut places = vec![Square::OVERFLOW; area.area() as usize];
        for square in Square::all() {
            let corner = form.board.corner_of(square).unwrap();
            for (x, y) in (0..across).flat_map(|x| (0..down).map(move |y| (x, y))) {
                let (x, y) = (corner.x + x, corner.y + y);
                places[y as usize * width as usize + x as usize] = square;
            }
        }
        for (place, square) in area.positions().zip(places) {
            prop_assert_eq!(form.square_at(place), square);
        }
    }

    /// Nothing lies on anything else, or outside the screen.
    #[test]
    fn every_place_has_one_meaning(width in 40u16..150, height in 20u16..60) {
        let area = Rect::new(0, 0, width, height);
        let form = Form::new(area).unwrap();
        let mut parts = vec![form.messages, form.status, form.number];
        parts.extend(form.buttons.iter().map(|(_, area)| *area));
        for (number, part) in parts.iter().enumerate() {
            prop_assert_eq!(part.intersection(form.area), *part);
            for place in part.positions() {
                prop_assert_eq!(form.square_at(place), Square::OVERFLOW);
            }
            for other in &parts[number + 1..] {
                prop_assert!(!part.intersects(*other), "{part} {other}");
            }
        }
    }
}

#[test]
fn a_click_beside_everything_means_nothing() {
    let state = state_after("");
    let area = Rect::new(0, 0, 80, 24);
    assert!(click(&state, area, (0, 0)).is_none());
    assert!(click(&state, area, (79, 23)).is_none());
    assert!(click(&state, Rect::new(0, 0, 39, 20), (10, 5)).is_none());
}

#[test]
fn every_button_can_be_clicked_and_typed() {
    let state = state_after("");
    let area = Rect::new(0, 0, 80, 24);
    for (button, at) in Form::new(area).unwrap().buttons {
        let clicked = click(&state, area, (at.x, at.y));
        assert!(
            matches!(clicked, Some(Message::Press(pressed)) if pressed == button)
        );
        let label = button.label();
        let sign = label.chars().nth(1).unwrap().to_ascii_lowercase();
        assert_eq!(Button::with_key(sign), Some(button), "{label}");
    }
    let right = Form::new(area).unwrap().buttons[0].1.right();
    let gap = Position::new(right, 21);
    assert_eq!(Form::new(area).unwrap().button_at(gap), None);
}

#[test]
fn arrows_move_the_cursor_and_stop_at_the_edge() {
    let mut state = state_after("");
    state.move_cursor_to(Square::at(0, 0));
    for code in [KeyCode::Left, KeyCode::Up] {
        key(&mut state, code);
        assert_eq!(state.cursor(), Square::at(0, 0));
    }
    for code in [KeyCode::Right, KeyCode::Right, KeyCode::Down] {
        key(&mut state, code);
    }
    assert_eq!(state.cursor(), Square::at(2, 1));
}

#[test]
fn enter_and_space_play_the_square_under_the_cursor() {
    for code in [KeyCode::Enter, KeyCode::Char(' ')] {
        let mut state = state_after("");
        state.move_cursor_to(Square::at(5, 4));
        key(&mut state, code);
        rest(&mut state);
        assert_eq!(
            state.notice(),
            "Black plays f5 and flips e5. White to move."
        );
    }
}

#[test]
fn where_no_board_is_seen_there_is_nothing_but_to_leave() {
    let meaning = |state: &State, code| {
        let event = Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        event_message(&event, state, Rect::new(0, 0, 39, 20))
    };
    let mut state = state_after("");
    let ways = [KeyCode::Left, KeyCode::Enter, KeyCode::Esc, KeyCode::End];
    for code in ways.into_iter().chain(" nwl0".chars().map(KeyCode::Char)) {
        assert!(meaning(&state, code).is_none(), "{code}");
    }
    let quit = meaning(&state, KeyCode::Char('q')).unwrap();
    assert!(matches!(quit, Message::Press(Button::Quit)));

    update(&mut state, place("f5"));
    update(&mut state, quit);
    let yes = meaning(&state, KeyCode::Char('y')).unwrap();
    assert!(matches!(update(&mut state, yes), Some(Effect::Quit)));
}

/// A dialog with three files in its list.
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
fn a_file_is_read_with_two_clicks() {
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
fn a_click_on_a_line_without_a_file_chooses_nothing() {
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
fn the_answers_to_a_question_can_be_clicked() {
    let area = Rect::new(0, 0, 80, 24);
    let panel = Panel::new(&Form::new(area).unwrap());
    for (answer, leaves) in [(panel.yes, true), (panel.no, false)] {
        let mut state = state_after(BEFORE_C6);
        feed_all(&mut state, [place("c6"), press(Button::Quit)]);
        let message = click(&state, area, (answer.x, answer.y)).unwrap();
        let effect = update(&mut state, message);
        assert_eq!(matches!(effect, Some(Effect::Quit)), leaves);
        assert_eq!(state.mode, Mode::Board);
    }
}

#[test]
fn control_and_a_letter_is_not_that_letter() {
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

/// Keys that a person may press, and clicks anywhere.
fn any_event() -> impl Strategy<Value = Event> {
    let codes = prop_oneof![
        "[ -~]".prop_map(|sign| KeyCode::Char(sign.chars().next().unwrap())),
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
    /// Whatever a person does, something can be drawn, and only legal moves
    /// are played.
    #[test]
    fn no_event_breaks_the_window(
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
