//! The stage binary of chapter 8: a game to walk through, and its sheet.

use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use records::{History, describe, format_oth, read_file};
use whole_games::Ply;

const EXAMPLE: &str = "cargo run -p records -- GAME.oth";

const HELP: &str = "\
Walks through a game.

cargo run -p records -- FILE

The name of the file ends in .oth, or in .txt if it has only the moves.";

const KEYS: &str = "\
Type 0, <<, >> or Max to walk through the game, a square, such as f5, to play
there, or sheet, or quit.";

fn main() -> ExitCode {
    chapter_cli::run(parse_options(), walk, HELP, EXAMPLE)
}

/// The file, or `None` when help is asked for.
fn parse_options() -> Result<Option<PathBuf>, Box<dyn Error>> {
    use lexopt::prelude::*;
    let mut arguments = lexopt::Parser::from_env();
    match arguments.next()? {
        Some(Short('h') | Long("help")) => Ok(None),
        Some(Value(path)) => {
            chapter_cli::end(arguments)?;
            Ok(Some(path.into()))
        }
        Some(other) => Err(other.unexpected().into()),
        None => Err("name the file of a game".into()),
    }
}

/// Does what a person types, until they quit.
fn walk(path: PathBuf) -> Result<(), Box<dyn Error>> {
    let Ok([mut record]) = <[_; 1]>::try_from(read_file(&path)?) else {
        return Err("name a file with one game".into());
    };
    let mut game = History::follow(record.start, &record.plies)?;
    let (mut input, mut output) = (io::stdin().lock(), io::stdout());
    writeln!(output, "{record}\n{}", describe(&game))?;
    while let Some(text) =
        chapter_cli::ask("> ", KEYS, &mut input, &mut output)?
    {
        if text == "sheet" {
            let moves = game.moves().iter().copied();
            record.plies = moves.map(Ply::Move).collect();
            write!(output, "{}", format_oth(&[record.clone()]))?;
        } else if game.press(&text) {
            writeln!(output, "{}", describe(&game))?;
        } else {
            writeln!(output, "{}", play(&mut game, &text))?;
        }
    }
    Ok(())
}

/// Plays a move, and says what became of the game, or why it can't be played.
fn play(game: &mut History, name: &str) -> String {
    let square = match name.parse() {
        Ok(square) => square,
        Err(why) => return format!("{why}"),
    };
    match game.play(square) {
        Ok(played) => format!("{played}\n{}", describe(game)),
        Err(why) => why.to_string(),
    }
}
