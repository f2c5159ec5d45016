//! Thor's moves, the one that costs least first.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, candidates, odd_quarters};

fn main() {
    let (white, shape) =
        (BitPosition::from(&ralle_thor(17)), BoardShape::eight());
    let odd = odd_quarters(shape.empty(white));
    let mut moves = candidates(white, &shape);
    moves.sort_by_key(|candidate| candidate.by_replies(&shape, odd));
    for candidate in moves {
        let cost = candidate.by_replies(&shape, odd);
        print!("{} {cost}  ", candidate.square);
    }
    println!();
}
