// caught by: the_margin_itself_is_close_enough
// mistake: listed only the best moves

use minimax::POINT;

pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    let Some(&best) = values.iter().max() else {
        return Vec::new();
    };
    let is_good = |value: i32| best - value < margin.max(1);
    let loses = |value: i32| value <= -POINT && value < best;
    let moves = values.iter().enumerate();
    moves
        .filter(|&(_, &value)| is_good(value) && !loses(value))
        .map(|(place, _)| place)
        .collect()
}
