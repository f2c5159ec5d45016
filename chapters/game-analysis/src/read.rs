use std::error::Error;
use std::path::Path;

use formats::{Format, read_game};
use records::Record;
use whole_games::parse_transcript;

/// A game of a file, by its number from 1, or a game from its moves.
///
/// # Errors
///
/// When the file can't be read, it doesn't have so many games, or those aren't
/// moves.
pub fn read(game: &str, number: usize) -> Result<Record, Box<dyn Error>> {
    let path = Path::new(game);
    if !path.exists() && Format::of(path).is_err() {
        return Ok(Record {
            plies: parse_transcript(game)?,
            ..Record::default()
        });
    }
    let games = formats::count_games(path)?;
    let record = read_game(path, number)?;
    let missing =
        || format!("there's no game {number} in {game}: it has {games}");
    Ok(record.ok_or_else(missing)?)
}
