//! Shows that a history has already made forced passes.

use end_of_game::Position;
use records::History;
use whole_games::{parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5f6d3g5h5h4f7h6").expect("eight moves");
    let replay = referee(Position::start(), &plies).expect("a legal game");
    println!("the referee: {} to move", replay.position.to_move);
    let game = History::new(replay.position);
    println!("the history: {} to move", game.position().to_move);
}
