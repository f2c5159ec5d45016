//! A margin that's `margin / wanted` times as narrow takes the square of that many
//! times the games. The division comes last, and it rounds up.

/// How many games have a margin of `wanted` percent, if `games` games have one of
/// `margin` percent. Neither margin is 0.
pub fn games_needed(games: u64, margin: u64, wanted: u64) -> u64 {
    (games * margin * margin).div_ceil(wanted * wanted)
}
