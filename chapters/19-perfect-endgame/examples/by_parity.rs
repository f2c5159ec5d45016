//! The end of Ralle - Thor without putting moves in order.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, Idea, Solver, Table, settle};

fn main() {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(Area::eight(), table);
    let ideas = &[Idea::Parity, Idea::LastFour, Idea::Stability];
    for without in [&[][..], ideas] {
        solver.without = without;
        for empty in [6, 8, 10, 12] {
            solver.positions = 0;
            let position = BitPosition::from(&ralle_thor(empty));
            let ask = |than| Some(solver.bound_by_parity(position, than));
            let value = settle(64, 0, ask).expect("an answer each time");
            println!("{empty:2} empty: {value:+} {:8}", solver.positions);
        }
    }
}
