//! A solver that has to do without one of its techniques.

use perfect_endgame::{BoardShape, Solver, Table, Technique, Techniques};

fn main() {
    let table = Table::new(1).expect("a megabyte");
    let mut solver = Solver::new(BoardShape::eight(), table);
    solver.disabled = Techniques::new(&[Technique::Parity]);
    println!("{}", solver.uses(Technique::Parity));
}
