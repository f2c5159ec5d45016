//! Each level against the next, ten games.

use end_of_game::Position;
use evaluation::{Levels, openings, play_match};
use tic_tac_toe::{Level, Rand};

fn main() {
    let [easy, medium, hard] = Level::ALL.map(Position::engine);
    for pair in [[&easy, &medium], [&medium, &hard]] {
        let [black, white] =
            play_match(pair, &openings(), 10, &mut Rand::new(1));
        println!("{}", black + white);
    }
}
