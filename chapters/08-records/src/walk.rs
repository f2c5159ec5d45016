use std::error::Error;
use std::io::{BufRead, Write};

use crate::{History, Played, describe};

const KEYS: &str = "\
Type a square, such as f5, or 0, <<, >> or Max to walk, or quit.";

/// Does what a person types, until they quit. `played` hears of every move,
/// and says what the person is told.
///
/// # Errors
///
/// When `played` has one, or when nobody hears what we say.
pub fn walk(
    game: &mut History,
    mut played: impl FnMut(&History, &Played) -> Result<String, Box<dyn Error>>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    writeln!(output, "{}", describe(game))?;
    while let Some(text) = chapter_cli::ask("> ", KEYS, input, output)? {
        if !game.press(&text) {
            let told = match place(game, &text) {
                Ok(what) => played(game, &what)?,
                Err(why) => why.to_string(),
            };
            writeln!(output, "{told}")?;
        }
        writeln!(output, "{}", describe(game))?;
    }
    Ok(())
}

fn place(game: &mut History, name: &str) -> Result<Played, Box<dyn Error>> {
    let played = game.play(name.parse()?);
    Ok(played.map_err(|why| why.to_string())?)
}
