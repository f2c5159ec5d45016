//! What the table knows of Ralle's moves when one of them has been searched.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{Area, Search, Table, candidates};

fn main() {
    let (black, area) = (BitPosition::from(&ralle_thor(10)), Area::eight());
    let mut table = Table::new(1).expect("a megabyte");
    let moves = candidates(black, &area);
    for it in &moves {
        println!("{} {:?}", it.square, table.enough(&moves, 1));
        let bound = Search::new(area).bound(it.after, -2);
        table.put(it.after, 9, -2, (bound, Square::OVERFLOW));
    }
}
