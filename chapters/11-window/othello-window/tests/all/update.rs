//! What messages change. What the board says of its moves is chapter 11's, and
//! tested there.

use crate::common::{BEFORE_C6, feed_all, key, place, press};
use crate::common::{rest, state_after};
use board::{Cell, Square};
use othello_window::{Button, Effect, Message, Mode, update};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::KeyCode;

#[test]
fn an_illegal_move_gets_a_sentence_and_changes_nothing() {
    let mut state = state_after("");
    update(&mut state, place("a1"));
    assert_eq!(
        state.notice(),
        "Black can't play a1: it wouldn't flip anything."
    );
    assert_eq!(state.history().move_number(), 0);
    assert!(!state.is_unwritten());
}

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
fn playing_from_the_middle_begins_a_new_line_and_says_so() {
    let mut state = state_after("f5d6c3");
    feed_all(&mut state, [press(Button::Back), place("c5")]);
    assert!(
        state
            .notice()
            .ends_with("White to move. A new line begins; it replaces c3."),
        "{}",
        state.notice()
    );
    assert!(state.is_unwritten());
}

#[test]
fn repeating_the_line_leaves_it_as_it_is() {
    let mut state = state_after("f5d6c3");
    feed_all(&mut state, [press(Button::Start), place("f5")]);
    assert_eq!(state.history().moves().len(), 3);
    assert!(!state.is_unwritten());
}

#[test]
fn without_animation_they_turn_over_at_once() {
    let mut state = state_after(BEFORE_C6);
    state.set_animated(false);
    update(&mut state, place("c6"));
    assert_eq!(state.board().count(Cell::Black), 18);
}

#[test]
fn no_disc_is_placed_while_others_turn_over() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    let reply = state.history().position().legal_moves().next().unwrap();
    feed_all(&mut state, [Message::Place(reply), Message::Choose]);
    assert_eq!(state.history().move_number(), 17);
    assert_eq!(state.cursor(), "c6".parse::<Square>().unwrap());
    rest(&mut state);
    update(&mut state, Message::Place(reply));
    assert_eq!(state.history().move_number(), 18);
}

#[test]
fn a_button_ends_the_turning_at_once() {
    let mut state = state_after(BEFORE_C6);
    feed_all(&mut state, [place("c6"), press(Button::Back)]);
    assert!(!state.is_turning());
    assert_eq!(state.board().count(Cell::Black), 12);
}

#[test]
fn leaving_an_unwritten_game_takes_a_yes() {
    let mut state = state_after(BEFORE_C6);
    let quit = update(&mut state, press(Button::Quit));
    assert!(matches!(quit, Some(Effect::Quit)));
    assert!(feed_all(&mut state, [place("c6"), press(Button::Quit)]).is_none());
    assert!(key(&mut state, KeyCode::Enter).is_none());
    assert!(key(&mut state, KeyCode::Char('n')).is_none());
    assert_eq!(*state.mode(), Mode::Board);
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
