// caught by: a_weight_moves_toward_the_result
// mistake: away from

pub fn blame(
    weights: &[i32],
    entries: &[(usize, i32)],
    result: i32,
) -> Vec<i32> {
    let prediction: i32 = entries
        .iter()
        .map(|&(place, sign)| sign * weights[place])
        .sum();
    let share = (result - prediction) / entries.len() as i32;
    let mut weights = weights.to_vec();
    for &(place, sign) in entries {
        weights[place] -= sign * share;
    }
    weights
}
