//! This chapter's rows of the table: a hundred searches from the empty board, at each
//! level.
//!
//! `cargo bench -p tic-tac-toe --bench table`

use benchmark_positions::Row;
use tic_tac_toe::{Level, TicTacToe};

fn main() {
    println!("{}", Row::HEAD);
    for level in Level::ALL {
        let program = format!("tic-tac-toe, {}", level.depth());
        let row = Row::measure(program, &[TicTacToe::new(); 100], |game| {
            let analysis = level.analyze(game);
            let best = analysis.values.iter().map(|entry| entry.1).max();
            (best.unwrap_or_default(), analysis.positions)
        });
        println!("{row}");
    }
}
