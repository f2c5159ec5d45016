//! Replays a transcript that leaves out Black's pass after h6.

use end_of_game::Position;
use whole_games::{Replay, parse_transcript};

fn main() {
    let mut game = Replay::from(Position::start());
    for ply in parse_transcript("f5f6d3g5h5h4f7h6c5c4").unwrap() {
        println!("{ply:?}: {:?}", game.follow(ply));
    }
    println!("passes: {:?}", game.passes);
}
