//! The stage binary of chapter 15: Othello against the computer.

mod run;

use std::env;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use end_of_game::Position;
use evaluation::{Computer, ParseComputerError};
use lexopt::prelude::*;
use opponent::{ConsolePlayers, Players, WindowGame, names};
use othello_window::State;
use records::History;
use terminal::Theme;
use tic_tac_toe::Rand;
use two_players::{Game, HINT, Keyboard, Rules, Session};
use whole_games::parse_transcript;
use window::summary;

const EXAMPLE: &str = "cargo run -p opponent -- --white medium";

const HELP: &str = "\
Othello against the computer.

cargo run -p opponent -- [options]

--black PLAYER    human (the default), easy, medium or hard, or an evaluation
                  and a depth, such as corners:3
--white PLAYER    the same, but here medium is the default
--moves GAME      begin with these moves, such as f5d6c3
--seed N          choose differently among equal moves
--window          play in a window; with --ascii, without special characters

In the game, help lists what you can type. In the window, < takes a move back,
and Esc stops a computer that's thinking: it plays the best move it knows.";

/// What the command line asks for.
struct Options {
    players: Players,
    moves: String,
    rand: Rand,
    window: bool,
    ascii: bool,
}

fn main() -> ExitCode {
    let answer = match parse_options() {
        Ok(Some(options)) => match play(options) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(error) => Err(error),
        },
        Ok(None) => Ok(HELP.to_string()),
        Err(error) => Err(error),
    };
    stage::finish(answer, EXAMPLE, io::stdout(), io::stderr())
}

/// The options, or `None` when help is asked for.
fn parse_options() -> Result<Option<Options>, Box<dyn Error>> {
    let mut arguments = lexopt::Parser::from_env();
    let mut options = Options {
        players: [None, Some("medium".parse()?)],
        moves: String::new(),
        rand: Rand::new(1),
        window: false,
        ascii: false,
    };
    while let Some(option) = arguments.next()? {
        match option {
            Short('h') | Long("help") => return Ok(None),
            Long("window") => options.window = true,
            Long("ascii") => options.ascii = true,
            Long("moves") => options.moves = arguments.value()?.string()?,
            Long("seed") => {
                options.rand = arguments.value()?.string()?.parse()?
            }
            Long(side @ ("black" | "white")) => {
                let side = usize::from(side == "white");
                let name = arguments.value()?.string()?;
                options.players[side] = read_player(&name)?;
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Some(options))
}

fn read_player(text: &str) -> Result<Option<Computer>, Box<dyn Error>> {
    match text.parse() {
        _ if text == "human" => Ok(None),
        Ok(computer) => Ok(Some(computer)),
        Err(error @ ParseComputerError::Name(_)) => {
            Err(format!("{error}, or human").into())
        }
        Err(error) => Err(error.into()),
    }
}

fn play(options: Options) -> Result<(), Box<dyn Error>> {
    match options.window {
        true => play_in_window(options),
        false => play_at_table(options),
    }
}

/// Plays in lines, as in chapter 7.
fn play_at_table(options: Options) -> Result<(), Box<dyn Error>> {
    let opening = parse_transcript(&options.moves)?;
    let mut start = Game::new(Rules::default());
    start.follow(&opening)?;
    let Options { players, rand, .. } = options;
    if players.iter().any(Option::is_none) {
        writeln!(io::stdout(), "{HINT}")?;
    }
    let people = Keyboard::new(io::stdin().lock());
    let mover =
        ConsolePlayers::new(players.clone(), rand, people, io::stdout());
    let names =
        names(&players).map(|it| if it.is_empty() { "You" } else { it });
    Ok(Session::new(names, start, mover, io::stdout()).run()?)
}

/// Plays in chapter 10's window.
fn play_in_window(options: Options) -> Result<(), Box<dyn Error>> {
    let opening = parse_transcript(&options.moves)?;
    let history = History::follow(Position::start(), &opening)?;
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err("the window needs a terminal: run it in one, or leave \
                    --window out"
            .into());
    }
    let mut state = State::new(env::current_dir()?).with_history(history);
    if !opening.is_empty() {
        state.set_notice(summary(state.history()));
    }
    let theme = Theme {
        color: env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()),
        ascii: options.ascii,
    };
    let game = WindowGame::new(state, options.players, options.rand);
    Ok(run::run(game, theme)?)
}
