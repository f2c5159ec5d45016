//! Mistakes in a search with a table.

use std::sync::mpsc::{self, Receiver};
use std::thread;

use end_of_game::Position;
use evaluation::{Engine, Levels};
use pretty_assertions::assert_eq;
use tic_tac_toe::{Level, Rand};
use whole_games::Ply;

/// Returns a thread that sends the move it chooses, and doesn't say for what.
fn think(
    position: Position,
    engine: Engine<'static, Position>,
) -> Receiver<Ply> {
    let (sender, answer) = mpsc::channel();
    thread::spawn(move || {
        let ply = engine.choose(&position, &mut Rand::new(1));
        ply.map(|ply| sender.send(ply))
    });
    answer
}

#[test]
fn answer_after_undo() {
    let start = Position::start();
    let after_f5 = start.play("f5".parse().unwrap()).unwrap();
    let answer = think(after_f5, Position::engine(Level::Hard));
    let on_board = start; // you take f5 back
    let Ok(Ply::Move(square)) = answer.recv() else {
        panic!("White has a move");
    };
    let refusal = on_board.play(square).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "Black can't play f4: it wouldn't flip anything"
    );
}
