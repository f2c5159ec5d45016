//! `othello`: a game against the computer, in lines or in a window.

use std::env;
use std::error::Error;
use std::io::{self, IsTerminal, Write};

use end_of_game::Position;
use lexopt::prelude::*;
use opponent::{ConsolePlayers, OthelloPlayer, WindowGame};
use records::History;
use stage::Answer;
use tic_tac_toe::Rand;
use two_players::{Game, HINT, Keyboard, Rules, Session};
use whole_games::{parse_transcript, referee};
use window::{State, Theme, summary};

/// What the command line asks for.
struct Options {
    players: [OthelloPlayer; 2],
    moves: String,
    rand: Rand,
    window: bool,
    ascii: bool,
}

pub fn run(arguments: lexopt::Parser) -> Answer {
    let options = read_options(arguments)?;
    match options.window {
        true => in_a_window(options),
        false => in_lines(options),
    }
}

fn read_options(
    mut arguments: lexopt::Parser,
) -> Result<Options, Box<dyn Error>> {
    let mut options = Options {
        players: [OthelloPlayer::Human, "medium".parse()?],
        moves: String::new(),
        rand: Rand::new(1),
        window: false,
        ascii: false,
    };
    while let Some(option) = arguments.next()? {
        match option {
            Long("window") => options.window = true,
            Long("ascii") => options.ascii = true,
            Long("moves") => options.moves = arguments.value()?.string()?,
            Long("seed") => {
                options.rand = arguments.value()?.string()?.parse()?;
            }
            Long("black") => {
                options.players[0] = arguments.value()?.string()?.parse()?;
            }
            Long("white") => {
                options.players[1] = arguments.value()?.string()?.parse()?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(options)
}

/// Plays at the keyboard, as in chapter 7.
fn in_lines(options: Options) -> Answer {
    let opening = parse_transcript(&options.moves)?;
    referee(Position::start(), &opening)?;
    let mut start = Game::new(Rules::default());
    start.follow(&opening)?;
    let players = options.players;
    let names = players.each_ref().map(OthelloPlayer::name);
    let keyboard = Keyboard::new(io::stdin().lock());
    let mover = ConsolePlayers::new(
        players.clone(),
        options.rand,
        keyboard,
        io::stdout(),
    );
    let mut session = Session::new(names, start, mover, io::stdout());
    let is_person = |it: &_| matches!(it, OthelloPlayer::Human);
    if players.iter().any(is_person) {
        super::played(writeln!(io::stdout(), "{HINT}"))?;
    }
    super::played(session.run())
}

/// Plays in chapter 9's window.
fn in_a_window(options: Options) -> Answer {
    let opening = parse_transcript(&options.moves)?;
    let history = History::follow(Position::start(), &opening)?;
    let mut state = State::new(env::current_dir()?).with_history(history);
    if !opening.is_empty() {
        state.set_notice(summary(state.history()));
    }
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("the window needs a terminal: run it in one, or leave \
                    --window out"
            .into());
    }
    let theme = Theme {
        color: env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()),
        ascii: options.ascii,
    };
    let game = WindowGame::new(state, options.players, options.rand);
    super::played(opponent::run(game, theme))
}
