//! What each technique of the search is worth: twenty positions with 36 empty
//! squares, 12 moves ahead, with everything and with everything but one.
//!
//! `cargo bench -p engine --bench ablation`

use benchmark_positions::{middle_game, processor_time};
use bitboards::BitPosition;
use engine::{Engine, Limits, Technique, learned};

const DEPTH: u32 = 12;

fn main() {
    println!("without            positions  seconds");
    measure("nothing", vec![]);
    for (name, technique) in [
        ("order", Technique::Order),
        ("Multi-ProbCut", Technique::ProbCut),
        ("enhanced cutoff", Technique::EnhancedCutoff),
        ("deeper answers", Technique::DeeperAnswers),
        ("aspiration", Technique::Aspiration),
    ] {
        measure(name, vec![technique]);
    }
}

fn measure(name: &str, disabled: Vec<Technique>) {
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
            let thought = engine.think(position, Limits::depth(DEPTH));
            thought.map_or(0, |thought| thought.positions)
        })
        .sum();
    let seconds = (processor_time() - begin).as_secs_f64();
    println!("{name:16} {positions:11}  {seconds:7.2}");
}
