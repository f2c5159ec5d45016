use std::error::Error;
use std::path::Path;

use board::Square;
use durability::write_new_file;
use records::{History, Record, read_file};
use whole_games::Ply;

use crate::{Effect, Message, Outcome, State, update};

/// Does what an update asked for, and says what became of it; `None` if the
/// window is to close.
pub fn perform(effect: Effect) -> Option<Outcome> {
    let done = match effect {
        Effect::Quit => return None,
        Effect::Read(path) => read(&path).map(Outcome::Loaded),
        Effect::Write(path, moves) => {
            write(&path, &moves).map(|()| Outcome::Written(path))
        }
    };
    Some(done.unwrap_or_else(|why| Outcome::Failed(why.to_string())))
}

/// Reads the first game of a file.
fn read(path: &Path) -> Result<Box<History>, Box<dyn Error>> {
    let records = read_file(path)?;
    let record = records.first().ok_or("there's no game in this file")?;
    Ok(Box::new(History::follow(record.start, &record.plies)?))
}

/// Writes a game into a new file.
fn write(path: &Path, moves: &[Square]) -> Result<(), Box<dyn Error>> {
    let record = Record {
        plies: moves.iter().map(|&square| Ply::Move(square)).collect(),
        ..Record::default()
    };
    Ok(write_new_file(path, &[record])?)
}

/// Updates the state, does what that asks for, and reports back until nothing
/// more is asked for. Whether the window stays open.
pub fn dispatch(state: &mut State, message: Message) -> bool {
    let Some(effect) = update(state, message) else {
        return true;
    };
    match perform(effect) {
        Some(outcome) => dispatch(state, Message::Done(outcome)),
        None => false,
    }
}
