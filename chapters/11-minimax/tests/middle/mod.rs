//! Twenty positions of the middle game, from games of the tournaments of 1990
//! and 2021, after 16 to 32 moves.

use end_of_game::{Position, read_transcript, referee};

pub fn positions() -> Vec<Position> {
    include_str!("games.txt").lines().map(position).collect()
}

fn position(game: &str) -> Position {
    let plies = read_transcript(game).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
