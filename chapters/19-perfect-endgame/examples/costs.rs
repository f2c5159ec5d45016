//! Thor's moves, the one that costs least first.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, candidates, odd_quarters};

fn main() {
    let (white, area) = (BitPosition::from(&ralle_thor(17)), Area::eight());
    let odd = odd_quarters(area.empty(white));
    let mut moves = candidates(white, &area);
    moves.sort_by_key(|it| it.by_replies(&area, odd));
    for it in moves {
        print!("{} {}  ", it.square, it.by_replies(&area, odd));
    }
    println!();
}
