use std::sync::Arc;

use bitboards::BitPosition;
use bitboards::evaluate::phased;
use learning::Weights;

/// What an engine thinks of a position, for the side to move, in eighths of a
/// disc.
pub type Evaluation = Arc<dyn Fn(&BitPosition) -> i32 + Send + Sync>;

/// The unit of all values: so much is a disc.
pub const DISC: i32 = 8;

/// How many of chapter 14's points make a disc.
const POINTS: i32 = 12;

/// Chapter 14's evaluation, in eighths of a disc.
pub fn by_hand() -> Evaluation {
    Arc::new(|position| phased(position) * DISC / POINTS)
}

/// What chapter 20 has learned.
pub fn learned() -> Evaluation {
    let weights = Weights::large();
    Arc::new(move |position| weights.value(position))
}
