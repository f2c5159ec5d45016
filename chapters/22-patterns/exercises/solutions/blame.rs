//! First the prediction, from the old weights. Then the shares.

/// The weights after one step toward the result.
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
        weights[place] += sign * share;
    }
    weights
}
