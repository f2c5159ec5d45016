//! Where the bytes come from: the page, a transcript or the bytes themselves
//! that were pasted, or a file of the reader's.

use databases::WthorGame;
use end_of_game::{Position, Score, Turn};
use whole_games::{parse_transcript, referee};

use super::BYTES;
use crate::english::count_of;
use crate::hexadecimal;
use crate::protocol::{FileInput, Request, RequestError, invalid};
use crate::view::View;

/// The bytes before the first game.
const HEADER: u64 = 16;

/// A game, and the file that it's from.
pub struct Source {
    pub bytes: [u8; BYTES],
    /// How many games the file has; `None` if the game isn't from a file.
    games: Option<u64>,
    /// The number of the game in the file, or in the next one, from 1.
    number: u64,
    /// Whether the bytes are those of the game with this number. If not, the
    /// page has yet to read them.
    is_read: bool,
}

impl Source {
    pub fn of(request: &Request) -> Result<Self, RequestError> {
        let number = request.get::<u64>("number").unwrap_or_default();
        let number = number.unwrap_or(1).clamp(1, 1 << 32);
        if let Some(text) = request.text("set") {
            return Ok(Self {
                bytes: parse_hex(text).map_or_else(|| written(text), Ok)?,
                games: None,
                number,
                is_read: true,
            });
        }
        if let Some(file) = request.text("file") {
            return Self::of_file(request, file, number);
        }
        Ok(Self {
            bytes: bytes(request.text("record"))?,
            games: request.get("games")?,
            number,
            is_read: request.get("shown")? == Some(number),
        })
    }

    /// What the page has read of a file: its size, and the bytes in hexadecimal.
    /// If another file is too short for the number, it begins with its first
    /// game.
    fn of_file(request: &Request, text: &str, number: u64) -> Result<Self, RequestError> {
        let (size, hex) = text.split_once(' ').unwrap_or((text, ""));
        let games = games_in(size)?;
        let is_other = request.get("games")? != Some(games);
        let is_there = number <= games;
        if !is_there && !is_other {
            return Err(no_game(number, games));
        }
        let (hex, number) =
            if is_there { (Some(hex), number) } else { (request.text("record"), 1) };
        Ok(Self { bytes: bytes(hex)?, games: Some(games), number, is_read: is_there })
    }

    /// Which game of the file this is.
    pub fn fact(&self) -> Option<String> {
        let games = self.games.filter(|_| self.is_read)?;
        let games = count_of(games as usize, "game");
        Some(format!("The file has {games}. This is game {}.", self.number))
    }

    /// What can be filled in, and what the page has to remember.
    pub fn add_buttons(&self, view: &mut View) {
        let from = HEADER + BYTES as u64 * (self.number - 1);
        view.file = Some(FileInput { field: "file", from, length: BYTES, label: "Or a .wtb file" });
        if let Some(games) = self.games {
            view.add_field(["number", "number", "its game"], self.number.to_string());
            view.keep("games", games);
        }
        view.keep("number", self.number);
        view.keep("shown", if self.is_read { self.number } else { 0 });
        view.keep("record", hexadecimal::write(&self.bytes));
    }
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

/// How many games a file of this size can have.
fn games_in(size: &str) -> Result<u64, RequestError> {
    let size: u64 = size.parse().map_err(|_| invalid("the file has no size: choose it again"))?;
    let games = size.saturating_sub(HEADER) / BYTES as u64;
    match games {
        0 => Err(invalid("this file is too short: a header and a game have 84 bytes")),
        _ if size != HEADER + games * BYTES as u64 => Err(invalid(format!(
            "this isn't a .wtb file, or it's damaged: it has {size} bytes, and \
             {games} games would have {}",
            HEADER + games * BYTES as u64
        ))),
        _ => Ok(games),
    }
}

fn no_game(number: u64, games: u64) -> RequestError {
    let games = count_of(games as usize, "game");
    invalid(format!("there's no game {number}: a file of this size has {games}"))
}

fn bytes(hex: Option<&str>) -> Result<[u8; BYTES], RequestError> {
    hex.and_then(parse_hex).ok_or_else(|| invalid("a game has 68 bytes"))
}

/// The game with these bytes.
pub fn parse(bytes: &[u8; BYTES]) -> Result<WthorGame, RequestError> {
    WthorGame::from_bytes(bytes).map_err(|why| invalid(format!("these bytes aren't a game: {why}")))
}

fn parse_hex(text: &str) -> Option<[u8; BYTES]> {
    hexadecimal::parse(text)?.try_into().ok()
}
