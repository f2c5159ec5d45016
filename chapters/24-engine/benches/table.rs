//! This chapter's rows of the table: the engine with and without ProbCut.
//!
//! `cargo bench -p engine --bench table`

use benchmark_positions::{Row, against_yardstick, sixty_positions};
use bitboards::BitPosition;
use end_of_game::Position;
use engine::{Engine, Feature, Limits, SearchInfo, learned};

fn main() {
    println!("{}", Row::HEAD);
    println!("{}", row("without ProbCut", 6, &[Feature::ProbCut]));
    println!("{}", row("without ProbCut", 8, &[Feature::ProbCut]));
    for depth in [6, 8, 10] {
        println!("{}", row("engine", depth, &[]));
    }
}

/// Measures all positions with one engine, which keeps its table as in a game:
/// clearing 64 megabytes would take longer than a search.
fn row(program: &str, depth: u32, disabled: &[Feature]) -> Row {
    let mut engine = Engine::new(learned(), 64).expect("64 MB");
    engine.disabled = disabled.to_vec();
    let row = Row::measure(
        format!("{program}, {depth}"),
        &sixty_positions(),
        |position| {
            let info = think(&mut engine, position, depth);
            (info.value, info.positions)
        },
    );
    row.with_score(against_yardstick(|position| {
        think(&mut engine, position, depth).ply
    }))
}

fn think(engine: &mut Engine, position: &Position, depth: u32) -> SearchInfo {
    let info = engine.think(BitPosition::from(position), Limits::depth(depth));
    info.expect("a move to look at")
}
