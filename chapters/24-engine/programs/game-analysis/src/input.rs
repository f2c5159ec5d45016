use std::error::Error;
use std::path::Path;

use game_formats::{Format, read_game};
use records::Record;
use whole_games::parse_transcript;

/// Reads a game: the one with this number, from 1, of a file, or else the
/// first; or parses a transcript.
///
/// # Errors
///
/// Returns an error if the file can't be read or doesn't have that game, if a
/// transcript is invalid, or if one comes with a number.
pub fn read(
    game: &str,
    number: Option<usize>,
) -> Result<Record, Box<dyn Error>> {
    let path = Path::new(game);
    if !path.exists() && Format::from_path(path).is_err() {
        if number.is_some() {
            return Err(
                "--game picks a game from a file, and these are moves".into()
            );
        }
        return Ok(Record {
            plies: parse_transcript(game)?,
            ..Record::default()
        });
    }
    let number = number.unwrap_or(1);
    let games = game_formats::count_games(path)?;
    let record = read_game(path, number)?;
    let missing =
        || format!("there's no game {number} in {game}: it has {games}");
    Ok(record.ok_or_else(missing)?)
}
