//! Twenty positions of the middle game, from games of the tournaments of 1990
//! and 2021, after 16 to 32 moves.

use end_of_game::Position;
use whole_games::{parse_transcript, referee};

/// The positions, always in the same order.
pub fn positions() -> Vec<Position> {
    let games = include_str!("middle_game.txt");
    games.lines().map(position).collect()
}

/// The position after the moves of this transcript.
pub fn position(game: &str) -> Position {
    let plies = parse_transcript(game).unwrap();
    referee(Position::start(), &plies).unwrap().position
}
