//! A game at the keyboard, a line for each move.

use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};

use stage::{ask, write_if_terminal};
use tic_tac_toe::{Analysis, Game, Level, Mark, Player, Rand, Spot};

use crate::arguments::Arguments;

const HINT: &str = "Type a spot, such as b2, or help, undo or quit.";

const HELP: &str = "\
b2      mark b2; the spots are a1 to c3
undo    take your last move back
quit    leave the game";

/// A game between two players, each a person or the computer.
pub struct Session<R, W> {
    /// Who plays X, and who plays O.
    players: [Player; 2],
    game: Game,
    /// Chooses among equal moves.
    rand: Rand,
    /// The keyboard.
    input: R,
    /// The screen.
    output: W,
}

impl<R: BufRead, W: Write + IsTerminal> Session<R, W> {
    /// A session that the command line asks for.
    pub fn new(arguments: Arguments, input: R, output: W) -> Session<R, W> {
        Session {
            players: arguments.players,
            game: arguments.game,
            rand: arguments.rand,
            input,
            output,
        }
    }

    /// Plays until the game is over, or a person leaves.
    ///
    /// # Errors
    ///
    /// When the keyboard cannot be read or the screen cannot be written.
    pub fn run(&mut self) -> io::Result<()> {
        writeln!(self.output, "{}", self.game)?;
        if self.players.contains(&Player::Human) && !self.game.is_over() {
            writeln!(self.output, "{HINT}")?;
        }
        while !self.game.is_over() {
            let stays = match self.player(self.game.to_move()) {
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

    /// Who plays this mark.
    fn player(&self, mark: Mark) -> Player {
        self.players[mark as usize]
    }

    /// Lets the computer move, and says how it chose.
    fn compute(&mut self, level: Level) -> io::Result<bool> {
        let mark = self.game.to_move();
        let notice = format!("\n{mark} is thinking ...");
        write_if_terminal(&notice, &mut self.output)?;
        let analysis = level.analyze(&self.game);
        let best = analysis.best();
        let Some(&spot) = self.rand.pick(&best) else {
            return Ok(false);
        };
        self.game.play(spot).map_err(io::Error::other)?;
        let why = describe(&analysis, spot);
        writeln!(self.output, "\n{mark} plays {spot}: {why}\n{}", self.game)?;
        Ok(true)
    }

    /// Asks a person once, and does it or says why not; whether the person
    /// stays.
    fn ask(&mut self) -> io::Result<bool> {
        let prompt = format!("\n{}> ", self.game.to_move());
        let line = ask(&prompt, HELP, &mut self.input, &mut self.output)?;
        let done = match line.as_deref() {
            None => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => self.place(name),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
    }

    /// Marks the spot with this name.
    fn place(&mut self, name: &str) -> Result<(), Box<dyn Error>> {
        self.game.play(name.parse()?)?;
        Ok(())
    }

    /// Takes back the last move that a person made, and the computer's moves
    /// after it.
    fn take_back(&mut self) -> Result<(), Box<dyn Error>> {
        let is_a_persons = |spot: Spot| {
            let mark = self.game.at(spot);
            mark.is_some_and(|it| self.player(it) == Player::Human)
        };
        let moves_back = self.game.line().rev().position(is_a_persons);
        let moves_back = moves_back.ok_or("there's nothing to take back")?;
        for _ in 0..=moves_back {
            self.game.undo();
        }
        Ok(())
    }
}

/// `worth 0, as are 8 other moves; 549945 positions looked at`.
fn describe(analysis: &Analysis, spot: Spot) -> String {
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
