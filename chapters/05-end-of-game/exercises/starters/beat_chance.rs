//! A challenge. Your opponent rolls dice and plays any legal move. Write a player
//! that beats the dice.
//!
//! - You're asked for a move only when you have one. Return a legal one.
//! - You play 100 games, half of them with each color. Rolling dice yourself
//!   wins about half of them. The checks want 70 wins, and then 85.
//! - Having the most discs now doesn't mean you'll have the most at the end. On
//!   some squares a disc can never be flipped. Which?
//!
//! You may use everything in the chapter.

use board::{Board, Disc, Square};

/// The move that you would make here.
pub fn beat_chance(board: &Board, to_move: Disc) -> Square {
    todo!("choose a move for {to_move}\n{board}")
}
