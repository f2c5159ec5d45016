//! The level *expert*: what chapter 21's engine thinks of a position. It answers
//! a board, not a reader.

use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;

use bitboards::BitPosition;
use engine::{DISC, Engine, Limits, Thought};
use learning::Weights;

use crate::advice::{Advice, position};
use crate::eighths;
use crate::protocol::{Request, RequestError};

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

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// What it thinks of a position, looking so many moves ahead or, if that's
/// cheap, further, as the board reads it:
/// `advice 8 12345 more f4:20:+2.5 d6:-4:-0.5`. That's how far it looked, at
/// how many positions, whether it would look further (`more`) or not (`done`),
/// and the best moves with their values in eighths of a disc, and as text.
pub fn advice(request: &Request) -> Result<Advice, RequestError> {
    let missing = |field| RequestError::MissingField(field);
    let number = |field| {
        let text = request.text(field).unwrap_or_default();
        text.parse().map_err(|_| missing(field))
    };
    let position = position(request)?;
    let (depth, moves): (u32, u32) = (number("depth")?, number("moves")?);
    ENGINE.with_borrow_mut(|kept| {
        if kept.is_none() {
            let weights = Weights::small();
            let evaluation = Arc::new(move |it: &_| weights.value(it));
            *kept = Engine::new(evaluation, MEGABYTES).ok();
        }
        let engine = kept.as_mut().ok_or(missing("memory"))?;
        Ok(think(engine, position, depth, moves as usize))
    })
}

fn think(engine: &mut Engine, position: BitPosition, depth: u32, moves: usize) -> Advice {
    let most = match position.empty().count_ones() {
        ..=NEAR_END => POSITIONS_TO_END,
        _ => POSITIONS,
    };
    let (mut last, mut is_done) = (Vec::new(), true);
    for thoughts in engine.hints(position, moves, Limits::positions(most)) {
        last = thoughts;
        is_done = last[0].depth < depth || last[0].positions < CHEAP;
        if !is_done {
            break;
        }
    }
    let Some(first) = last.first() else {
        return Advice("0 0 done".to_owned());
    };
    let is_done = is_done || first.is_exact || first.positions >= most;
    let state = if is_done { "done" } else { "more" };
    let mut text = format!("{} {} {state}", first.depth, first.positions);
    for it in &last {
        let _ = write!(text, " {}:{}:{}", it.ply, it.value, describe(it));
    }
    Advice(text)
}

/// A value as a person reads it: in discs, and whether that's sure.
fn describe(thought: &Thought) -> String {
    match thought.is_exact {
        true => eighths::describe_sure(thought.value / DISC),
        false => eighths::describe(thought.value),
    }
}
