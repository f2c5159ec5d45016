//! Positions of random games, and what they look like turned over or in a
//! mirror.

use board::{Cell, Square};
use end_of_game::{Position, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use tic_tac_toe::Rand;

/// Every position of a game that is played by chance, from the start to the end.
pub fn positions_of_a_game(seed: u64) -> Vec<Position> {
    let mut rand = Rand::new(seed);
    let mut position = Position::start();
    let mut positions = vec![position];
    while let Some(next) = any_next(&position, &mut rand) {
        position = next;
        positions.push(position);
    }
    positions
}

fn any_next(position: &Position, rand: &mut Rand) -> Option<Position> {
    match position.turn() {
        Turn::Over => None,
        Turn::Pass => Some(position.passed()),
        Turn::Move => {
            let moves: Vec<_> = position.legal_moves().collect();
            Some(position.play(*rand.pick(&moves)?).unwrap())
        }
    }
}

/// A position of a random game, at its end or before.
pub fn any_position() -> impl Strategy<Value = Position> {
    (0..1000_u64, any::<Index>()).prop_map(|(seed, at)| {
        let positions = positions_of_a_game(seed);
        positions[at.index(positions.len())]
    })
}

/// The same position with the colors exchanged.
pub fn turned_over(position: &Position) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let cell = match board[square] {
            Cell::Black => Cell::White,
            Cell::White => Cell::Black,
            other => other,
        };
        board.set(square, cell);
    }
    Position {
        board,
        to_move: position.to_move.opponent(),
    }
}

/// The same position in a mirror, a1 becoming h1.
pub fn mirrored(position: &Position) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let from = Square::at(7 - square.column(), square.row());
        board.set(square, position.board[from]);
    }
    Position { board, ..*position }
}
