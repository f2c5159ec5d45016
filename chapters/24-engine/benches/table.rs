//! This chapter's rows of the table: the engine, and the engine without cutting off
//! what's probably hopeless.
//!
//! `cargo bench -p engine --bench table`

use benchmark_positions::{Row, against_yardstick, sixty_positions};
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Engine, Limits, Technique, Thought, learned};

fn main() {
    println!("{}", Row::HEAD);
    println!("{}", row("without ProbCut", 6, &[Technique::ProbCut]));
    println!("{}", row("without ProbCut", 8, &[Technique::ProbCut]));
    for depth in [6, 8, 10] {
        println!("{}", row("engine", depth, &[]));
    }
}

/// One engine does it all, and keeps its 64 megabytes from one position to the
/// next, as it does in a game: emptying them would take longer than a search.
fn row(program: &str, depth: u32, disabled: &[Technique]) -> Row {
    let mut engine = Engine::new(learned(), 64).expect("64 MB");
    engine.disabled = disabled.to_vec();
    let row = Row::measure(
        format!("{program}, {depth}"),
        &sixty_positions(),
        |position| {
            let thought = think(&mut engine, position, depth);
            (thought.value, thought.positions)
        },
    );
    row.with_score(against_yardstick(|position| {
        think(&mut engine, position, depth).ply
    }))
}

fn think(engine: &mut Engine, position: &Position, depth: u32) -> Thought {
    let thought =
        engine.think(BitPosition::from(position), Limits::depth(depth));
    thought.expect("a move to look at")
}
