use minimax::Game;
use whole_games::Ply;

use crate::evaluate::CORNERS;
use crate::{BitPosition, bit};

/// Chapter 17's order on bits: corners, and then the moves that leave the
/// opponent the fewest replies.
pub fn fewest_replies(position: &BitPosition, moves: &mut [Ply]) {
    moves.sort_by_cached_key(|&ply| {
        let replies = position.after(ply).moves().count_ones();
        (!is_corner(ply), replies)
    });
}

fn is_corner(ply: Ply) -> bool {
    matches!(ply, Ply::Move(square) if bit(square) & CORNERS != 0)
}
