// caught by: a5_starts_no_chain_reaction
// mistake: This is a chain reaction: only what the placed disc brackets turns over.

use board::{Board, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut after = *board;
    let mut flipped = Vec::new();
    let mut turned = vec![square];
    while let Some(here) = turned.pop() {
        after.set(here, disc.into());
        for direction in Direction::ALL {
            if let Some(end) = bracket(&after, here, direction, disc) {
                for between in ray(here, direction).take_while(|&s| s != end) {
                    after.set(between, disc.into());
                    flipped.push(between);
                    turned.push(between);
                }
            }
        }
    }
    flipped
}
