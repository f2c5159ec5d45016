use std::cmp::Reverse;

use board::Disc;

use crate::Analyzed;

/// A player's mistakes, the worst first, and at most so many.
pub fn worst(moves: &[Analyzed], color: Disc, most: usize) -> Vec<Analyzed> {
    let theirs = moves.iter().filter(|it| it.color == color);
    let mut mistakes: Vec<_> =
        theirs.filter(|it| it.is_mistake()).copied().collect();
    mistakes.sort_by_key(|it| Reverse(it.comparison.loss()));
    mistakes.truncate(most);
    mistakes
}
