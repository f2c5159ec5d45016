//! Pictures of windows, their events and threads.

use ::board::Square;
use connect_four_window::FallingDisc;
use end_of_game::Position;
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use two_players::{Othello, Refusal};
use window::{BOARD, State, event_message, update};

use super::Picture;
use crate::positions::position_after;

/// The first half shows one line of the screen in each picture, the second half two.
#[test]
fn flicker_has_lines_of_falling_disc() {
    let disc = FallingDisc::new(Square::at(3, 5));
    let heights: Vec<_> = std::iter::successors(Some(disc), |disc| disc.fall())
        .map(|disc| disc.height.to_string())
        .collect();
    let twice = heights.iter().flat_map(|height| [height, height]);
    let mut expected: Vec<_> = heights.iter().chain(twice).cloned().collect();
    expected.pop();
    assert_eq!(Picture::open("flicker").texts(), expected);
}

/// The loop of chapter 11's window, with the values for one click.
#[test]
fn click_has_values_of_update() {
    let f5 = Square::at(5, 4);
    let corner = BOARD.corner_of(f5).unwrap();
    let (column, row) = (corner.x + 2, corner.y + 1);
    let message = event_message(&Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: column as u16,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    }))
    .unwrap();
    let message_text = format!("{message:?}");
    let mut state = State::default();
    let effect = update(&mut state, message);
    let turning: Vec<_> = state.turning().iter().map(Square::to_string).collect();
    let turning = turning.join(" ");
    let moves = state.history().move_number();
    let described = [
        format!("{effect:?}"),
        format!("click at {column}, {row}"),
        message_text,
        format!("plays {f5}"),
        format!("see {f5} and {turning}"),
    ];
    let drawn_board = format!("[●) and ◐ on {turning}");
    let state_text = format!("move {moves}, {turning} turns");
    let picture = Picture::open("click");
    for text in described[..4].iter().chain([&state_text]) {
        picture.assert_described(text);
    }
    picture.assert_described(&drawn_board);
    picture.assert_texts(described.into_iter().chain([drawn_board, state_text]));
}

#[test]
fn refusal_lists_legal_moves() {
    let mut game = Othello::new(Position::start());
    game.place(Square::at(5, 4)).unwrap();
    let Err(Refusal::Illegal(_, moves)) = game.place(Square::at(0, 0)) else {
        panic!("a1 is legal");
    };
    let moves: Vec<_> = moves.iter().map(Square::to_string).collect();
    let moves = moves.join(" ");
    let picture = Picture::open("refusal");
    picture.assert_texts([&moves]);
    picture.assert_described(&format!("list, {moves},"));
}

#[test]
fn threads_search_legal_moves() {
    let texts = Picture::open("threads").texts();
    for answer in position_after("f5").legal_moves() {
        let count = texts
            .iter()
            .filter(|text| **text == answer.to_string())
            .count();
        assert_eq!(count, 2, "{answer} with one thread and with two");
    }
}
