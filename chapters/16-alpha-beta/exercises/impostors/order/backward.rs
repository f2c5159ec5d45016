// caught by: it_is_better_than_no_order
// mistake: Percent(

use board::{Board, Disc, Square};

pub fn order(_: &Board, _: Disc, moves: Vec<Square>) -> Vec<Square> {
    moves.into_iter().rev().collect()
}
