//! A solver that has to do without one of its ideas.

use perfect_endgame::{Area, Idea, Solver, Table};

fn main() {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(Area::eight(), table);
    solver.without = &[Idea::Parity];
    for idea in [Idea::LastFour, Idea::Parity, Idea::Stability] {
        println!("{idea:?}: {}", solver.uses(idea));
    }
}
