use std::error::Error;
use std::io::{self, BufRead, Write};

use crate::{Analysis, Game, Level, Player, Rand, Spot};

/// A game between two sides, each a person or the computer.
#[derive(Debug)]
pub struct Table<R, W> {
    /// Who plays X, and who plays O.
    pub players: [Player; 2],
    /// The position on the table.
    pub game: Game,
    /// Chooses among equal moves.
    pub rand: Rand,
    /// The keyboard.
    pub input: R,
    /// The screen.
    pub output: W,
}

impl<R: BufRead, W: Write> Table<R, W> {
    /// Plays until the game is over, or somebody leaves.
    ///
    /// # Errors
    ///
    /// When nobody can be asked or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.game)?;
        while !self.game.is_over() {
            let player = self.players[self.game.to_move() as usize];
            let stays = match player {
                Player::Computer(level) => self.compute(level)?,
                Player::Human => self.ask()?,
            };
            if !stays {
                return writeln!(self.output, "Goodbye.");
            }
        }
        match self.game.winner() {
            Some(mark) => writeln!(self.output, "{mark} wins"),
            None => writeln!(self.output, "a draw"),
        }
    }

    /// Lets the computer move, and says what it thought.
    fn compute(&mut self, level: Level) -> io::Result<bool> {
        let mark = self.game.to_move();
        let analysis = level.analyse(&self.game);
        let best = analysis.best();
        let Some(&spot) = self.rand.pick(&best) else {
            return Ok(false);
        };
        self.game.put(spot);
        let thought = thought(&analysis, spot);
        writeln!(
            self.output,
            "\n{mark} plays {spot}: {thought}\n{}",
            self.game
        )?;
        Ok(true)
    }

    /// Asks a person until a move comes; whether one did.
    fn ask(&mut self) -> io::Result<bool> {
        loop {
            write!(self.output, "\n{}> ", self.game.to_move())?;
            self.output.flush()?;
            let mut line = String::new();
            let length = self.input.read_line(&mut line)?;
            if length == 0 || line.trim() == "quit" {
                return Ok(false);
            }
            match place(&mut self.game, line.trim()) {
                Ok(()) => break,
                Err(sentence) => writeln!(self.output, "{sentence}")?,
            }
        }
        writeln!(self.output, "{}", self.game)?;
        Ok(true)
    }
}

/// `worth 0, as are 8 other moves; 549945 positions looked at`.
fn thought(analysis: &Analysis, spot: Spot) -> String {
    let value = analysis.value(spot).unwrap_or_default();
    let equals = match analysis.best().len() {
        0 | 1 => String::new(),
        2 => ", as is another move".to_string(),
        n => format!(", as are {} other moves", n - 1),
    };
    let positions = analysis.positions;
    format!("worth {value}{equals}; {positions} positions looked at")
}

/// Marks the spot with this name.
fn place(game: &mut Game, name: &str) -> Result<(), Box<dyn Error>> {
    Ok(game.play(name.parse()?)?)
}
