// caught by: a_move_that_is_nearly_as_good_is_too
// mistake: You listed only the best moves.

use minimax::POINT;

pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    let Some(&best) = values.iter().max() else {
        return Vec::new();
    };
    let is_good = |value: i32| margin >= 0 && best == value;
    let loses = |value: i32| value <= -POINT && value < best;
    let moves = values.iter().enumerate();
    moves
        .filter(|&(_, &value)| is_good(value) && !loses(value))
        .map(|(place, _)| place)
        .collect()
}
