//! Connect Four against the computer.

use std::io;

use connect_four::{Column, Game};
use evaluation::{Engine, Levels};
use minimax::{Game as _, best};
use opponent::describe_choice;
use stage::ask;
use tic_tac_toe::Level;

const HELP: &str = "A column, a to g, drops a disc; quit leaves.";

fn main() -> io::Result<()> {
    let (mut game, engine) = (Game::new(), Game::engine(Level::Hard));
    while game.result().is_none() {
        println!("{game}");
        let (input, output) = (&mut io::stdin().lock(), &mut io::stdout());
        let Some(line) = ask("You> ", HELP, input, output)? else {
            break;
        };
        match line.parse::<Column>() {
            Err(why) => println!("{why}"),
            Ok(column) => match game.drop_into(column) {
                Err(why) => println!("{why}"),
                Ok(_) => answer(&mut game, &engine),
            },
        }
    }
    println!("{game}\n{}", game.status());
    Ok(())
}

/// White's move, if it's White's turn.
fn answer(game: &mut Game, engine: &Engine<Game>) {
    let considered = engine.analyze(game);
    if let Some(&column) = best(&considered).first() {
        let why = describe_choice(&considered, column);
        println!("hard> {column}, {why}");
        *game = game.after(column);
    }
}
