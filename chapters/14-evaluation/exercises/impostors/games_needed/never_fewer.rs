// caught by: twice_the_margin_takes_a_quarter_of_the_games
// mistake: a shorter match will do

pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    (games * margin * margin)
        .div_ceil(wanted * wanted)
        .max(games)
}
