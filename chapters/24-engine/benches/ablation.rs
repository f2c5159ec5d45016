//! Measures each search technique: twenty positions with 36 empty squares at
//! depth 12, with all techniques and with each one switched off.
//!
//! `cargo bench -p engine --bench ablation`

use benchmark_positions::{middle_game, processor_time};
use bitboards::BitPosition;
use engine::{Engine, Feature, Limits, learned};

const DEPTH: u32 = 12;

fn main() {
    println!("without            positions  seconds");
    measure("nothing", vec![]);
    for (name, feature) in [
        ("order", Feature::MoveOrdering),
        ("Multi-ProbCut", Feature::ProbCut),
        ("enhanced cutoff", Feature::EnhancedCutoff),
        ("deeper answers", Feature::DeeperEntries),
        ("aspiration", Feature::AspirationWindow),
    ] {
        measure(name, vec![feature]);
    }
}

fn measure(name: &str, disabled: Vec<Feature>) {
    let begin = processor_time();
    let positions: u64 = middle_game(36)
        .iter()
        .map(|position| {
            let engine = Engine::new(learned(), 64).expect("64 MB");
            let mut engine = Engine {
                disabled: disabled.clone(),
                ..engine
            };
            let position = BitPosition::from(position);
            let info = engine.think(position, Limits::depth(DEPTH));
            info.map_or(0, |info| info.positions)
        })
        .sum();
    let seconds = (processor_time() - begin).as_secs_f64();
    println!("{name:16} {positions:11}  {seconds:7.2}");
}
