//! Prints how many of 62,789 positions a table still holds after all were
//! stored.

use std::collections::HashMap;

use end_of_game::Position;
use minimax::small_board;
use transpositions::{Bounds, Entry, Table, remember};
use whole_games::Ply;

fn main() {
    let mut start = Position::start();
    start.board = small_board(4);
    let mut known = HashMap::new();
    remember(&start, Position::clone, &mut known);
    for megabytes in [1, 4, 16, 64] {
        let mut table = Table::new(megabytes).expect("enough memory");
        for key in known.keys() {
            table.store(entry(*key));
        }
        let left = known.keys().filter(|key| table.find(key).is_some());
        println!("{megabytes:2} MB: {} are left", left.count());
    }
}

fn entry(key: Position) -> Entry<Position, Ply> {
    let bounds = Bounds { lower: 0, upper: 0 };
    let (depth, best) = (0, None);
    Entry {
        key,
        depth,
        bounds,
        best,
    }
}
