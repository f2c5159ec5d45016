//! Chapter 20's trainer, and the pupil that it teaches. They answer a board, not
//! a reader.

use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bitboards::BitPosition;
use learning::{Learner, Patterns, Plan, Player, Round, SMALL, Step, Trainer, Weights};
use minimax::{Game, POINT};
use train::{Shown, shown};

use crate::advice::{Advice, position};
use crate::eighths;
use crate::protocol::{Request, RequestError, invalid};

/// After so many games it says how far it is.
const SHOWN: usize = 1000;

/// How far the pupil looks ahead, and with how few empty squares to the end.
const DEPTH: usize = 4;
const EXACT: u32 = 10;
/// More than any guess, in eighths of a disc.
const SURE: i32 = 10_000;

thread_local! {
    static TRAINER: RefCell<Option<Trainer>> = const { RefCell::new(None) };
}

/// What the trainer has done, as the board reads it: `played 500`, games in all;
/// `learned 2 2087 2079 45 0a1b...`, a round, its errors in hundredths of a disc
/// on what it learned from and on what it hasn't seen, how many percent of the
/// games it won against `phased`, and its best weights; or `graduated`.
pub fn lesson(request: &Request) -> Result<Advice, RequestError> {
    let (seed, games) = (request.require("seed")?, request.require("games")?);
    TRAINER.with_borrow_mut(|kept| {
        if request.text("do") == Some("begin") {
            *kept = Trainer::new(Plan {
                patterns: SMALL,
                games,
                seed,
                ..Plan::default()
            });
        }
        let trainer = kept.as_mut();
        let trainer = trainer.ok_or(RequestError::MissingField("trainer"))?;
        Ok(Advice(teach(trainer, games)))
    })
}

/// Goes on until there's something to say.
fn teach(trainer: &mut Trainer, most: usize) -> String {
    loop {
        match trainer.step() {
            Step::Played(games) if games < most && games % SHOWN != 0 => {}
            Step::Played(games) => return format!("played {games}"),
            Step::Learned(round) => return describe(round, &trainer.weights()),
            Step::Graduated(_) | Step::Done => return "graduated".to_owned(),
        }
    }
}

fn describe(round: Round, weights: &Weights) -> String {
    let Shown {
        number,
        error,
        test_error,
        rate,
    } = shown(round, weights);
    let mut text = format!("learned {number} {error} {test_error} {rate} ");
    for byte in weights.write() {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// What the pupil with these weights thinks of each move, in the words of the
/// level *expert*. Without weights it knows nothing.
pub fn opinion(request: &Request) -> Result<Advice, RequestError> {
    let position = position(request)?;
    let weights = weights(request)?;
    let count = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&count);
    let opinion = move |it: &BitPosition| {
        counter.fetch_add(1, Ordering::Relaxed);
        weights.value(it)
    };
    let depth = match position.empty().count_ones() {
        empty if empty <= EXACT => 2 * empty as usize,
        _ => DEPTH,
    };
    let player = Player {
        opinion: &opinion,
        depth,
        exact: EXACT,
    };
    let mut moves = String::new();
    for ply in Game::moves(&position) {
        let window = [-i32::MAX, i32::MAX];
        let value = -player.look(position.after(ply), depth - 1, window);
        let (value, text) = as_shown(value);
        let _ = write!(moves, " {ply}:{value}:{text}");
    }
    let (depth, count) = (DEPTH, count.load(Ordering::Relaxed));
    Ok(Advice(format!("{depth} {count} done{moves}")))
}

/// A value in eighths of a disc, and as text. How a game ends counts more than
/// any guess.
fn as_shown(value: i32) -> (i32, String) {
    match value / POINT {
        0 => (value, eighths::describe(value)),
        discs => {
            let value = SURE * discs.signum() + 8 * discs;
            (value, eighths::describe_sure(discs))
        }
    }
}

fn weights(request: &Request) -> Result<Weights, RequestError> {
    let text = request.text("weights").unwrap_or_default();
    if text.is_empty() {
        let patterns = Patterns::new(SMALL);
        let patterns = patterns.ok_or(RequestError::MissingField("weights"))?;
        return Ok(Learner::new(patterns, 0.0).weights());
    }
    let byte = |pair: &[u8]| {
        let pair = str::from_utf8(pair).ok()?;
        u8::from_str_radix(pair, 16).ok()
    };
    let bytes: Option<Vec<_>> = text.as_bytes().chunks(2).map(byte).collect();
    Weights::read(&bytes.unwrap_or_default()).map_err(invalid("weights"))
}
