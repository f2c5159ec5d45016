// caught by: when_everything_loses_it_loses_the_least
// mistake: it still has to play one

use minimax::POINT;

pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    let Some(&best) = values.iter().max() else {
        return Vec::new();
    };
    let is_good = |value: i32| best - value <= margin;
    let loses = |value: i32| value <= -POINT;
    let moves = values.iter().enumerate();
    moves
        .filter(|&(_, &value)| is_good(value) && !loses(value))
        .map(|(place, _)| place)
        .collect()
}
