//! What can go wrong.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use end_of_game::Position;
use evaluation::{Engine, Levels};
use othello_window::{Button, Message, State, update};
use pretty_assertions::assert_eq;
use tic_tac_toe::{Level, Rand};
use whole_games::Ply;

/// A thread that sends the move it chooses, and doesn't say for what.
fn think(position: Position, engine: Engine<Position>) -> Receiver<Ply> {
    let (sender, answer) = mpsc::channel();
    thread::spawn(move || {
        let ply = engine.choose(&position, &mut Rand::new(1));
        ply.map(|it| sender.send(it))
    });
    answer
}

#[test]
fn an_answer_comes_after_the_move_was_taken_back() {
    let mut state = State::new(PathBuf::new());
    state.set_animated(false);
    update(&mut state, Message::Place("f5".parse().unwrap()));
    let hard = Position::engine(Level::Hard);
    let answer = think(*state.history().position(), hard);
    update(&mut state, Message::Press(Button::Back));
    let Ok(Ply::Move(square)) = answer.recv() else {
        panic!("White has a move");
    };
    update(&mut state, Message::Place(square));
    assert_eq!(
        state.notice(),
        "Black can't play f4: it wouldn't flip anything."
    );
}
