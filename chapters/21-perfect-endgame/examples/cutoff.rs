//! What the table knows of Ralle's moves when one of them has been searched.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BestMove, BoardShape, Search, Table, candidates};

fn main() {
    let (black, shape) =
        (BitPosition::from(&ralle_thor(10)), BoardShape::eight());
    let mut table = Table::new(1).expect("a megabyte");
    let moves = candidates(black, &shape);
    for candidate in &moves {
        println!("{} {:?}", candidate.square, table.cutoff(&moves, 1));
        let bound = Search::new(shape).bound(candidate.after, -2);
        let square = None;
        table.put(candidate.after, 9, -2, BestMove { bound, square });
    }
}
