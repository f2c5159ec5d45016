use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::str::FromStr;

use connect_four::Game as ConnectFour;
use tic_tac_toe::{Game as TicTacToe, Player, Rand};

use crate::{Levels, best, thought_of};

/// A game that can be shown and typed.
pub trait Shown: Levels<Move: FromStr<Err: Display>> + Display {
    /// The sides, the one that begins first.
    const SIDES: [&'static str; 2];

    /// The place in [`SIDES`](Shown::SIDES) of the side to move.
    fn side(&self) -> usize;
}

impl Shown for TicTacToe {
    const SIDES: [&'static str; 2] = ["X", "O"];

    fn side(&self) -> usize {
        self.to_move() as usize
    }
}

impl Shown for ConnectFour {
    const SIDES: [&'static str; 2] = ["Black", "White"];

    fn side(&self) -> usize {
        self.to_move as usize
    }
}

/// A game between two sides, each a person or a computer, a line for each
/// move.
#[derive(Debug)]
pub struct Table<G, R, W> {
    /// The game as it stands.
    pub game: G,
    /// Who plays the side that begins, and who plays the other.
    pub players: [Player; 2],
    /// Chooses among equal moves.
    pub rand: Rand,
    /// The keyboard.
    pub input: R,
    /// The screen.
    pub output: W,
}

impl<G: Shown, R: BufRead, W: Write> Table<G, R, W> {
    /// Plays until the game is over, or somebody leaves.
    ///
    /// # Errors
    ///
    /// When nobody can be asked or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.game)?;
        while self.game.result().is_none() {
            let Some(its_move) = self.next_move()? else {
                return writeln!(self.output, "Goodbye.");
            };
            self.game = self.game.after(its_move);
            writeln!(self.output, "{}", self.game)?;
        }
        self.close()
    }

    /// What the side to move does; `None` if it leaves.
    fn next_move(&mut self) -> io::Result<Option<G::Move>> {
        let side = self.game.side();
        write!(self.output, "{}> ", G::SIDES[side])?;
        self.output.flush()?;
        let Player::Computer(level) = self.players[side] else {
            return self.ask();
        };
        let considered = G::skill(level).analyse(&self.game);
        let chosen = self.rand.pick(&best(&considered)).copied();
        if let Some(chosen) = chosen {
            writeln!(self.output, "{}", thought_of(&considered, chosen))?;
        }
        Ok(chosen)
    }

    /// Asks a person until a move comes, or the wish to leave.
    fn ask(&mut self) -> io::Result<Option<G::Move>> {
        loop {
            let mut line = String::new();
            let length = self.input.read_line(&mut line)?;
            if length == 0 || line.trim() == "quit" {
                return Ok(None);
            }
            match read_move(&self.game, line.trim()) {
                Ok(its_move) => return Ok(Some(its_move)),
                Err(sentence) => write!(self.output, "{sentence}\n> ")?,
            }
            self.output.flush()?;
        }
    }

    /// Says how the game ended.
    fn close(&mut self) -> io::Result<()> {
        let side = self.game.side();
        let verdict = match self.game.result().map_or(0, i32::signum) {
            1 => format!("{} wins", G::SIDES[side]),
            0 => "a draw".to_string(),
            _ => format!("{} wins", G::SIDES[1 - side]),
        };
        writeln!(self.output, "{verdict}")
    }
}

/// The move that a text names, if the game allows it.
fn read_move<G: Shown>(game: &G, text: &str) -> Result<G::Move, String> {
    let its_move = text.parse().map_err(|error| format!("{error}"))?;
    let moves = game.moves();
    if moves.contains(&its_move) {
        return Ok(its_move);
    }
    let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
    let names = names.join(" ");
    Err(format!("{its_move} is no move now: choose one of {names}"))
}
