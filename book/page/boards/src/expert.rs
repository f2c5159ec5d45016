//! The engine of chapter 24, which answers the questions of boards on the level `expert`.

use std::cell::RefCell;

use bitboards::BitPosition;
use board::Square;
use engine::{DISC, Engine, Limits, SearchInfo, learned_small};
use game_analysis::{compare, reasons};
use minimax::Game;
use whole_games::Ply;

use crate::advice::{Advice, AdvisedMove, bit_position};
use crate::english::{format_discs, format_exact};
use crate::protocol::{Request, RequestError, missing};

/// The size of the transposition table in megabytes.
const TABLE_MEGABYTES: usize = 16;

/// The limit of a search in positions: about one second.
const MAX_POSITIONS: u64 = 500_000;
/// The limit with at most `ENDGAME_EMPTIES` empty squares. The endgame solver searches
/// more positions per second.
const MAX_ENDGAME_POSITIONS: u64 = 10_000_000;
const ENDGAME_EMPTIES: u32 = 20;
/// A search with fewer positions than this continues with the next depth instead of
/// reporting its result.
const MIN_REPORTED_POSITIONS: u64 = 20_000;

/// The maximum number of moves of a better line, and of reasons for it.
const MAX_LINE_LENGTH: usize = 8;
const MAX_REASONS: usize = 2;

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Answers a question: the values of the moves of a position, or, if the question
/// contains a move that was `played`, the comparison of that move with the best one.
pub fn respond(request: &Request) -> Result<Request, RequestError> {
    let number = |field| {
        let text = request.text(field).unwrap_or_default();
        text.parse::<u32>().map_err(|_| missing(field))
    };
    let position = bit_position(request)?;
    with_engine(|engine| match request.text("played") {
        Some(played) => {
            let played = played.parse().map_err(|_| missing("played"))?;
            Ok(compare_with_best(engine, position, played))
        }
        None => {
            let (depth, moves) = (number("depth")?, number("moves")?);
            Ok(search(engine, position, depth, moves as usize).to_request())
        }
    })
}

/// Calls a function with the engine, which is created for the first question.
fn with_engine<T>(
    f: impl FnOnce(&mut Engine) -> Result<T, RequestError>,
) -> Result<T, RequestError> {
    ENGINE.with_borrow_mut(|engine| {
        if engine.is_none() {
            *engine = Engine::new(learned_small(), TABLE_MEGABYTES).ok();
        }
        f(engine.as_mut().ok_or_else(|| missing("memory"))?)
    })
}

/// Compares a move with the best one. Returns the event `explain move` with its fields,
/// which the board `computer` keeps.
fn compare_with_best(engine: &mut Engine, position: BitPosition, played: Square) -> Request {
    let max_positions = match position.empty().count_ones() {
        ..=ENDGAME_EMPTIES => MAX_ENDGAME_POSITIONS,
        _ => MAX_POSITIONS / 5,
    };
    let comparison = compare(engine, position, played, Limits::positions(max_positions));
    let reasons: Vec<_> = reasons(position, played, comparison.best)
        .into_iter()
        .take(MAX_REASONS)
        .collect();
    let texts: Vec<_> = reasons.iter().map(ToString::to_string).collect();
    let lesson = reasons.first().map(|reason| reason.lesson());
    Request::default()
        .with("explain", "move")
        .with("left", comparison.played)
        .with("value", comparison.value)
        .with("depth", comparison.depth)
        .with("exact", comparison.is_exact)
        .with("line", expected_line(engine, position, comparison.best))
        .with("reasons", texts.join("; "))
        .with("lesson", lesson.unwrap_or_default())
}

/// Returns the transcript of a move and its continuation from the transposition table.
fn expected_line(engine: &Engine, position: BitPosition, first: Square) -> String {
    let mut line = Ply::Move(first).to_string();
    let mut position = position.play(first);
    for _ in 1..MAX_LINE_LENGTH {
        let Some(ply) = engine.table.best_ply(position) else {
            break;
        };
        line += &ply.to_string();
        position = position.after(ply);
    }
    line
}

/// Evaluates the best moves to a depth; further if that takes few positions.
fn search(engine: &mut Engine, position: BitPosition, depth: u32, moves: usize) -> Advice {
    let max_positions = match position.empty().count_ones() {
        ..=ENDGAME_EMPTIES => MAX_ENDGAME_POSITIONS,
        _ => MAX_POSITIONS,
    };
    let is_enough =
        |hint: &SearchInfo| hint.depth >= depth && hint.positions >= MIN_REPORTED_POSITIONS;
    let mut best = Vec::new();
    for hints in engine.hints(position, moves, Limits::positions(max_positions)) {
        best = hints;
        if is_enough(&best[0]) {
            break;
        }
    }
    let Some(first) = best.first() else {
        return Advice::default();
    };
    Advice {
        depth: first.depth as usize,
        positions: first.positions,
        goes_on: is_enough(first) && !first.is_exact && first.positions < max_positions,
        moves: best.iter().map(advised_move).collect(),
    }
}

fn advised_move(hint: &SearchInfo) -> AdvisedMove {
    AdvisedMove {
        name: hint.ply.to_string(),
        value: hint.value,
        text: if hint.is_exact {
            format_exact(hint.value / DISC)
        } else {
            format_discs(hint.value)
        },
    }
}
