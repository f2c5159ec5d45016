//! The trainer of chapter 23, and the pupil that plays with the learned weights. Both
//! answer the questions of the board `train`.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bitboards::BitPosition;
use learning::{Plan, Player, Round, Step, Trainer};
use minimax::{Game, POINT};
use patterns::{Learner, Patterns, SMALL, Weights};
use train::{RoundSummary, summarize};

use crate::advice::{Advice, AdvisedMove, bit_position};
use crate::english::{format_discs, format_exact};
use crate::protocol::{Request, RequestError, invalid, missing};
use crate::rounds;

/// The number of games after which the trainer reports its progress.
const REPORT_INTERVAL: usize = 1000;

/// The pupil's search depth.
const DEPTH: usize = 4;
/// The number of empty squares from which the pupil searches to the end.
const SOLVER_EMPTIES: u32 = 10;
/// A value above every estimate, in eighths of a disc. It is added to exact values.
const EXACT_OFFSET: i32 = 10_000;

/// A trainer and its results so far.
struct Training {
    trainer: Trainer,
    last: Option<Round>,
    rounds: Vec<RoundSummary>,
}

thread_local! {
    static TRAINING: RefCell<Option<Training>> = const { RefCell::new(None) };
}

/// Continues the training until there is something to report. Returns the event `train`
/// with its fields.
pub fn train(request: &Request) -> Result<Request, RequestError> {
    let (seed, games) = (request.require("seed")?, request.require("games")?);
    let mut plan = Plan {
        exact: 8,
        seed,
        ..Plan::small().with_games(games / 4)
    };
    plan.generations.truncate(4);
    TRAINING.with_borrow_mut(|training| {
        if training.is_none() || request.text("do") == Some("begin") {
            *training = Trainer::new(plan).ok().map(|trainer| Training {
                trainer,
                last: None,
                rounds: Vec::new(),
            });
        }
        let training = training.as_mut().ok_or_else(|| missing("trainer"))?;
        Ok(run_until_report(training, games))
    })
}

fn run_until_report(training: &mut Training, max_games: usize) -> Request {
    let Training {
        trainer,
        last,
        rounds,
    } = training;
    loop {
        match trainer.step() {
            Step::Played(games) if games < max_games && games % REPORT_INTERVAL != 0 => {}
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

/// Evaluates each move with the pupil's weights. Returns the event `think advice` with
/// its fields.
pub fn advise(request: &Request) -> Result<Request, RequestError> {
    let position = bit_position(request)?;
    let weights = weights(request)?;
    let count = Arc::new(AtomicU64::new(0));
    let counter = Arc::clone(&count);
    let evaluate = move |position: &BitPosition| {
        counter.fetch_add(1, Ordering::Relaxed);
        weights.value(position)
    };
    let depth = match position.empty().count_ones() {
        empty if empty <= SOLVER_EMPTIES => 2 * empty as usize,
        _ => DEPTH,
    };
    let player = Player {
        evaluation: &evaluate,
        depth,
        exact: SOLVER_EMPTIES,
    };
    let moves = Game::moves(&position)
        .into_iter()
        .map(|ply| {
            let window = [-i32::MAX, i32::MAX];
            let value = -player.search(position.after(ply), depth - 1, window);
            let (value, text) = convert_value(value);
            let name = ply.to_string();
            AdvisedMove { name, value, text }
        })
        .collect();
    let advice = Advice {
        depth: DEPTH,
        positions: count.load(Ordering::Relaxed),
        goes_on: false,
        moves,
    };
    Ok(advice.to_request())
}

/// Converts a value of the search to eighths of a disc and to text. An exact value is
/// better or worse than every estimate.
fn convert_value(value: i32) -> (i32, String) {
    match value / POINT {
        0 => (value, format_discs(value)),
        discs => (
            EXACT_OFFSET * discs.signum() + 8 * discs,
            format_exact(discs),
        ),
    }
}

/// Parses the weights of a request; without them, all weights are 0.
fn weights(request: &Request) -> Result<Weights, RequestError> {
    let text = request.text("weights").unwrap_or_default();
    if text.is_empty() {
        let patterns = Patterns::new(SMALL).map_err(invalid)?;
        return Ok(Learner::new(patterns, 2, 0.0).weights());
    }
    let bytes = hex::decode(text).unwrap_or_default();
    Weights::read(&bytes).map_err(invalid)
}
