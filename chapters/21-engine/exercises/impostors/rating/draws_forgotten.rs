// caught by: a_draw_is_half_a_win
// mistake: half a point

/// By how many points the player with these wins and losses is ahead.
pub fn rating(wins: u32, draws: u32, losses: u32) -> Option<i32> {
    let _ = draws;
    if wins == 0 || losses == 0 {
        return None;
    }
    let odds = f64::from(wins) / f64::from(losses);
    Some((400.0 * odds.log10()).round() as i32)
}
