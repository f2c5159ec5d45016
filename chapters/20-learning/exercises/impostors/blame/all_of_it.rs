// caught by: a_weight_moves_toward_the_result
// mistake: a share

pub fn blame(
    weights: &[i32],
    entries: &[(usize, i32)],
    result: i32,
) -> Vec<i32> {
    let prediction: i32 = entries
        .iter()
        .map(|&(place, sign)| sign * weights[place])
        .sum();
    let mut weights = weights.to_vec();
    for &(place, sign) in entries {
        weights[place] += sign * (result - prediction);
    }
    weights
}
