use std::io::{self, BufRead, IsTerminal, Write};
use std::mem;

use end_of_game::Position;
use minimax::{Computer, best, describe_choice};
use stage::write_if_terminal;
use tic_tac_toe::Rand;
use two_players::{Command, Game, Keyboard, Mover, ParseCommandError, Player};
use whole_games::Ply;

use crate::OthelloPlayer;

/// The two players of Othello in chapter 7's console game: a computer's
/// commands appear as if they were typed.
#[derive(Debug)]
pub struct ConsolePlayers<R, W> {
    /// Who plays Black, and who plays White.
    players: [OthelloPlayer; 2],
    /// Chooses among equal moves.
    rand: Rand,
    /// Where people type.
    keyboard: Keyboard<R>,
    /// Where a computer's commands appear.
    output: W,
    /// Whether the last command took a turn back.
    took_back: bool,
}

impl<R, W> ConsolePlayers<R, W> {
    /// The players of Black and White; `rand` chooses among equal moves.
    pub fn new(
        players: [OthelloPlayer; 2],
        rand: Rand,
        keyboard: Keyboard<R>,
        output: W,
    ) -> ConsolePlayers<R, W> {
        ConsolePlayers {
            players,
            rand,
            keyboard,
            output,
            took_back: false,
        }
    }
}

impl<R: BufRead, W: Write + IsTerminal> Mover for ConsolePlayers<R, W> {
    fn choose(
        &mut self,
        player: &Player,
        game: &Game,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        let took_back = mem::take(&mut self.took_back);
        let position = game.position();
        match self.players[position.to_move as usize].clone() {
            OthelloPlayer::Human => {
                let command = self.keyboard.choose(player, game)?;
                self.took_back = command == Ok(Command::Undo);
                Ok(command)
            }
            // If the computer moved here, it would only repeat its move: so it
            // goes back one turn further, to the person's.
            OthelloPlayer::Computer(_) if took_back => {
                self.say(Command::Undo, "undo")
            }
            OthelloPlayer::Computer(it) => self.compute(&it, position),
        }
    }

    fn wants_another_game(&mut self) -> io::Result<Option<bool>> {
        self.keyboard.wants_another_game()
    }
}

impl<R: BufRead, W: Write + IsTerminal> ConsolePlayers<R, W> {
    fn compute(
        &mut self,
        computer: &Computer,
        position: &Position,
    ) -> io::Result<Result<Command, ParseCommandError>> {
        write_if_terminal("thinking ...", &mut self.output)?;
        let considered = computer.engine.analyze(position);
        let best = best(&considered);
        let ply = *self.rand.pick(&best).unwrap_or(&Ply::Pass);
        let command = match ply {
            Ply::Move(square) => Command::Place(square),
            Ply::Pass => Command::Pass,
        };
        self.say(command, &describe_choice(&considered, ply))
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
