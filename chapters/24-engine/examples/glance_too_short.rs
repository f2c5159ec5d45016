//! Where a glance was wrong: the end of the game, first cutting off what's
//! probably hopeless, and then for sure.

use benchmark_positions::middle_game;
use bitboards::BitPosition;
use engine::{Engine, Limits, learned};

fn main() {
    for (number, position) in middle_game(18).iter().enumerate() {
        let position = BitPosition::from(position);
        let mut engine = Engine::new(learned(), 16).expect("enough memory");
        let thoughts: Vec<_> = engine.deepen(position, Limits::NONE).collect();
        let [.., probable, sure] = &thoughts[..] else {
            continue;
        };
        if probable.value != sure.value {
            for thought in [probable, sure] {
                let (value, positions) = (thought.discs(), thought.positions);
                println!("{number:2}: {value:+} {} {positions:7}", thought.ply);
            }
        }
    }
}
