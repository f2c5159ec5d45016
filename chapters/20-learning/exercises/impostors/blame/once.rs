// caught by: what_counts_twice_moves_twice
// mistake: twice

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
    for place in 0..weights.len() {
        if let Some(entry) = entries.iter().find(|it| it.0 == place) {
            weights[place] += entry.1 * share;
        }
    }
    weights
}
