//! A challenge. "It wouldn't flip anything" is true, but it doesn't say why.
//! Write a refusal that you'd like to get yourself: a sentence or two that say
//! what stands in the way of a move.
//!
//! The words are yours. The checks only look for facts:
//!
//! - It names the square that the player chose.
//! - If that square is taken, it says `black` or `white`: whose disc is on it.
//! - If not, it follows every run of the opponent's discs that begins beside the
//!   square. It names the empty square where the run ends, or says `edge` if the
//!   run goes off the board.
//! - It names no other squares, except discs of those runs.
//! - It has at most 200 characters.
//!
//! You're only asked about moves that are illegal, and never about a square with
//! no disc beside it. You may use everything in the chapter.

use board::Square;
use end_of_game::Position;

/// Why the color to move can't place a disc on this square.
pub fn why_not(position: &Position, square: Square) -> String {
    todo!("say why {square} is illegal for {}", position.to_move)
}
