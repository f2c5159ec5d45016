//! Products of many numbers get out of hand, so their logarithms are added.

/// After how many games it's decided, and whether for the higher rate.
pub fn verdict(games: &[bool], low: u32, high: u32) -> Option<(usize, bool)> {
    let [low, high] = [low, high].map(|percent| f64::from(percent) / 100.0);
    let mut sum: f64 = 0.0;
    for (number, &is_won) in (1..).zip(games) {
        let won = (high / low).ln();
        let lost = ((1.0 - high) / (1.0 - low)).ln();
        sum += if is_won { won } else { lost };
        if sum.abs() >= 19_f64.ln() {
            return Some((number, sum > 0.0));
        }
    }
    None
}
