//! Searches the position of Thor's last mistake by iterative deepening.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Limits, learned};

fn main() {
    let mut engine = Engine::new(learned(), 16).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    for info in engine.deepen(position, Limits::NONE) {
        let line: String = info
            .line
            .iter()
            .take(6)
            .map(|ply| format!(" {ply}"))
            .collect();
        let (value, positions) = (info.discs(), info.positions);
        println!("{:2} {value:+6.2} {positions:7} {line}", info.depth);
    }
}
