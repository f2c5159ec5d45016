//! A window that thinks between two pictures.

use std::path::PathBuf;

use board::Disc;
use evaluation::Engine;
use evaluation::evaluate::phased;
use minimax::best;
use othello_window::{Message, State, update};
use whole_games::Ply;

fn main() {
    let mut state = State::new(PathBuf::new());
    state.set_animated(false); // discs turn over all at once
    let f5 = "f5".parse().expect("a square");
    for message in [Message::Place(f5), Message::Cancel] {
        println!("{message:?}");
        update(&mut state, message);
        answer(&mut state);
        println!("  picture: {}", state.notice());
    }
}

/// White's move, if it's White's turn. Nothing else happens meanwhile.
fn answer(state: &mut State) {
    let position = *state.history().position();
    if position.to_move == Disc::White {
        let engine = Engine {
            depth: 6,
            evaluation: phased,
        };
        let considered = engine.analyze(&position);
        let positions: u64 = considered.iter().map(|it| it.positions).sum();
        println!("  {positions} positions");
        if let Some(&Ply::Move(square)) = best(&considered).first() {
            update(state, Message::Place(square));
        }
    }
}
