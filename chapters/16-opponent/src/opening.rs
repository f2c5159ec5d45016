use std::error::Error;

use end_of_game::{Position, Turn};
use two_players::Othello;
use whole_games::{Ply, parse_transcript, referee};

/// Returns a game that begins with these moves. A pass may be left out.
///
/// # Errors
///
/// When the text isn't a transcript, or chapter 6's referee objects.
pub fn opening(moves: &str) -> Result<Othello, Box<dyn Error>> {
    let plies = parse_transcript(moves)?;
    referee(Position::start(), &plies)?;
    let mut game = Othello::new(Position::start());
    for ply in plies {
        if game.position().turn() == Turn::Pass {
            game.pass()?;
        }
        if let Ply::Move(square) = ply {
            game.place(square)?;
        }
    }
    Ok(game)
}
