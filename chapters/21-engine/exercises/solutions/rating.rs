//! The formula, solved for the difference.

/// By how many points the player with these wins and losses is ahead.
pub fn rating(wins: u32, draws: u32, losses: u32) -> Option<i32> {
    let ours = f64::from(wins) + f64::from(draws) / 2.0;
    let theirs = f64::from(losses) + f64::from(draws) / 2.0;
    if ours == 0.0 || theirs == 0.0 {
        return None;
    }
    Some((400.0 * (ours / theirs).log10()).round() as i32)
}
