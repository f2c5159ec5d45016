//! Thor's moves, and how many replies each leaves.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, candidates};

fn main() {
    let (thor, area) = (BitPosition::from(&ralle_thor(17)), Area::eight());
    for it in candidates(thor, &area) {
        println!("{} {}", it.square, area.moves(it.after).count_ones());
    }
}
