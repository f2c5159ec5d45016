// caught by: the_moves_are_the_same_in_another_order
// mistake: old place

use board::{Board, Disc, Square};

pub fn order(_: &Board, _: Disc, moves: Vec<Square>) -> Vec<Square> {
    moves
}
