use std::error::Error;
use std::io::{BufRead, Write};

use crate::{History, Played, describe};

const KEYS: &str = "\
Type a square, such as f5, or 0, <<, >> or Max to walk, or quit.";

/// Executes the commands of a person until they quit. Calls `on_move` after
/// each move and prints the message that it returns.
///
/// # Errors
///
/// Returns the errors of `on_move`, and those of reading and writing.
pub fn walk(
    game: &mut History,
    mut on_move: impl FnMut(&History, &Played) -> Result<String, Box<dyn Error>>,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    writeln!(output, "{}", describe(game))?;
    while let Some(text) = chapter_cli::ask("> ", KEYS, input, output)? {
        if !game.press(&text) {
            let message = match place(game, &text) {
                Ok(played) => on_move(game, &played)?,
                Err(why) => why.to_string(),
            };
            writeln!(output, "{message}")?;
        }
        writeln!(output, "{}", describe(game))?;
    }
    Ok(())
}

fn place(game: &mut History, name: &str) -> Result<Played, Box<dyn Error>> {
    let played = game.play(name.parse()?);
    Ok(played.map_err(|why| why.to_string())?)
}
