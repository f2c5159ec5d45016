use std::io::{self, IsTerminal, Write};
use std::mem;

use chapter_cli::write_if_terminal;
use end_of_game::Position;
use engine::Engine;
use two_players::{Command, Mover, Othello, ParseCommandError, Player};
use whole_games::Ply;

use crate::{describe, think};

/// Lets the expert move for its sides, at chapter 7's table. What it does
/// appears as if it had been typed. For the other sides it asks somebody else.
pub struct Table<M, W> {
    experts: [bool; 2],
    engine: Engine,
    /// Asks the others.
    others: M,
    /// Where its commands appear.
    output: W,
    /// Whether the last command of the others took a turn back.
    took_back: bool,
}

impl<M, W> Table<M, W> {
    /// The expert plays these sides, Black's first.
    pub fn new(
        experts: [bool; 2],
        engine: Engine,
        others: M,
        output: W,
    ) -> Table<M, W> {
        Table {
            experts,
            engine,
            others,
            output,
            took_back: false,
        }
    }
}

impl<M: Mover, W: Write + IsTerminal> Mover for Table<M, W> {
    fn choose(
        &mut self,
        player: &Player,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let took_back = mem::take(&mut self.took_back);
        let position = game.position();
        if !self.experts[position.to_move as usize] {
            let command = self.others.choose(player, game)?;
            self.took_back = command == Ok(Command::Undo);
            return Ok(command);
        }
        if took_back {
            writeln!(self.output, "undo")?;
            return Ok(Ok(Command::Undo));
        }
        self.compute(position).map(Ok)
    }

    fn wants_another_game(&mut self) -> io::Result<Option<bool>> {
        self.others.wants_another_game()
    }
}

impl<M, W: Write + IsTerminal> Table<M, W> {
    /// Lets the expert choose, and says why it did.
    fn compute(&mut self, position: &Position) -> io::Result<Command> {
        write_if_terminal("thinking ...", &mut self.output)?;
        let mut last = None;
        think(&mut self.engine, position, &|| false, |thought| {
            last = Some(thought)
        });
        let Some(thought) = last else {
            return Ok(Command::Pass);
        };
        writeln!(self.output, "{}, {}", thought.ply, describe(&thought))?;
        Ok(match thought.ply {
            Ply::Move(square) => Command::Place(square),
            Ply::Pass => Command::Pass,
        })
    }
}
