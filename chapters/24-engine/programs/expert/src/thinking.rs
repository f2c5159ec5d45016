use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use bitboards::BitPosition;
use end_of_game::Position;
use engine::{DISC, Engine, Limits, Thought, learned, learned_from};
use opponent::Choice;
use whole_games::Ply;

/// The megabytes in which it remembers what it has found out.
const MEGABYTES: usize = 64;

/// How long it thinks about a move, at most.
const TIME: Duration = Duration::from_secs(2);

/// The engine that the expert plays with. It knows what the book has learned,
/// or what somebody else has saved in this file.
///
/// Fails when there isn't as much memory, or the file can't be read.
pub fn engine(weights: Option<&Path>) -> Result<Engine, Box<dyn Error>> {
    let evaluation = match weights {
        Some(path) => learned_from(path)?,
        None => learned(),
    };
    Ok(Engine::new(evaluation, MEGABYTES)?)
}

/// Thinks about a position until time is up or it's told to stop, and reports
/// each thought, one move further than the last.
pub fn think(
    engine: &mut Engine,
    position: &Position,
    is_stopped: &dyn Fn() -> bool,
    mut report: impl FnMut(Thought),
) {
    let begin = Instant::now();
    let must_stop = || is_stopped() || begin.elapsed() >= TIME;
    let limits = Limits::NONE.until(&must_stop);
    for thought in engine.deepen(BitPosition::from(position), limits) {
        report(thought);
    }
}

/// What it plays, and why.
pub fn choose(engine: &mut Engine, position: &Position) -> Choice {
    let mut last = None;
    think(engine, position, &|| false, |thought| last = Some(thought));
    let choice = |thought: Thought| (thought.ply, describe(&thought));
    last.map_or((Ply::Pass, String::new()), choice)
}

/// What it thinks: `worth +2.5 discs, 11 moves ahead; 1234567 positions`, or,
/// once it has seen the end, `wins by 8 for sure; 1234567 positions`.
pub fn describe(thought: &Thought) -> String {
    let positions = thought.positions;
    let discs = thought.value / DISC;
    let value = match (thought.is_exact, discs) {
        (false, _) => {
            format!("worth {:+.1} discs, {}", thought.discs(), ahead(thought))
        }
        (true, 0) => "a draw for sure".to_string(),
        (true, 1..) => format!("wins by {discs} for sure"),
        (true, _) => format!("loses by {} against perfect play", -discs),
    };
    format!("{value}; {positions} positions")
}

/// How far it has looked.
pub(crate) fn ahead(thought: &Thought) -> String {
    match thought.depth {
        1 => "1 move ahead".to_string(),
        depth => format!("{depth} moves ahead"),
    }
}
