//! What's nearly best, unless it loses.

use minimax::POINT;

/// The places of the moves that are good enough.
pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    let Some(&best) = values.iter().max() else {
        return Vec::new();
    };
    let is_good = |value: i32| best - value <= margin;
    let loses = |value: i32| value <= -POINT && value < best;
    let moves = values.iter().enumerate();
    moves
        .filter(|&(_, &value)| is_good(value) && !loses(value))
        .map(|(place, _)| place)
        .collect()
}
