//! Positions near the end whose selective search has the wrong score.

use benchmark_positions::middle_game;
use bitboards::BitPosition;
use engine::{Engine, Limits, learned};

fn main() {
    for (number, position) in middle_game(18).iter().enumerate() {
        let position = BitPosition::from(position);
        let mut engine = Engine::new(learned(), 16).expect("enough memory");
        let infos: Vec<_> = engine.deepen(position, Limits::NONE).collect();
        let [.., selective, exact] = &infos[..] else {
            continue;
        };
        if selective.value != exact.value {
            for info in [selective, exact] {
                let (value, positions) = (info.discs(), info.positions);
                println!("{number:2}: {value:+} {} {positions:7}", info.ply);
            }
        }
    }
}
