//! The cost of a null-window search by the solver, and of an exact one.

use alpha_beta::Window;
use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{DISC, Engine, learned};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    let (alpha, beta) = (6 * DISC, 6 * DISC + 1);
    for window in [Window { alpha, beta }, Window::FULL] {
        let mut engine = Engine::new(learned(), 4).expect("enough memory");
        let discs = engine.solve(position, window).unwrap() / DISC;
        println!("{discs:+} {:8} positions", engine.solver.positions);
    }
}
