//! The bytes of a request: the kept ones, or a pasted transcript or record.

use databases::WthorGame;
use end_of_game::{Position, Score, Turn};
use whole_games::{parse_transcript, referee};

use super::BYTES;
use crate::protocol::{Request, RequestError, invalid};

/// Returns the bytes of the request's game.
pub fn bytes(request: &Request) -> Result<[u8; BYTES], RequestError> {
    if let Some(text) = request.text("set") {
        return match parse_hex(text) {
            Some(bytes) => Ok(bytes),
            None => encode_transcript(text),
        };
    }
    request
        .text("record")
        .and_then(parse_hex)
        .ok_or_else(|| invalid("a game has 68 bytes"))
}

/// Encodes a transcript. The numbers of the tournament and of the players are 0.
fn encode_transcript(text: &str) -> Result<[u8; BYTES], RequestError> {
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

/// Decodes the bytes of a game.
pub fn parse(bytes: &[u8; BYTES]) -> Result<WthorGame, RequestError> {
    WthorGame::from_bytes(bytes).map_err(|why| invalid(format!("these bytes aren't a game: {why}")))
}

fn parse_hex(text: &str) -> Option<[u8; BYTES]> {
    let digits: String = text.split_whitespace().collect();
    hex::decode(digits).ok()?.try_into().ok()
}
