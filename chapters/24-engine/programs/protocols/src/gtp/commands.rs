use std::time::Instant;

use board::Disc;
use end_of_game::{Score, Turn};
use engine::Clock;
use whole_games::Ply;

use super::line::{GtpLine, Response, seconds, word};
use crate::Gtp;

/// The implementation of a command. It gets the words after the name.
type Command = fn(&mut Gtp, &[String]) -> Response;

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

/// The response to `help`. It has no empty line, which would end it.
const HELP: &str = "what people need; list_commands shows the rest
play b f5      play f5 for Black; w is White, and pass is a move, too
genmove w      think of a move for White, and play it
undo           take the last move back
showboard      show the board
clear_board    begin a new game
quit           leave";

/// Returns the command with this name.
fn find(name: &str) -> Option<Command> {
    COMMANDS
        .into_iter()
        .find(|(command_name, _)| *command_name == name)
        .map(|(_, command)| command)
}

fn names() -> String {
    COMMANDS.map(|(name, _)| name).join("\n")
}

fn known_command(words: &[String]) -> Response {
    let name: String = word(words, 0)?;
    Ok(find(&name).is_some().to_string())
}

impl Gtp {
    /// Returns the response to a line, or `None` if there's no command in it.
    pub fn answer(&mut self, line: &str) -> Option<String> {
        let line = GtpLine::parse(line)?;
        let response = match find(&line.name) {
            Some(command) => command(self, &line.arguments),
            None => Err("unknown command"),
        };
        Some(line.format_response(response))
    }

    fn set_game(&mut self, words: &[String]) -> Response {
        match word::<String>(words, 0)?.to_lowercase().as_str() {
            "othello" | "reversi" => self.clear_board(),
            _ => Err("unsupported game"),
        }
    }

    fn boardsize(&mut self, words: &[String]) -> Response {
        match word::<u64>(words, 0)? {
            8 => self.clear_board(),
            _ => Err("unacceptable size"),
        }
    }

    /// Plays a move or a pass for a color.
    pub fn play(&mut self, words: &[String]) -> Response {
        let name: String = word(words, 1)?;
        let ply = if name.eq_ignore_ascii_case("pass") {
            Ply::Pass
        } else {
            Ply::Move(word(words, 1)?)
        };
        self.follow(word(words, 0)?, ply)
    }

    fn follow(&mut self, color: Disc, ply: Ply) -> Response {
        let position = self.position_for(color);
        let after = match ply {
            Ply::Move(square) => position.play(square).ok(),
            Ply::Pass => {
                (position.turn() != Turn::Move).then(|| position.passed())
            }
        };
        self.positions.push(after.ok_or("illegal move")?);
        Ok(String::new())
    }

    /// Chooses a move for a color and plays it.
    pub fn genmove(&mut self, words: &[String]) -> Response {
        let color = word(words, 0)?;
        let ply = self.choose(color);
        self.follow(color, ply)?;
        Ok(ply.to_string())
    }

    /// Chooses a move for a color, but neither plays it nor runs the clock.
    pub fn reg_genmove(&mut self, words: &[String]) -> Response {
        let clocks = self.player.clocks;
        let ply = self.choose(word(words, 0)?);
        self.player.clocks = clocks;
        Ok(ply.to_string())
    }

    /// Chooses a move for a color: the opening book's, or else the engine's.
    /// After the end of the game, it's a pass.
    pub fn choose(&mut self, color: Disc) -> Ply {
        let position = self.position_for(color);
        if let Some(square) = self.book.find(&position) {
            return Ply::Move(square);
        }
        self.use_byo_yomi(color);
        let begin = Instant::now();
        let must_end = || (self.must_end)(begin);
        let info = self.player.think_until(&position, &must_end);
        info.map_or(Ply::Pass, |info| info.ply)
    }

    /// Starts the byo-yomi time of a color once a move's share of it is more
    /// than what's left of the main time.
    fn use_byo_yomi(&mut self, color: Disc) {
        let clock = self.player.clock(color);
        if let (Clock::Game(main), Some(Clock::Period { left, moves })) =
            (*clock, self.byo_yomi)
            && main < left / moves
        {
            *clock = Clock::Period { left, moves };
        }
    }

    /// Takes back the last move.
    pub fn undo(&mut self) -> Response {
        if self.positions.len() == 1 {
            return Err("cannot undo");
        }
        self.positions.pop();
        Ok(String::new())
    }

    /// Sets both clocks: main time, and byo-yomi time for a number of moves.
    pub fn time_settings(&mut self, words: &[String]) -> Response {
        let main = seconds(words, 0)?;
        let period = seconds(words, 1)?;
        let moves = word(words, 2)?;
        let is_absolute = period.is_zero();
        self.byo_yomi = (!is_absolute && moves > 0).then_some(Clock::Period {
            left: period,
            moves,
        });
        self.clock = match self.byo_yomi {
            // The protocol's way to say "no limit", and what some clients say.
            None if !is_absolute || main.is_zero() => self.default_clock,
            Some(byo_yomi) if main.is_zero() => byo_yomi,
            _ => Clock::Game(main),
        };
        self.player.clocks = [self.clock; 2];
        Ok(String::new())
    }

    /// Sets the clock of a color: the time for a number of moves, or with 0
    /// moves for the rest of the game.
    pub fn time_left(&mut self, words: &[String]) -> Response {
        let color: Disc = word(words, 0)?;
        let left = seconds(words, 1)?;
        *self.player.clock(color) = match word(words, 2)? {
            0 => Clock::Game(left),
            moves => Clock::Period { left, moves },
        };
        Ok(String::new())
    }

    fn final_score(&mut self) -> Response {
        let Score { black, white } = Score::result(&self.position().board);
        match self.position().turn() {
            Turn::Over if black > white => Ok(format!("B+{}", black - white)),
            Turn::Over if white > black => Ok(format!("W+{}", white - black)),
            Turn::Over => Ok("0".to_string()),
            _ => Err("cannot score"),
        }
    }
}
