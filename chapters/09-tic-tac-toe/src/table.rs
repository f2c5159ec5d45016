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
    /// The moves made at this table, first to last, for who wants one back.
    pub made: Vec<Spot>,
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
        self.made.push(spot);
        let thought = thought(&analysis, spot);
        writeln!(
            self.output,
            "\n{mark} plays {spot}: {thought}\n{}",
            self.game
        )?;
        Ok(true)
    }

    /// Asks a person once, and does it or says why not; whether the person
    /// stays.
    fn ask(&mut self) -> io::Result<bool> {
        write!(self.output, "\n{}> ", self.game.to_move())?;
        self.output.flush()?;
        let done = match self.line()?.as_deref() {
            None | Some("quit") => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => self.place(name),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
    }

    /// The next line, or `None` after the last. Bytes that are no text become
    /// characters that no spot has.
    fn line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        let length = self.input.read_until(b'\n', &mut line)?;
        let text = String::from_utf8_lossy(&line).trim().to_lowercase();
        Ok((length > 0).then_some(text))
    }

    /// Marks the spot with this name.
    fn place(&mut self, name: &str) -> Result<(), Box<dyn Error>> {
        let spot = name.parse()?;
        self.game.play(spot)?;
        self.made.push(spot);
        Ok(())
    }

    /// Takes back what the last person did, and what the computer made of it.
    fn take_back(&mut self) -> Result<(), Box<dyn Error>> {
        let is_of_a_person = |&spot: &Spot| {
            let mark = self.game.at(spot);
            mark.is_some_and(|it| self.players[it as usize] == Player::Human)
        };
        let Some(last) = self.made.iter().rposition(is_of_a_person) else {
            return Err("there is nothing to take back".into());
        };
        for spot in self.made.drain(last..) {
            self.game.undo(spot);
        }
        Ok(())
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
    let positions = match analysis.positions {
        1 => "1 position".to_string(),
        n => format!("{n} positions"),
    };
    format!("worth {value}{equals}; {positions} looked at")
}
