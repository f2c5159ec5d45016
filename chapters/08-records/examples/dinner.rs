//! Plays on in the game of a file, and saves every move.

use std::path::PathBuf;
use std::{env, error::Error, io, slice};

use records::{History, Record, read_file, write_file};
use whole_games::Ply;

fn main() -> Result<(), Box<dyn Error>> {
    let path = PathBuf::from(env::args().nth(1).ok_or("name a file")?);
    let mut record = Record::default();
    if path.exists() {
        record = read_file(&path)?.remove(0);
    }
    let mut game = History::follow(record.start, &record.plies)?;
    println!("{} moves so far", game.move_number());
    for text in io::stdin().lines() {
        let played = game.play(text?.parse()?);
        let played = played.map_err(|why| why.to_string())?;
        record.plies = game.moves().iter().copied().map(Ply::Move).collect();
        write_file(&path, slice::from_ref(&record))?;
        println!("move {}: {played}, and saved", game.move_number());
    }
    Ok(())
}
