// caught by: a_draw_is_half_a_win
// mistake: half a point

/// By how many points the player with these wins and losses is ahead.
pub fn rating(wins: u32, draws: u32, losses: u32) -> Option<i32> {
    let games = f64::from(wins + draws + losses);
    let rate = f64::from(wins) / games;
    let odds = rate / (1.0 - rate);
    if !odds.is_finite() || odds <= 0.0 {
        return None;
    }
    Some((400.0 * odds.log10()).round() as i32)
}
