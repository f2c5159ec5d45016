//! Games to learn from, with and without the solver.

use learning::{Plan, School};

fn main() {
    for solved in [0, 12] {
        let plan = Plan {
            solved,
            ..Plan::default()
        };
        let mut school = School::new(1).expect("a megabyte");
        for _ in 0..3 {
            let game = school.play(&plan);
            let first = game[game.len() - 1].result;
            println!("{solved:2} solved: {first:+} for the first to move");
        }
    }
}
