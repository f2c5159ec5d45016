//! Given: copied by `begin`, not typed.

use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use bitboards::BitPosition;
use bitboards::evaluate::phased;
use chapter_cli::{FileError, FileProblem, in_file, open};
use patterns::{NotWeights, Weights};

/// A static evaluation, for the side to move, in eighths of a disc.
pub type Evaluation = Arc<dyn Fn(&BitPosition) -> i32 + Send + Sync>;

/// One disc in the unit of all scores.
pub const DISC: i32 = 8;

/// Larger than any score.
pub const INFINITY: i32 = i32::MAX;

/// One disc in the points of chapter 15's evaluation.
const POINTS_PER_DISC: i32 = 12;

/// Returns chapter 15's evaluation, in eighths of a disc.
pub fn by_hand() -> Evaluation {
    Arc::new(|position| phased(position) * DISC / POINTS_PER_DISC)
}

/// Returns the evaluation with the book's large weights.
pub fn learned() -> Evaluation {
    let weights = Weights::large();
    Arc::new(move |position| weights.value(position))
}

/// Returns the evaluation with the book's small weights, as used in web pages.
pub fn learned_small() -> Evaluation {
    let weights = Weights::small();
    Arc::new(move |position| weights.value(position))
}

/// Returns an evaluation with the weights in a file that `train` has written.
///
/// # Errors
///
/// Returns an error if the file can't be read or doesn't contain weights.
pub fn learned_from(path: &Path) -> Result<Evaluation, FileError<NotWeights>> {
    let mut bytes = Vec::new();
    open(path)
        .and_then(|mut file| file.read_to_end(&mut bytes))
        .map_err(in_file(path))?;
    let weights = Weights::read(&bytes)
        .map_err(|error| in_file(path)(FileProblem::Content(error)))?;
    Ok(Arc::new(move |position| weights.value(position)))
}
