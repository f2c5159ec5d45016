//! A disc, and then the two squares that it threatens.

use connect_four::{Column, ConnectFour};
use connect_four_solver::{BitGrid, has_four, winning_squares};
use minimax::Game;

/// The columns that make a fork, from a to g.
pub fn forks(columns: &str) -> String {
    let game: ConnectFour = columns.parse().expect("a game");
    let grid = BitGrid::from(&game);
    let is_fork = |column: &Column| {
        let after = grid.after(*column);
        let ours = after.opponent();
        let threats = winning_squares(ours) & after.landings();
        threats.count_ones() >= 2 && !has_four(ours)
    };
    let open = grid.moves();
    let open = Column::all().filter(|column| open.contains(column));
    open.filter(is_fork)
        .map(|column| column.to_string())
        .collect()
}
