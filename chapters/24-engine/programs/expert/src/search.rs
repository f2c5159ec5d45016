use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant};

use bitboards::BitPosition;
use end_of_game::Position;
use engine::{DISC, Engine, Limits, SearchInfo, learned, learned_from};
use opponent::Choice;
use whole_games::Ply;

/// The memory of the tables, in megabytes.
const MEGABYTES: usize = 64;

/// The time limit for each move.
const TIME: Duration = Duration::from_secs(2);

/// Creates the expert's engine, with the book's large weights or those of a
/// file.
///
/// # Errors
///
/// Returns an error if the file can't be read or the memory can't be allocated.
pub fn engine(weights: Option<&Path>) -> Result<Engine, Box<dyn Error>> {
    let evaluation = match weights {
        Some(path) => learned_from(path)?,
        None => learned(),
    };
    Ok(Engine::new(evaluation, MEGABYTES)?)
}

/// Searches a position until the time is up or `is_stopped` returns `true`, and
/// reports the result of each iteration.
pub fn search(
    engine: &mut Engine,
    position: &Position,
    is_stopped: &dyn Fn() -> bool,
    mut report: impl FnMut(SearchInfo),
) {
    let begin = Instant::now();
    let must_stop = || is_stopped() || begin.elapsed() >= TIME;
    let limits = Limits::NONE.until(&must_stop);
    for info in engine.deepen(BitPosition::from(position), limits) {
        report(info);
    }
}

/// Returns the move to play and its description, as far as the search got until
/// `is_stopped`. After the end of the game, it's a pass.
pub fn choose(
    engine: &mut Engine,
    position: &Position,
    is_stopped: &dyn Fn() -> bool,
) -> Choice {
    let mut last = None;
    search(engine, position, is_stopped, |info| last = Some(info));
    match last {
        Some(info) => (info.ply, describe(&info)),
        None => (Ply::Pass, String::new()),
    }
}

/// Describes a result: `worth +2.5 discs, 11 moves ahead; 1234567 positions`
/// or, if it's exact, `wins by 8 for sure; 1234567 positions`.
pub fn describe(info: &SearchInfo) -> String {
    let positions = info.positions;
    let discs = info.value / DISC;
    let value = match (info.is_exact, discs) {
        (false, _) => {
            format!("worth {:+.1} discs, {}", info.discs(), depth(info))
        }
        (true, 0) => "a draw for sure".to_string(),
        (true, 1..) => format!("wins by {discs} for sure"),
        (true, _) => format!("loses by {} against perfect play", -discs),
    };
    format!("{value}; {positions} positions")
}

/// Describes the depth: `11 moves ahead`.
pub(crate) fn depth(info: &SearchInfo) -> String {
    match info.depth {
        1 => "1 move ahead".to_string(),
        depth => format!("{depth} moves ahead"),
    }
}
