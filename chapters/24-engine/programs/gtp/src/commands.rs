use std::time::Duration;

use board::Disc;
use end_of_game::{Score, Turn};
use engine::Clock;

use crate::{Answer, Gtp, GtpLine, seconds, word};

/// What a command does with the words after its name.
pub(crate) type Command = fn(&mut Gtp, &[String]) -> Answer;

/// The commands, in the order of the protocol.
const COMMANDS: [(&str, Command); 20] = [
    ("protocol_version", |_, _| Ok("2".to_string())),
    ("name", |_, _| Ok("Othellier".to_string())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_string())),
    ("known_command", |_, words| known_command(words)),
    ("list_commands", |_, _| Ok(names())),
    ("help", |_, _| Ok(HELP.to_string())),
    ("quit", |_, _| Ok(String::new())),
    ("list_games", |_, _| Ok("Othello".to_string())),
    ("set_game", Gtp::set_game),
    ("boardsize", Gtp::boardsize),
    ("clear_board", |gtp, _| gtp.clear_board()),
    ("komi", |_, words| {
        word::<f64>(words, 0).map(|_| String::new())
    }),
    ("play", Gtp::play),
    ("genmove", Gtp::genmove),
    ("reg_genmove", Gtp::reg_genmove),
    ("undo", |gtp, _| gtp.undo()),
    ("time_settings", Gtp::time_settings),
    ("time_left", Gtp::time_left),
    ("final_score", |gtp, _| gtp.final_score()),
    ("showboard", |gtp, _| Ok(format!("\n{}", gtp.position()))),
];

/// For people who find themselves where programs should be. An answer of the
/// protocol has no empty lines.
const HELP: &str = "what people need; list_commands shows the rest
play b f5      play f5 for Black; w is White, and pass is a move, too
genmove w      think of a move for White, and play it
undo           take the last move back
showboard      show the board
clear_board    begin a new game
quit           leave";

/// The command with this name.
pub(crate) fn find(name: &str) -> Option<Command> {
    let command = COMMANDS.into_iter().find(|entry| entry.0 == name);
    command.map(|entry| entry.1)
}

fn names() -> String {
    COMMANDS.map(|entry| entry.0).join("\n")
}

fn known_command(words: &[String]) -> Answer {
    let name: String = word(words, 0)?;
    Ok(find(&name).is_some().to_string())
}

impl Gtp {
    fn set_game(&mut self, words: &[String]) -> Answer {
        match word::<String>(words, 0)?.to_lowercase().as_str() {
            "othello" | "reversi" => self.clear_board(),
            _ => Err("unsupported game"),
        }
    }

    fn boardsize(&mut self, words: &[String]) -> Answer {
        match word::<u64>(words, 0)? {
            8 => self.clear_board(),
            _ => Err("unacceptable size"),
        }
    }

    /// The time for the game, and then for a number of moves, again and again.
    pub fn time_settings(&mut self, words: &[String]) -> Answer {
        let main = seconds(words, 0)?;
        let period = seconds(words, 1)?;
        let moves = word(words, 2)?;
        self.clock = match (main, period, moves) {
            // No limit at all.
            (_, Duration::ZERO, _) | (_, _, 0) if main.is_zero() => self.clock,
            (Duration::ZERO, left, moves) => Clock::Period { left, moves },
            _ => Clock::Game(main),
        };
        self.player.clocks = [self.clock; 2];
        Ok(String::new())
    }

    /// With a number of moves, the time is for those; with 0, for the rest of
    /// the game.
    pub fn time_left(&mut self, words: &[String]) -> Answer {
        let color: Disc = word(words, 0)?;
        let left = seconds(words, 1)?;
        *self.player.clock(color) = match word(words, 2)? {
            0 => Clock::Game(left),
            moves => Clock::Period { left, moves },
        };
        Ok(String::new())
    }

    fn final_score(&mut self) -> Answer {
        let Score { black, white } = Score::result(&self.position().board);
        match self.position().turn() {
            Turn::Over if black > white => Ok(format!("B+{}", black - white)),
            Turn::Over if white > black => Ok(format!("W+{}", white - black)),
            Turn::Over => Ok("0".to_string()),
            _ => Err("cannot score"),
        }
    }

    /// What it answers to a line; `None` if there's no command in it.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let line = GtpLine::parse(line)?;
        let answer = match find(&line.name) {
            Some(command) => command(self, &line.arguments),
            None => Err("unknown command"),
        };
        Some(line.answered(answer))
    }
}
