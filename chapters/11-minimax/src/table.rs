use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::mem;
use std::str::FromStr;

use connect_four::Game as ConnectFour;
use tic_tac_toe::{Game as TicTacToe, Level, Player, Rand};
use two_players::Keyboard;

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
    /// The game before each move, for who wants one back.
    pub before: Vec<G>,
    /// Who plays the side that begins, and who plays the other.
    pub players: [Player; 2],
    /// Chooses among equal moves.
    pub rand: Rand,
    /// Where people type.
    pub keyboard: Keyboard<R>,
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
            let side = self.game.side();
            write!(self.output, "{}> ", G::SIDES[side])?;
            self.output.flush()?;
            let stays = match self.players[side] {
                Player::Computer(level) => self.compute(level)?,
                Player::Human => self.ask()?,
            };
            if !stays {
                return writeln!(self.output, "Goodbye.");
            }
        }
        self.close()
    }

    /// Lets the computer move, and says what it thought.
    fn compute(&mut self, level: Level) -> io::Result<bool> {
        let considered = G::skill(level).analyse(&self.game);
        let Some(&chosen) = self.rand.pick(&best(&considered)) else {
            return Ok(false);
        };
        self.play(chosen);
        let thought = thought_of(&considered, chosen);
        writeln!(self.output, "{thought}\n{}", self.game)?;
        Ok(true)
    }

    /// Hears a person once, and does it or says why not; whether the person
    /// stays.
    fn ask(&mut self) -> io::Result<bool> {
        let line = self
            .keyboard
            .read_line()?
            .map(|it| it.trim().to_lowercase());
        let done = match line.as_deref() {
            None | Some("quit") => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => read_move(&self.game, name).map(|it| self.play(it)),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
    }

    fn play(&mut self, its_move: G::Move) {
        let after = self.game.after(its_move);
        self.before.push(mem::replace(&mut self.game, after));
    }

    /// Takes back what the last person did, and what the computer made of it.
    fn take_back(&mut self) -> Result<(), String> {
        let is_of_a_person =
            |before: &G| self.players[before.side()] == Player::Human;
        let last = self.before.iter().rposition(is_of_a_person);
        let last = last.ok_or("there is nothing to take back")?;
        self.game = self.before[last].clone();
        self.before.truncate(last);
        Ok(())
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
