use std::error::Error;
use std::path::Path;

use board::Square;
use durability::write_new_file;
use records::{History, Record, read_file};
use whole_games::Ply;

use crate::{Effect, Message, Outcome, State, update};

/// Performs an effect and returns its result; `None` if the window is to
/// close.
pub fn perform(effect: Effect) -> Option<Outcome> {
    let result = match effect {
        Effect::Quit => return None,
        Effect::Read(path) => read(&path).map(Outcome::Loaded),
        Effect::Write(path, moves) => {
            write(&path, &moves).map(|()| Outcome::Written(path))
        }
    };
    Some(result.unwrap_or_else(|error| Outcome::Failed(error.to_string())))
}

/// Reads the first game of a file.
fn read(path: &Path) -> Result<Box<History>, Box<dyn Error>> {
    let records = read_file(path)?;
    let record = records.first().ok_or("there's no game in this file")?;
    Ok(Box::new(History::follow(record.start, &record.plies)?))
}

/// Writes a game to a new file.
fn write(path: &Path, moves: &[Square]) -> Result<(), Box<dyn Error>> {
    let record = Record {
        plies: moves.iter().map(|&square| Ply::Move(square)).collect(),
        ..Record::default()
    };
    Ok(write_new_file(path, &[record])?)
}

/// Updates the state, performs the requested effect, and applies its result,
/// until no effect is left. Returns false if the window is to close.
pub fn dispatch(state: &mut State, message: Message) -> bool {
    let Some(effect) = update(state, message) else {
        return true;
    };
    match perform(effect) {
        Some(outcome) => dispatch(state, Message::Done(outcome)),
        None => false,
    }
}
