//! The level *expert*: what chapter 24's engine thinks of a position. It answers
//! a board, not a reader.

use std::cell::RefCell;

use bitboards::BitPosition;
use board::Square;
use engine::{DISC, Engine, Limits, SearchInfo, learned_small};
use game_analysis::{compare, reasons};
use minimax::Game;
use whole_games::Ply;

use crate::advice::{Advice, AdvisedMove, position};
use crate::english::{discs, sure};
use crate::protocol::{Request, RequestError, missing};

/// The megabytes in which it remembers what it has found out, from one answer
/// to the next.
const MEGABYTES: usize = 16;

/// How many positions it looks at before it makes up its mind: a second's worth.
const POSITIONS: u64 = 500_000;
/// The same where it can see the end, with so few squares empty. The solver is
/// much faster.
const POSITIONS_TO_END: u64 = 10_000_000;
const NEAR_END: u32 = 20;
/// With fewer positions, it's not worth telling what it thinks.
const CHEAP: u64 = 20_000;

/// How many moves of what would have followed it tells, and how many reasons.
const LONGEST_LINE: usize = 8;
const REASONS: usize = 2;

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// What it thinks of a position, looking `depth` moves ahead or, if that's cheap,
/// further. If a move was played, how it compares with the best one.
pub fn answer(request: &Request) -> Result<Request, RequestError> {
    let number = |field| {
        let text = request.text(field).unwrap_or_default();
        text.parse::<u32>().map_err(|_| missing(field))
    };
    let position = position(request)?;
    with_engine(|engine| match request.text("played") {
        Some(played) => {
            let played = played.parse().map_err(|_| missing("played"))?;
            Ok(review(engine, position, played))
        }
        None => {
            let (depth, moves) = (number("depth")?, number("moves")?);
            Ok(think(engine, position, depth, moves as usize).write())
        }
    })
}

/// The engine, which remembers what it has found out.
fn with_engine<T>(
    answer: impl FnOnce(&mut Engine) -> Result<T, RequestError>,
) -> Result<T, RequestError> {
    ENGINE.with_borrow_mut(|kept| {
        if kept.is_none() {
            *kept = Engine::new(learned_small(), MEGABYTES).ok();
        }
        answer(kept.as_mut().ok_or_else(|| missing("memory"))?)
    })
}

/// How a move of a game compares with the best one, in the words that the board
/// keeps: fields of the event `explain move`.
fn review(engine: &mut Engine, position: BitPosition, played: Square) -> Request {
    let most = match position.empty().count_ones() {
        ..=NEAR_END => POSITIONS_TO_END,
        _ => POSITIONS / 5,
    };
    let found = compare(engine, position, played, Limits::positions(most));
    let mut line = vec![Ply::Move(found.best)];
    let mut after = position.play(found.best);
    while let Some(ply) = engine
        .table
        .best_ply(after)
        .filter(|_| line.len() < LONGEST_LINE)
    {
        line.push(ply);
        after = after.after(ply);
    }
    let line: String = line.iter().map(Ply::to_string).collect();
    let reasons = reasons(position, played, found.best)
        .into_iter()
        .take(REASONS);
    let (said, read): (Vec<_>, Vec<_>) = reasons
        .map(|reason| (reason.to_string(), reason.lesson()))
        .unzip();
    Request::default()
        .with("explain", "move")
        .with("left", found.played)
        .with("value", found.value)
        .with("depth", found.depth)
        .with("exact", found.is_exact)
        .with("line", line)
        .with("reasons", said.join("; "))
        .with("lesson", read.first().copied().unwrap_or_default())
}

fn think(engine: &mut Engine, position: BitPosition, depth: u32, moves: usize) -> Advice {
    let most = match position.empty().count_ones() {
        ..=NEAR_END => POSITIONS_TO_END,
        _ => POSITIONS,
    };
    let is_enough = |hint: &SearchInfo| hint.depth >= depth && hint.positions >= CHEAP;
    let mut best = Vec::new();
    for hints in engine.hints(position, moves, Limits::positions(most)) {
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
        goes_on: is_enough(first) && !first.is_exact && first.positions < most,
        moves: best.iter().map(advised).collect(),
    }
}

/// A move with its value in discs, and whether that's sure.
fn advised(hint: &SearchInfo) -> AdvisedMove {
    AdvisedMove {
        name: hint.ply.to_string(),
        value: hint.value,
        text: if hint.is_exact {
            sure(hint.value / DISC)
        } else {
            discs(hint.value)
        },
    }
}
