//! What messages change. What the board says of its moves is chapter 11's, and
//! tested there.

use crate::common::{BEFORE_C6, feed_all, key, place, press};
use crate::common::{rest, state_after};
use board::Cell;
use othello_window::{Button, Effect, Mode, update};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::KeyCode;

#[test]
fn the_buttons_walk_through_the_game() {
    let mut state = state_after(BEFORE_C6);
    let mut at_after = |button| {
        update(&mut state, press(button));
        state.history().move_number()
    };
    assert_eq!(at_after(Button::Start), 0);
    assert_eq!(at_after(Button::Back), 0);
    assert_eq!(at_after(Button::Forward), 1);
    assert_eq!(at_after(Button::Max), 16);
    assert_eq!(at_after(Button::Forward), 16);
    assert_eq!(at_after(Button::Back), 15);
}

#[test]
fn a_game_is_unwritten_from_its_first_new_move_on() {
    let mut state = state_after("f5d6c3");
    feed_all(&mut state, [press(Button::Start), place("a1"), place("f5")]);
    assert_eq!(state.history().moves().len(), 3);
    assert!(!state.is_unwritten);
    rest(&mut state);
    update(&mut state, place("f6"));
    assert_eq!(state.history().moves().len(), 2);
    assert!(state.is_unwritten);
}

#[test]
fn without_animation_they_turn_over_at_once() {
    let mut state = state_after(BEFORE_C6);
    state.is_animated = false;
    update(&mut state, place("c6"));
    assert_eq!(state.board().count(Cell::Black), 18);
}

#[test]
fn leaving_an_unwritten_game_takes_a_yes() {
    let mut state = state_after(BEFORE_C6);
    let quit = update(&mut state, press(Button::Quit));
    assert!(matches!(quit, Some(Effect::Quit)));
    assert!(feed_all(&mut state, [place("c6"), press(Button::Quit)]).is_none());
    assert!(key(&mut state, KeyCode::Enter).is_none());
    assert!(key(&mut state, KeyCode::Char('n')).is_none());
    assert_eq!(state.mode, Mode::Board);
    update(&mut state, press(Button::Quit));
    let quit = key(&mut state, KeyCode::Char('y'));
    assert!(matches!(quit, Some(Effect::Quit)));
}

#[test]
fn a_new_game_begins_with_four_discs() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, press(Button::New));
    assert_eq!(state.notice(), "A new game. Black to move.");
    assert_eq!(state.history().moves(), []);
}

#[test]
fn a_single_game_has_no_neighbors() {
    for button in [Button::Game, Button::Previous, Button::Next] {
        let mut state = state_after(BEFORE_C6);
        assert!(update(&mut state, press(button)).is_none());
        assert_eq!(
            state.notice(),
            "This is the only game. Read opens a file with more."
        );
    }
}
