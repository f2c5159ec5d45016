use std::io::{self, IsTerminal, Write};
use std::mem;

use chapter_cli::write_if_terminal;
use end_of_game::{Position, Turn};
use evaluation::Computer;
use two_players::{Command, Mover, Othello, ParseCommandError};
use whole_games::Ply;

use crate::{Choice, Players};

/// The two players of a game at chapter 7's table. What a computer does appears
/// as if it had been typed.
#[derive(Debug)]
pub struct ConsolePlayers<T, M, W> {
    /// The computers that play Black and White; `None` is a person.
    players: Players,
    /// Thinks for a computer.
    thinks: T,
    /// Asks a person.
    people: M,
    /// The line of the prompt at which a computer's commands appear.
    output: W,
    /// True if the last command took a turn back.
    took_back: bool,
}

impl<T, M, W: Write + IsTerminal> ConsolePlayers<T, M, W>
where
    T: FnMut(&Computer, &Position) -> Choice,
{
    /// These players, before the first command.
    pub fn new(
        players: Players,
        thinks: T,
        people: M,
        output: W,
    ) -> ConsolePlayers<T, M, W> {
        ConsolePlayers {
            players,
            thinks,
            people,
            output,
            took_back: false,
        }
    }

    /// Lets a computer choose, and says why it did.
    fn compute(
        &mut self,
        computer: &Computer,
        position: &Position,
    ) -> io::Result<Command> {
        write_if_terminal("thinking ...", &mut self.output)?;
        let (ply, why) = (self.thinks)(computer, position);
        writeln!(self.output, "{ply}, {why}")?;
        Ok(match ply {
            Ply::Move(square) => Command::Place(square),
            Ply::Pass => Command::Pass,
        })
    }
}

impl<T, M: Mover, W: Write + IsTerminal> Mover for ConsolePlayers<T, M, W>
where
    T: FnMut(&Computer, &Position) -> Choice,
{
    fn choose(
        &mut self,
        game: &Othello,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let took_back = mem::take(&mut self.took_back);
        let position = game.position();
        let player = self.players[position.to_move as usize].clone();
        match player.filter(|_| position.turn() != Turn::Over) {
            None => {
                let command = self.people.choose(game)?;
                self.took_back = command == Ok(Command::Undo);
                Ok(command)
            }
            Some(_) if took_back => {
                writeln!(self.output, "undo")?;
                Ok(Ok(Command::Undo))
            }
            Some(computer) => self.compute(&computer, position).map(Ok),
        }
    }
}
