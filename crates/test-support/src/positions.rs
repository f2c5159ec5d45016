//! Positions of random games, and their symmetries.

use board::{Cell, Square};
use end_of_game::{Position, Turn};
use proptest::prelude::*;
use proptest::sample::Index;
use tic_tac_toe::Rand;

/// Returns every position of a random game, from the start to the end.
pub fn random_game_positions(seed: u64) -> Vec<Position> {
    let mut rand = Rand::new(seed);
    let mut position = Position::start();
    let mut positions = vec![position];
    while let Some(next) = play_random_ply(&position, &mut rand) {
        position = next;
        positions.push(position);
    }
    positions
}

fn play_random_ply(position: &Position, rand: &mut Rand) -> Option<Position> {
    match position.turn() {
        Turn::Over => None,
        Turn::Pass => Some(position.passed()),
        Turn::Move => {
            let moves: Vec<_> = position.legal_moves().collect();
            Some(position.play(*rand.pick(&moves)?).unwrap())
        }
    }
}

/// A strategy for positions of random games, the last included.
pub fn any_position() -> impl Strategy<Value = Position> {
    (0..1000_u64, any::<Index>()).prop_map(|(seed, index)| {
        let positions = random_game_positions(seed);
        positions[index.index(positions.len())]
    })
}

/// Returns the position with the colors swapped, on the board and to move.
pub fn colors_swapped(position: &Position) -> Position {
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

/// Returns the position mirrored left to right: a1 becomes h1.
pub fn mirrored(position: &Position) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let from = Square::at(7 - square.column(), square.row());
        board.set(square, position.board[from]);
    }
    Position { board, ..*position }
}
