//! For each move, its number among the legal moves, in as few bits as the last
//! of them needs. The rules say how many there are, and when the game is over.

use board::Square;
use end_of_game::{Position, Turn};

/// The moves of a finished game in at most 32 bytes.
pub fn shrink(moves: &[Square]) -> Vec<u8> {
    let mut bits = Vec::new();
    let mut position = Position::start();
    for &square in moves {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        let legal: Vec<_> = position.legal_moves().collect();
        let number = legal.iter().position(|other| *other == square).unwrap();
        let width = usize::BITS - (legal.len() - 1).leading_zeros();
        bits.extend((0..width).map(|bit| (number >> bit & 1) as u8));
        position = position.play(square).unwrap();
    }
    let byte =
        |bits: &[u8]| bits.iter().rev().fold(0, |byte, bit| 2 * byte + bit);
    bits.chunks(8).map(byte).collect()
}
