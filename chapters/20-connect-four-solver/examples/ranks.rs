//! In which order the solver tries the columns.

use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, FirstMove, sorted};

fn main() {
    let game: ConnectFour = "4455".parse().expect("a game");
    let grid = BitGrid::from(&game);
    for order in [
        FirstMove::Middle,
        FirstMove::WinningSquares,
        FirstMove::Threats,
    ] {
        let moves = sorted(grid, grid.landings(), order);
        let column = |square: u64| char::from(b'a' + square.ilog2() as u8 / 7);
        let moves = moves.into_iter().rev().flatten();
        let texts: Vec<_> = moves
            .map(|(rank, square)| format!("{}={rank}", column(square)))
            .collect();
        println!("{order:?}: {}", texts.join(" "));
    }
}
