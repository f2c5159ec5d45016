//! Chapter 23's trainer, and the pupil that it teaches. They answer a board, not
//! a reader.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bitboards::BitPosition;
use learning::{Plan, Player, Round, Step, Trainer};
use minimax::{Game, POINT};
use patterns::{Learner, Patterns, SMALL, Weights};
use train::{RoundSummary, summarize};

use crate::advice::{Advice, AdvisedMove, position};
use crate::english::{discs, sure};
use crate::protocol::{Request, RequestError, invalid, missing};
use crate::rounds;

/// After this many games it says how far it is.
const REPORTED: usize = 1000;

/// How far the pupil looks ahead, and with how few empty squares to the end.
const DEPTH: usize = 4;
const EXACT: u32 = 10;
/// More than any guess, in eighths of a disc.
const SURE: i32 = 10_000;

/// A trainer, and what became of it so far.
struct Training {
    trainer: Trainer,
    last: Option<Round>,
    rounds: Vec<RoundSummary>,
}

thread_local! {
    static TRAINING: RefCell<Option<Training>> = const { RefCell::new(None) };
}

/// What the trainer has done since it was last asked, as the event `train`.
pub fn lesson(request: &Request) -> Result<Request, RequestError> {
    let (seed, games) = (request.require("seed")?, request.require("games")?);
    let mut plan = Plan {
        exact: 8,
        seed,
        ..Plan::small().with_games(games / 4)
    };
    plan.generations.truncate(4);
    TRAINING.with_borrow_mut(|kept| {
        if kept.is_none() || request.text("do") == Some("begin") {
            let trainer = Trainer::new(plan).ok();
            *kept = trainer.map(|trainer| Training {
                trainer,
                last: None,
                rounds: Vec::new(),
            });
        }
        let training = kept.as_mut().ok_or_else(|| missing("trainer"))?;
        Ok(teach(training, games))
    })
}

/// Goes on until there's something to say.
fn teach(training: &mut Training, most: usize) -> Request {
    let Training {
        trainer,
        last,
        rounds,
    } = training;
    loop {
        match trainer.step() {
            Step::Played(games) if games < most && games % REPORTED != 0 => {}
            Step::Played(games) => {
                return Request::default()
                    .with("train", "played")
                    .with("games_played", games);
            }
            Step::Learned(round) => *last = Some(round),
            Step::Finished(number, _) => {
                let weights = trainer.weights();
                rounds.extend(last.map(|round| summarize(Round { number, ..round }, &weights)));
                return Request::default()
                    .with("train", "learned")
                    .with("rounds", rounds::write(rounds))
                    .with("weights", hex::encode(weights.write()));
            }
            Step::Done => return Request::default().with("train", "graduated"),
        }
    }
}

/// What the pupil with these weights thinks of each move. Without weights it
/// knows nothing.
pub fn opinion(request: &Request) -> Result<Request, RequestError> {
    let position = position(request)?;
    let weights = weights(request)?;
    let count = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&count);
    let opinion = move |position: &BitPosition| {
        counter.fetch_add(1, Ordering::Relaxed);
        weights.value(position)
    };
    let depth = match position.empty().count_ones() {
        empty if empty <= EXACT => 2 * empty as usize,
        _ => DEPTH,
    };
    let player = Player {
        evaluation: &opinion,
        depth,
        exact: EXACT,
    };
    let moves = Game::moves(&position).into_iter().map(|ply| {
        let window = [-i32::MAX, i32::MAX];
        let value = -player.search(position.after(ply), depth - 1, window);
        let (value, text) = as_shown(value);
        let name = ply.to_string();
        AdvisedMove { name, value, text }
    });
    let moves = moves.collect();
    let advice = Advice {
        depth: DEPTH,
        positions: count.load(Ordering::Relaxed),
        goes_on: false,
        moves,
    };
    Ok(advice.write())
}

/// A value in eighths of a disc, and as text. How a game ends counts more than
/// any guess.
fn as_shown(value: i32) -> (i32, String) {
    match value / POINT {
        0 => (value, discs(value)),
        end => (SURE * end.signum() + 8 * end, sure(end)),
    }
}

fn weights(request: &Request) -> Result<Weights, RequestError> {
    let text = request.text("weights").unwrap_or_default();
    if text.is_empty() {
        let patterns = Patterns::new(SMALL);
        let patterns = patterns.map_err(invalid)?;
        return Ok(Learner::new(patterns, 2, 0.0).weights());
    }
    let bytes = hex::decode(text).unwrap_or_default();
    Weights::read(&bytes).map_err(invalid)
}
