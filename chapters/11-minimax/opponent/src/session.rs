use std::io::{self, BufRead, Write};
use std::mem;

use minimax::{best, describe_choice};
use tic_tac_toe::{Level, Player, Rand};
use two_players::Keyboard;

use crate::Playable;

/// A game at the keyboard, a line for each move, in which each side is a person
/// or a computer.
#[derive(Debug)]
pub struct Session<G, R, W> {
    game: G,
    /// The game before each move, so that moves can be taken back.
    before: Vec<G>,
    /// In the order of [`SIDES`](Playable::SIDES).
    players: [Player; 2],
    /// Chooses among equal moves.
    rand: Rand,
    /// Where people type.
    keyboard: Keyboard<R>,
    /// The screen.
    output: W,
}

impl<G: Playable, R: BufRead, W: Write> Session<G, R, W> {
    /// A session that begins with this game. The players are given in the
    /// order of [`SIDES`](Playable::SIDES); `rand` chooses among equal moves.
    pub fn new(
        game: G,
        players: [Player; 2],
        rand: Rand,
        keyboard: Keyboard<R>,
        output: W,
    ) -> Session<G, R, W> {
        Session {
            game,
            before: Vec::new(),
            players,
            rand,
            keyboard,
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
        self.show_result()
    }

    /// Lets the computer move, and says how it chose.
    fn compute(&mut self, level: Level) -> io::Result<bool> {
        let considered = G::engine(level).analyze(&self.game);
        let Some(&choice) = self.rand.pick(&best(&considered)) else {
            return Ok(false);
        };
        self.play(choice);
        let why = describe_choice(&considered, choice);
        writeln!(self.output, "{why}\n{}", self.game)?;
        Ok(true)
    }

    /// Reads a line from a person, and does what it says or says why not;
    /// whether the person stays.
    fn ask(&mut self) -> io::Result<bool> {
        let line = self.keyboard.read_line()?;
        let line = line.map(|it| it.trim().to_lowercase());
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

    /// Takes back the last move that a person made, and the computer's moves
    /// after it.
    fn take_back(&mut self) -> Result<(), String> {
        let is_a_persons =
            |before: &G| self.players[before.side()] == Player::Human;
        let last = self.before.iter().rposition(is_a_persons);
        let last = last.ok_or("there is nothing to take back")?;
        self.game = self.before[last].clone();
        self.before.truncate(last);
        Ok(())
    }

    fn show_result(&mut self) -> io::Result<()> {
        let side = self.game.side();
        let result = match self.game.result().map_or(0, i32::signum) {
            1 => format!("{} wins", G::SIDES[side]),
            0 => "a draw".to_string(),
            _ => format!("{} wins", G::SIDES[1 - side]),
        };
        writeln!(self.output, "{result}")
    }
}

/// The move that a text names, if the game allows it.
fn read_move<G: Playable>(game: &G, text: &str) -> Result<G::Move, String> {
    let its_move = text.parse().map_err(|error| format!("{error}"))?;
    let moves = game.moves();
    if moves.contains(&its_move) {
        return Ok(its_move);
    }
    let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
    let names = names.join(" ");
    Err(format!("{its_move} is no move now: choose one of {names}"))
}
