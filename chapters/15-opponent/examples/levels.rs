//! The levels play each other.

use end_of_game::Position;
use evaluation::{Levels, openings, play_match};
use tic_tac_toe::{Level, Rand};

fn main() {
    let openings = openings();
    for [one, other] in [
        [Level::Medium, Level::Easy],
        [Level::Hard, Level::Medium],
        [Level::Hard, Level::Easy],
    ] {
        let engines = [one, other].map(Position::engine);
        let [first, second] = &engines;
        let mut rand = Rand::new(1);
        let tallies = play_match([first, second], &openings, 20, &mut rand);
        let [black, white] = tallies;
        let won = black.wins + white.wins;
        println!("{one} wins {won} of 20 games against {other}");
    }
}
