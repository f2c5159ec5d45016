//! The end of Ralle - Thor without putting moves in order.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::Technique::{LastFour, Parity, Stability};
use perfect_endgame::{BoardShape, Solver, Table, Techniques, mtdf};

fn main() {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(BoardShape::eight(), table);
    for disabled in [&[][..], &[Parity, LastFour, Stability]] {
        solver.disabled = Techniques::new(disabled);
        for empty in [6, 8, 10, 12] {
            solver.positions = 0;
            let position = BitPosition::from(&ralle_thor(empty));
            let ask = |alpha| Some(solver.parity_bound(position, alpha));
            let value = mtdf(64, 0, ask).expect("an answer each time");
            println!("{empty:2} empty: {value:+} {:8}", solver.positions);
        }
    }
}
