//! Prints the entries of the starting position at two depths.

use alpha_beta::{Window, as_they_come};
use end_of_game::Position;
use transpositions::{Bounds, Entry, Table};
use whole_games::Ply;

fn main() {
    let (lower, upper) = (30, 50);
    let mut table = Table::new(1).expect("room");
    table.store(Entry {
        key: Position::start(),
        depth: 3,
        bounds: Bounds { lower, upper },
        best: "e6".parse().ok().map(Ply::Move),
    });
    let window = Window { alpha: 0, beta: 20 };
    for depth in [3, 5] {
        let entry = table.look_up(&Position::start(), depth);
        let moves = entry.moves(as_they_come).into_iter();
        let moves: Vec<_> = moves.map(|ply| ply.to_string()).collect();
        println!("{depth}: {:?} {moves:?}", entry.bounds.answer(window));
    }
}
