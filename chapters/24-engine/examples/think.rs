//! An engine thinks about Thor's last mistake, further and further ahead.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Limits, learned};

fn main() {
    let mut engine = Engine::new(learned(), 16).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    for thought in engine.deepen(position, Limits::NONE) {
        let line = thought.line.iter().take(6);
        let line: String = line.map(|ply| format!(" {ply}")).collect();
        let (value, positions) = (thought.discs(), thought.positions);
        println!("{:2} {value:+6.2} {positions:7} {line}", thought.depth);
    }
}
