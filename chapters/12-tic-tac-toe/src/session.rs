//! A game at the keyboard, a line for each move.

use std::error::Error;
use std::io::{self, StdinLock, Stdout, Write};

use chapter_cli::{ask, write_if_terminal};
use tic_tac_toe::{Level, Mark, PlayerKind, Rand, TicTacToe};

const HINT: &str = "Type a spot, such as b2, or help, undo or quit.";

const HELP: &str = "\
b2      mark b2; the spots are a1 to c3
undo    take your last move back
quit    leave the game";

/// A game between two players, each a person or the computer.
pub struct Session {
    /// Who plays X, and who plays O.
    players: [PlayerKind; 2],
    game: TicTacToe,
    /// The game before each move.
    before: Vec<TicTacToe>,
    /// Chooses among equal moves.
    rand: Rand,
    input: StdinLock<'static>,
    output: Stdout,
}

impl Session {
    /// A session at the keyboard and on the screen.
    pub fn new(
        players: [PlayerKind; 2],
        game: TicTacToe,
        rand: Rand,
    ) -> Session {
        Session {
            players,
            game,
            before: Vec::new(),
            rand,
            input: io::stdin().lock(),
            output: io::stdout(),
        }
    }

    /// Plays until the game is over or a person leaves.
    pub fn run(&mut self) -> io::Result<()> {
        self.welcome()?;
        while !self.game.is_over() {
            let stays = match self.player(self.game.to_move()) {
                PlayerKind::Computer(level) => self.compute(level)?,
                PlayerKind::Human => self.ask()?,
            };
            if !stays {
                return writeln!(self.output, "Goodbye.");
            }
        }
        match self.game.winner() {
            Some(mark) => writeln!(self.output, "{} wins", self.name(mark)),
            None => writeln!(self.output, "a draw"),
        }
    }

    /// Lets the computer move, and says how it chose.
    fn compute(&mut self, level: Level) -> io::Result<bool> {
        let name = self.name(self.game.to_move());
        let notice = format!("\n{name} is thinking ...");
        write_if_terminal(&notice, &mut self.output)?;
        let analysis = level.analyze(&self.game);
        let best = analysis.best();
        let Some(&spot) = self.rand.pick(&best) else {
            return Ok(false);
        };
        self.before.push(self.game);
        self.game.put(spot);
        let why = analysis.describe(spot);
        writeln!(self.output, "\n{name} plays {spot}: {why}\n{}", self.game)?;
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
        let before = self.game;
        self.game.play(name.parse()?)?;
        self.before.push(before);
        Ok(())
    }

    /// Goes back to the last time that a person was to move.
    fn take_back(&mut self) -> Result<(), Box<dyn Error>> {
        let is_a_persons =
            |game: &TicTacToe| self.player(game.to_move()) == PlayerKind::Human;
        let last = self.before.iter().rposition(is_a_persons);
        let last = last.ok_or("there's nothing to take back")?;
        self.game = self.before[last];
        self.before.truncate(last);
        Ok(())
    }

    /// Shows the board, and says who plays and what a person can type.
    fn welcome(&mut self) -> io::Result<()> {
        let [x, o] = self.players;
        writeln!(self.output, "{}\nX: {x}, O: {o}", self.game)?;
        if self.players.contains(&PlayerKind::Human) && !self.game.is_over() {
            writeln!(self.output, "{HINT}")?;
        }
        Ok(())
    }

    fn player(&self, mark: Mark) -> PlayerKind {
        self.players[mark as usize]
    }

    /// A player by mark and by what it is: `O (hard)`.
    fn name(&self, mark: Mark) -> String {
        format!("{mark} ({})", self.player(mark))
    }
}
