// caught by: it_does_not_walk_into_a_sure_loss
// mistake: you forgot the sure losses

pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    let Some(&best) = values.iter().max() else {
        return Vec::new();
    };
    let is_good = |value: i32| best - value <= margin;
    let moves = values.iter().enumerate();
    moves
        .filter(|&(_, &value)| is_good(value))
        .map(|(place, _)| place)
        .collect()
}
