// caught by: from_nine_percent_to_two_takes_2471_games
// mistake: divide before you multiply

pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    games * (margin / wanted).pow(2)
}
