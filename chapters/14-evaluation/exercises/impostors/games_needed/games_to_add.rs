// caught by: half_the_margin_takes_four_times_the_games
// mistake: from its first game

pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    (games * margin * margin).div_ceil(wanted * wanted) - games
}
