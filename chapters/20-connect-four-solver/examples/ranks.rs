//! The three move orders.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, MoveOrder, order_moves};

fn main() {
    let game: ConnectFour = "4455".parse().expect("a game");
    let grid = BitGrid::from(&game);
    for order in [
        MoveOrder::Middle,
        MoveOrder::WinningSquares,
        MoveOrder::Threats,
    ] {
        let moves = order_moves(grid, grid.landings(), order);
        let column = |square: u64| char::from(b'a' + square.ilog2() as u8 / 7);
        let moves = moves.into_iter().rev().flatten();
        let texts: Vec<_> = moves
            .map(|(rank, square)| format!("{}={rank}", column(square)))
            .collect();
        println!("{order:?}: {}", texts.join(" "));
    }
}
