//! What's drawn.

use crate::common::{BEFORE_C6, draw, place, rest, state_after};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use ratatui::style::Color;
use test_support::examples::example;
use window::{Message, State, Step, update};

#[test]
fn the_start() {
    assert_snapshot!(draw(&State::default(), 72, 18));
}

#[test]
fn while_discs_turn_over_the_others_wait() {
    let mut state = state_after(BEFORE_C6);
    for message in [place("c6"), Message::Tick, Message::Tick] {
        update(&mut state, message);
    }
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn after_c6_the_move_and_its_flips_are_marked() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    rest(&mut state);
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn the_game_is_over_with_b1_empty() {
    let mut state = state_after(example("b1").transcript);
    update(&mut state, Message::Walk(Step::Max));
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn a_smaller_terminal_shows_what_there_is_room_for() {
    assert_snapshot!(draw(&State::default(), 40, 6));
    draw(&State::default(), 1, 1);
}

#[test]
fn the_board_is_green_and_the_rest_is_as_the_terminal_has_it() {
    let screen = draw(&State::default(), 72, 18);
    assert_eq!(screen.buffer()[(3, 2)].bg, Color::Green);
    assert_eq!(screen.buffer()[(0, 0)].bg, Color::Reset);
}
