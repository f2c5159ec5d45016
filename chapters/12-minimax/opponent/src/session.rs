use std::io::{self, BufRead, IsTerminal, Write};
use std::mem;

use minimax::{best, describe_choice};
use stage::{ask, write_if_terminal};
use tic_tac_toe::{Level, Player, Rand};

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
    input: R,
    /// The screen.
    output: W,
}

impl<G: Playable, R: BufRead, W: Write + IsTerminal> Session<G, R, W> {
    /// A session that begins with this game. The players are given in the
    /// order of [`SIDES`](Playable::SIDES); `rand` chooses among equal moves.
    pub fn new(
        game: G,
        players: [Player; 2],
        rand: Rand,
        input: R,
        output: W,
    ) -> Session<G, R, W> {
        Session {
            game,
            before: Vec::new(),
            players,
            rand,
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
        self.say_what_to_type()?;
        while self.game.result().is_none() {
            let side = self.game.side();
            let prompt = format!("{}> ", G::SIDES[side]);
            let stays = match self.players[side] {
                Player::Computer(level) => self.compute(&prompt, level)?,
                Player::Human => self.ask(&prompt)?,
            };
            if !stays {
                return writeln!(self.output, "Goodbye.");
            }
        }
        self.show_result()
    }

    /// Lets the computer move, and says how it chose.
    fn compute(&mut self, prompt: &str, level: Level) -> io::Result<bool> {
        let notice = format!("{prompt}thinking ...");
        write_if_terminal(&notice, &mut self.output)?;
        let considered = G::engine(level).analyze(&self.game);
        let Some(&choice) = self.rand.pick(&best(&considered)) else {
            return Ok(false);
        };
        self.play(choice);
        let why = describe_choice(&considered, choice);
        writeln!(self.output, "{prompt}{why}\n{}", self.game)?;
        Ok(true)
    }

    /// Asks a person once, and does it or says why not; whether the person
    /// stays.
    fn ask(&mut self, prompt: &str) -> io::Result<bool> {
        let line =
            ask(prompt, &self.help(), &mut self.input, &mut self.output)?;
        let done = match line.as_deref() {
            None => return Ok(false),
            Some("undo") => self.take_back(),
            Some(name) => read_move(&self.game, name).map(|it| self.play(it)),
        };
        match done {
            Ok(()) => writeln!(self.output, "{}", self.game)?,
            Err(sentence) => writeln!(self.output, "{sentence}")?,
        }
        Ok(true)
    }

    /// Tells a person what can be typed, if one plays.
    fn say_what_to_type(&mut self) -> io::Result<()> {
        match self.game.moves().first() {
            Some(first) if self.players.contains(&Player::Human) => writeln!(
                self.output,
                "Type a move, such as {first}, or help, undo or quit."
            ),
            _ => Ok(()),
        }
    }

    /// What a person can type now.
    fn help(&self) -> String {
        let moves = names_of_moves(&self.game);
        format!(
            "Your moves are {moves}.\n\
             undo    take your last move back\n\
             quit    leave the game"
        )
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
        let last = last.ok_or("there's nothing to take back")?;
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
    if game.moves().contains(&its_move) {
        return Ok(its_move);
    }
    let moves = names_of_moves(game);
    Err(format!(
        "you can't play {its_move} now: choose one of {moves}"
    ))
}

fn names_of_moves<G: Playable>(game: &G) -> String {
    let moves = game.moves();
    let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
    names.join(" ")
}
