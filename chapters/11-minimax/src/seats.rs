use std::io::{self, BufRead, Write};
use std::mem;

use end_of_game::{Ply, Position};
use tic_tac_toe::Rand;
use two_players::{Command, Game, Keyboard, Mover, ParseCommandError, Player};

use crate::{Computer, Seat, best, thought_of};

/// Those who sit at the two sides of an Othello board in the terminal.
#[derive(Debug)]
pub struct Seats<R, W> {
    /// Who plays Black, and who plays White.
    pub seats: [Seat; 2],
    /// Where people type.
    pub keyboard: Keyboard<R>,
    /// Where a computer's move appears, as if it was typed.
    pub output: W,
    /// Chooses among equal moves.
    pub rand: Rand,
    /// Whether the last command took a turn back.
    pub takes_back: bool,
}

impl<R: BufRead, W: Write> Mover for Seats<R, W> {
    fn choose(
        &mut self,
        player: &Player,
        game: &Game,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let takes_back = mem::take(&mut self.takes_back);
        let position = game.position();
        match self.seats[position.to_move as usize].clone() {
            Seat::Human => {
                let command = self.keyboard.choose(player, game)?;
                self.takes_back = command == Ok(Command::Undo);
                Ok(command)
            }
            // Or else the computer would play the same again.
            Seat::Computer(_) if takes_back => self.say(Command::Undo, "undo"),
            Seat::Computer(computer) => self.compute(&computer, position),
        }
    }

    fn wants_another_game(&mut self) -> io::Result<Option<bool>> {
        self.keyboard.wants_another_game()
    }
}

impl<R: BufRead, W: Write> Seats<R, W> {
    fn compute(
        &mut self,
        computer: &Computer,
        position: &Position,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let considered = computer.skill.analyse(position);
        let best = best(&considered);
        let ply = *self.rand.pick(&best).unwrap_or(&Ply::Pass);
        let command = match ply {
            Ply::Move(square) => Command::Place(square),
            Ply::Pass => Command::Pass,
        };
        self.say(command, &thought_of(&considered, ply))
    }

    fn say(
        &mut self,
        command: Command,
        text: &str,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        writeln!(self.output, "{text}")?;
        Ok(Ok(command))
    }
}
