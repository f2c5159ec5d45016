use std::error::Error;
use std::path::Path;

use game_formats::{Format, read_game};
use records::Record;
use whole_games::parse_transcript;

/// A game of a file, by its number from 1, the first if there's none; or a game
/// from its moves.
///
/// Fails when the file can't be read or doesn't have that game, or when those aren't
/// moves, or they come with a number.
pub fn read(
    game: &str,
    number: Option<usize>,
) -> Result<Record, Box<dyn Error>> {
    let path = Path::new(game);
    if !path.exists() && Format::of(path).is_err() {
        if number.is_some() {
            let sentence =
                "--game picks a game from a file, and these are moves";
            return Err(sentence.into());
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
