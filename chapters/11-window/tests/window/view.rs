//! Drawn frames.

use crate::common::{BEFORE_C6, draw, finish_animation, place, state_after};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use ratatui::style::Color;
use test_support::examples::example;
use window::{Message, State, Step, update};

#[test]
fn start_position() {
    assert_snapshot!(draw(&State::default(), 72, 18));
}

#[test]
fn discs_turn_over_one_by_one() {
    let mut state = state_after(BEFORE_C6);
    for message in [place("c6"), Message::Tick, Message::Tick] {
        update(&mut state, message);
    }
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn last_move_and_flips_are_marked() {
    let mut state = state_after(BEFORE_C6);
    update(&mut state, place("c6"));
    finish_animation(&mut state);
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn game_over_with_b1_empty() {
    let mut state = state_after(example("b1").transcript);
    update(&mut state, Message::Walk(Step::Max));
    assert_snapshot!(draw(&state, 72, 18));
}

#[test]
fn small_terminal_clips_window() {
    assert_snapshot!(draw(&State::default(), 40, 6));
    draw(&State::default(), 1, 1);
}

#[test]
fn only_board_has_background_color() {
    let screen = draw(&State::default(), 72, 18);
    assert_eq!(screen.buffer()[(3, 2)].bg, Color::Green);
    assert_eq!(screen.buffer()[(0, 0)].bg, Color::Reset);
}
