//! Where the bytes come from: the page, or a transcript or the bytes themselves
//! that were pasted.

use databases::WthorGame;
use end_of_game::{Position, Score, Turn};
use whole_games::{parse_transcript, referee};

use super::BYTES;
use crate::protocol::{Request, RequestError, invalid};

/// The bytes of the game that a request is about.
pub fn bytes(request: &Request) -> Result<[u8; BYTES], RequestError> {
    if let Some(text) = request.text("set") {
        return parse_hex(text).map_or_else(|| written(text), Ok);
    }
    let record = request.text("record").and_then(parse_hex);
    record.ok_or_else(|| invalid("a game has 68 bytes"))
}

/// The bytes of a game that is written as a transcript. Nobody says who played
/// it, so those numbers are 0.
fn written(text: &str) -> Result<[u8; BYTES], RequestError> {
    let plies = parse_transcript(text).map_err(invalid)?;
    let game = referee(Position::start(), &plies).map_err(invalid)?;
    let is_over = game.position.turn() == Turn::Over;
    let score = Score::result(&game.position.board).black as u8;
    let game = WthorGame {
        tournament: 0,
        black: 0,
        white: 0,
        score: if is_over { score } else { 0 },
        best_score: 0,
        plies,
    };
    Ok(game.to_bytes())
}

/// The game with these bytes.
pub fn parse(bytes: &[u8; BYTES]) -> Result<WthorGame, RequestError> {
    WthorGame::from_bytes(bytes).map_err(|why| invalid(format!("these bytes aren't a game: {why}")))
}

fn parse_hex(text: &str) -> Option<[u8; BYTES]> {
    let digits: String = text.split_whitespace().collect();
    hex::decode(digits).ok()?.try_into().ok()
}
