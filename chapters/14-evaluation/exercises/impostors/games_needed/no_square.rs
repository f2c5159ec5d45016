// caught by: half_the_margin_takes_four_times_the_games
// mistake: shrinks with the square root

pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    (games * margin).div_ceil(wanted)
}
