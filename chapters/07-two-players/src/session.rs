use std::io::{self, Write};

use end_of_game::{Score, Turn};

use crate::{Command, Mover, Othello};

/// A table: a mover decides for both players, and we show what came of it.
#[derive(Debug)]
pub struct Session<M, W> {
    names: [String; 2],
    mover: M,
    output: W,
}

impl<M: Mover, W: Write> Session<M, W> {
    /// A table for two players, a mover, and whatever we show it on.
    pub fn new(names: [&str; 2], mover: M, output: W) -> Session<M, W> {
        let names = names.map(String::from);
        Session {
            names,
            mover,
            output,
        }
    }

    /// Plays until somebody leaves. It's an error if nobody can be asked, or
    /// nothing can be shown.
    pub fn run(&mut self, game: &mut Othello) -> io::Result<()> {
        self.show(game)?;
        loop {
            self.show_prompt(game)?;
            match self.mover.choose(game)? {
                Ok(Command::Quit) => break,
                Ok(command) => self.carry_out(command, game)?,
                Err(why) => writeln!(self.output, "{why}")?,
            }
        }
        self.carry_out(Command::Quit, game)
    }

    /// Passes a command on to the game, and shows what came of it.
    fn carry_out(
        &mut self,
        command: Command,
        game: &mut Othello,
    ) -> io::Result<()> {
        let before = *game.position();
        match command.carry_out(game) {
            Ok(said) => writeln!(self.output, "{said}")?,
            Err(refusal) => writeln!(self.output, "{refusal}")?,
        }
        if *game.position() == before {
            return Ok(());
        }
        self.show(game)
    }

    /// The board, what happens next, and the discs of both players.
    fn show(&mut self, game: &Othello) -> io::Result<()> {
        let position = game.position();
        let Score { black, white } = Score::discs(&position.board);
        let [first, second] = &self.names;
        writeln!(
            self.output,
            "{position}\n{first} (black) {black}, {second} (white) {white}"
        )
    }

    fn show_prompt(&mut self, game: &Othello) -> io::Result<()> {
        let position = game.position();
        let name = match position.turn() {
            Turn::Over => "",
            Turn::Move | Turn::Pass => &self.names[position.to_move as usize],
        };
        write!(self.output, "{name}> ")?;
        self.output.flush()
    }
}
