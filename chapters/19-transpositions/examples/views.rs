//! Prints the number of different symmetries of a position.

use std::collections::HashSet;

use end_of_game::Position;
use transpositions::eight_views;
use whole_games::{parse_transcript, referee};

fn main() {
    for transcript in ["", "f5", "f5f6", "f5f6e6", "e6f6f5"] {
        let plies = parse_transcript(transcript).expect("moves");
        let game = referee(Position::start(), &plies).expect("legal moves");
        let views = HashSet::from(eight_views(&game.position));
        println!("{transcript:8?} {}", views.len());
    }
}
