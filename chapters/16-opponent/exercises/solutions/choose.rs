//! It wants to be a little ahead and no more, and plays what comes closest to
//! that. With six squares left, it sees the end, and wants that to be close.

use board::{Cell, Square};
use end_of_game::Position;
use evaluation::{Engine, evaluate};
use tic_tac_toe::Rand;
use whole_games::Ply;

/// The move to play.
pub fn choose(position: &Position, seed: u64) -> Square {
    let (depth, goal) = match position.board.count(Cell::Empty) {
        left @ ..=6 => (2 * left, 0), // a pass is a move, too
        _ => (2, 80),
    };
    let evaluation = &evaluate::phased;
    let considered = Engine { depth, evaluation }.analyze(position);
    let distance = |value: i32| (value - goal).abs();
    let least = considered.iter().map(|scored| distance(scored.value)).min();
    let nearest: Vec<_> = considered
        .iter()
        .filter(|scored| Some(distance(scored.value)) == least)
        .map(|scored| scored.mv)
        .collect();
    match Rand::new(seed).pick(&nearest) {
        Some(Ply::Move(square)) => *square,
        _ => Square::OVERFLOW,
    }
}
