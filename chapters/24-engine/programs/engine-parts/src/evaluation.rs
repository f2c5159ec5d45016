use std::io::Read;
use std::path::Path;
use std::sync::Arc;

use bitboards::BitPosition;
use bitboards::evaluate::phased;
use chapter_cli::{FileError, FileProblem, in_file, open};
use patterns::{NotWeights, Weights};

/// What an engine thinks of a position, for the side to move, in eighths of a
/// disc.
pub type Evaluation = Arc<dyn Fn(&BitPosition) -> i32 + Send + Sync>;

/// The unit of all values: so much is a disc.
pub const DISC: i32 = 8;

/// How many of chapter 15's points make a disc.
const POINTS: i32 = 12;

/// Chapter 15's evaluation, in eighths of a disc.
pub fn by_hand() -> Evaluation {
    Arc::new(|position| phased(position) * DISC / POINTS)
}

/// What chapter 23 has learned.
pub fn learned() -> Evaluation {
    let weights = Weights::large();
    Arc::new(move |position| weights.value(position))
}

/// The same from the small weights, which a page can load.
pub fn learned_small() -> Evaluation {
    let weights = Weights::small();
    Arc::new(move |position| weights.value(position))
}

/// What your own `train` has learned, and saved in this file.
///
/// # Errors
///
/// When the file can't be read, or there's something else in it.
pub fn learned_from(path: &Path) -> Result<Evaluation, FileError<NotWeights>> {
    let mut bytes = Vec::new();
    let read = open(path).and_then(|mut file| file.read_to_end(&mut bytes));
    read.map_err(in_file(path))?;
    let wrong = |why| in_file(path)(FileProblem::Content(why));
    let weights = Weights::read(&bytes).map_err(wrong)?;
    Ok(Arc::new(move |position| weights.value(position)))
}
