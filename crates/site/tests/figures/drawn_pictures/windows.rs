//! Windows of a terminal, drawn by the chapters' views.

use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use crate::positions::MOVES_BEFORE_C6;
use board::Board;
use directions::Direction;
use end_of_game::Position;
use evaluation::evaluate::phased;
use evaluation::{Computer, Engine, Levels};
use minimax::{Game, Search, consider};
use opponent::Thinker;
use opponent_window::WindowGame;
use othello_window::{Button, FileEntry, FileOutcome, Message};
use page_windows::screen::{render, to_svg};
use ratatui::widgets::Paragraph;
use records::History;
use terminal::Theme;
use tic_tac_toe::{Level, Rand};
use whole_games::parse_transcript;

/// Draws the window of chapter 11's first program.
pub fn forty_lines() -> String {
    let text = Board::start().to_string();
    let buffer = render((44, 10), |frame| {
        let text = Paragraph::new(text.as_str()).centered();
        frame.render_widget(text, frame.area());
    });
    let alternative = "An empty terminal with the start of a game in its middle, as text.";
    to_svg(&buffer, alternative)
}

/// Draws chapter 11's window after c6.
pub fn window() -> String {
    let mut state = state_before_c6();
    window::update(&mut state, click_c6());
    state.finish_turning();
    draw_window(
        &state,
        "c6 in parentheses, and the discs it flipped in dashes",
    )
}

/// Draws chapter 11's window two ticks after the click on c6.
pub fn turning() -> String {
    let mut state = state_before_c6();
    for message in [click_c6(), window::Message::Tick, window::Message::Tick] {
        window::update(&mut state, message);
    }
    let turning = state.turning().len();
    let description = format!(
        "c6 in parentheses: 2 of its discs have turned over, one is on \
         edge, and {} are still white",
        turning - 1
    );
    draw_window(&state, &description)
}

/// Draws chapter 11's window at the end of the game that its page opens.
pub fn ralle_thor() -> String {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let game = format!("{root}/chapters/08-records/games/ralle-thor.oth");
    let mut state = window::State::default();
    window::dispatch(&mut state, window::Message::Open(game.into()));
    draw_window(&state, "the last position of a game")
}

/// Draws the window `othello-window` at the start.
pub fn form() -> String {
    let state = othello_window::State::new(PathBuf::from("/"));
    let alternative = format!(
        "A window in a terminal, with a green board, both scores, twelve \
         buttons, and a box that says: {}",
        state.notice()
    );
    draw_form((80, 22), &state, &alternative)
}

/// Draws chapter 12's window, one disc before four in a line.
pub fn four() -> String {
    let game = "cdecfbceeed".parse().unwrap();
    let state = connect_four_window::State::new(game);
    let theme = Theme {
        color: false,
        ascii: false,
    };
    let buffer = render((31, 18), |frame| {
        connect_four_window::view(frame, &state, theme);
    });
    let alternative = format!(
        "A window in a terminal: a grid of seven columns with eleven discs, \
         and a disc in hand above column d. {}",
        state.message
    );
    to_svg(&buffer, &alternative)
}

/// The theme of a terminal with colors.
const COLOR_THEME: Theme = Theme {
    color: true,
    ascii: false,
};

fn click_c6() -> window::Message {
    window::Message::Place(board::Square::at(2, 5))
}

fn state_before_c6() -> window::State {
    window::State::new(history(MOVES_BEFORE_C6))
}

fn history(transcript: &str) -> History {
    let plies = parse_transcript(transcript).unwrap();
    History::follow(Position::start(), &plies).unwrap()
}

fn draw_form(size: (u16, u16), state: &othello_window::State, alternative: &str) -> String {
    to_svg(
        &render(size, |frame| {
            othello_window::view(frame, state, COLOR_THEME)
        }),
        alternative,
    )
}

fn draw_window(state: &window::State, description: &str) -> String {
    let buffer = render((73, 18), |frame| window::view(frame, state));
    let alternative = format!(
        "A window in a terminal. On the left is a green board with {description}. On \
         the right a box says: {} Below it are the scores and the keys.",
        state.notice()
    );
    to_svg(&buffer, &alternative)
}

/// Draws the file dialog of `othello-window`.
pub fn dialog() -> String {
    let folder = PathBuf::from("/games");
    let entry = |name: &str, is_folder| FileEntry {
        name: name.to_owned(),
        path: folder.join(name),
        is_folder,
    };
    let entries = vec![
        entry("..", true),
        entry("1990", true),
        entry("ann-bob.oth", false),
        entry("ralle-thor.oth", false),
    ];
    let messages = [
        Message::Press(Button::Read),
        Message::Done(FileOutcome::Listed(folder.clone(), entries)),
        Message::Go(Direction::South),
        Message::Go(Direction::South),
        Message::Go(Direction::South),
        Message::Go(Direction::South),
    ];
    let mut state =
        othello_window::State::new(folder.clone()).with_history(history(MOVES_BEFORE_C6));
    for message in messages {
        let _ = othello_window::update(&mut state, message);
    }
    let alternative = "A window in a small terminal. A box has a list of \
        folders and files in which ralle-thor.oth is marked, and below it that \
        name and the filter Othello (*.oth). Under it is the message box.";
    draw_form((40, 20), &state, alternative)
}

/// Draws chapter 16's window before the first move.
pub fn seated() -> String {
    let state = othello_window::State::new(PathBuf::from("/"));
    let engine = Position::engine(Level::Hard);
    let name = "hard".to_owned();
    let players = [None, Some(Computer { name, engine })];
    let game = WindowGame::new(state, players, Thinker::new(Rand::new(1)));
    let alternative = format!(
        "A window in a terminal at the start of a game. White is called hard, \
         and a box below the board says: {}",
        game.state.notice()
    );
    draw_form((40, 20), &game.state, &alternative)
}

/// The number of positions that the search of [`thinking`] may still evaluate.
static EVALUATIONS_LEFT: AtomicU64 = AtomicU64::new(0);

/// Draws chapter 16's window while the computer searches: it has searched three of its four
/// moves.
pub fn thinking() -> String {
    let state = othello_window::State::new(PathBuf::from("/games")).with_history(history("f5d6c3"));
    let position = *state.history().position();
    let engine = Engine {
        evaluation: &phased_with_limit,
        ..Position::engine(Level::Hard)
    };
    let mut search = Search::new(&phased);
    for ply in position.moves().into_iter().take(3) {
        consider(&mut search, &position, ply, engine.depth).unwrap();
    }
    // The search stops after as many evaluations as three moves take.
    EVALUATIONS_LEFT.store(search.guesses, Relaxed);
    let name = "hard".to_owned();
    let players = [None, Some(Computer { name, engine })];
    let mut game = WindowGame::new(state, players, Thinker::new(Rand::new(1)));
    // Otherwise, the cursor would hide the square that the computer likes best.
    for _ in 0..2 {
        game.update(Message::Go(Direction::North));
    }
    while game
        .search()
        .is_none_or(|search| search.considered().len() < 3)
    {
        game.think();
        thread::yield_now();
    }
    let alternative = format!(
        "A window in a terminal, with a green board on which White is to move. On the right, White \
         is called hard. Below are the buttons, and a box that says: {}",
        game.state.notice()
    );
    draw_form((40, 20), &game.state, &alternative)
}

/// Evaluates as `phased` until no evaluations are left, and then blocks the thread.
fn phased_with_limit(position: &Position) -> i32 {
    while EVALUATIONS_LEFT.load(Relaxed) == 0 {
        thread::park();
    }
    EVALUATIONS_LEFT.fetch_sub(1, Relaxed);
    phased(position)
}
