use minimax::Game;
use tic_tac_toe::Rand;

use crate::{Engine, Tally, play_out};

/// Plays games between two engines, two from each opening, one with each color.
/// Counts for the first engine: the games in which it moves first, and the rest.
pub fn play_match<G: Game>(
    engines: [&Engine<G>; 2],
    openings: &[G],
    games: usize,
    rand: &mut Rand,
) -> [Tally; 2] {
    let [one, other] = engines;
    let mut tallies = [Tally::default(); 2];
    let pairs = games.div_ceil(2);
    for number in 0..games {
        let opening = &openings[number / 2 * openings.len() / pairs];
        match number % 2 {
            0 => tallies[0].count(play_out(opening, [one, other], rand)),
            _ => tallies[1].count(-play_out(opening, [other, one], rand)),
        }
    }
    tallies
}
