//! State changes by messages. The notices about moves are tested in chapter 11.

use crate::common::{BEFORE_C6, place, press, press_key, update_all};
use crate::common::{finish_animation, state_after};
use board::Cell;
use othello_window::{Button, Effect, Mode, update};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::KeyCode;

#[test]
fn step_buttons_stop_at_both_ends_of_game() {
    let mut state = state_after(BEFORE_C6);
    let mut number_after = |button| {
        update(&mut state, press(button));
        state.history().move_number()
    };
    assert_eq!(number_after(Button::Start), 0);
    assert_eq!(number_after(Button::Back), 0);
    assert_eq!(number_after(Button::Forward), 1);
    assert_eq!(number_after(Button::Max), 16);
    assert_eq!(number_after(Button::Forward), 16);
    assert_eq!(number_after(Button::Back), 15);
}

#[test]
fn new_move_marks_game_as_unwritten() {
    let mut state = state_after("f5d6c3");
    update_all(&mut state, [press(Button::Start), place("a1"), place("f5")]);
    assert_eq!(state.history().moves().len(), 3);
    assert!(!state.is_unwritten);
    finish_animation(&mut state);
    update(&mut state, place("f6"));
    assert_eq!(state.history().moves().len(), 2);
    assert!(state.is_unwritten);
}

#[test]
fn discs_turn_over_at_once_without_animation() {
    let mut state = state_after(BEFORE_C6);
    state.is_animated = false;
    update(&mut state, place("c6"));
    assert_eq!(state.board().count(Cell::Black), 18);
}

#[test]
fn quit_with_unwritten_game_needs_confirmation() {
    let mut state = state_after(BEFORE_C6);
    let quit = update(&mut state, press(Button::Quit));
    assert!(matches!(quit, Some(Effect::Quit)));
    assert!(
        update_all(&mut state, [place("c6"), press(Button::Quit)]).is_none()
    );
    assert!(press_key(&mut state, KeyCode::Enter).is_none());
    assert!(press_key(&mut state, KeyCode::Char('n')).is_none());
    assert_eq!(state.mode, Mode::Board);
    update(&mut state, press(Button::Quit));
    let quit = press_key(&mut state, KeyCode::Char('y'));
    assert!(matches!(quit, Some(Effect::Quit)));
}

#[test]
fn new_game_has_no_moves() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, press(Button::New));
    assert_eq!(state.notice(), "A new game. Black to move.");
    assert_eq!(state.history().moves(), []);
}

#[test]
fn single_game_cannot_be_switched() {
    for button in [Button::Game, Button::Previous, Button::Next] {
        let mut state = state_after(BEFORE_C6);
        assert!(update(&mut state, press(button)).is_none());
        assert_eq!(
            state.notice(),
            "This is the only game. Read opens a file with more."
        );
    }
}
