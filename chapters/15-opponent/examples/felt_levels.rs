//! The levels play each other.

use end_of_game::Position;
use evaluation::{Levels, openings, play_match};
use tic_tac_toe::{Level, Rand};

fn main() {
    let openings = openings();
    for [one, other] in
        [[Level::Medium, Level::Easy], [Level::Hard, Level::Medium]]
    {
        let [first, second] = [one, other].map(Position::engine);
        let mut rand = Rand::new(1);
        let [black, white] =
            play_match([&first, &second], &openings, 10, &mut rand);
        let won = black.wins + white.wins;
        println!("{one} wins {won} of 10 games against {other}");
    }
}
