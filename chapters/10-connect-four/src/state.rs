use board::Square;

use crate::{Column, Game, four_through};

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// Black and White, in the order of [`Disc`](board::Disc).
    pub names: [String; 2],
    /// The game as it was at first, and after each disc; behind them a new
    /// game. Never empty.
    pub games: Vec<Game>,
    /// The column above which the next disc hangs.
    pub cursor: Column,
    /// The disc that is on its way down.
    pub falling: Option<Falling>,
    /// Whether the winning line is hidden for a moment, as it blinks.
    pub is_dark: bool,
    /// Whether discs fall and lines blink.
    pub is_animated: bool,
    /// What the window says.
    pub message: String,
}

/// A disc on its way down, in lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Falling {
    /// How far it has fallen.
    pub height: u16,
    /// How far it falls with the next tick: each time one line more.
    pub step: u16,
    /// Where it comes to rest.
    pub square: Square,
}

/// How many lines of the screen a row of the grid takes.
pub const ROW: u16 = 2;

impl State {
    /// A window in which this game is played.
    pub fn new(names: [String; 2], game: Game) -> State {
        let mut state = State {
            names,
            games: vec![game],
            cursor: Column::all().nth(3).expect("there are seven"),
            falling: None,
            is_dark: false,
            is_animated: true,
            message: String::new(),
        };
        state.message = state.news();
        state
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    /// Whose turn it is, or how the game ended.
    pub fn news(&self) -> String {
        let game = self.game();
        let name = |disc| &self.names[disc as usize];
        match (game.winner, game.is_over()) {
            (Some(disc), _) => format!("{} wins.", name(disc)),
            (None, true) => "A draw: all 42 discs are dropped.".to_string(),
            (None, false) => format!("{} to move.", name(game.to_move)),
        }
    }

    /// The squares of the line that won. A disc that closes two lines wins
    /// with both.
    pub fn line(&self) -> Vec<Square> {
        let board = &self.game().board;
        let wins = |it: &Square| four_through(board, *it).is_some();
        Square::all().filter(wins).collect()
    }

    /// Whether something moves, so that the window needs ticks.
    pub fn is_moving(&self) -> bool {
        let blinks = self.is_animated && self.game().winner.is_some();
        self.falling.is_some() || blinks
    }
}
