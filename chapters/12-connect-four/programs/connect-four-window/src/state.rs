use board::Square;
use connect_four::{Column, ConnectFour};
use window::sentence;

use crate::FallingDisc;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// The positions for undo, oldest first: the initial one, and one after
    /// each move and each new game. Never empty.
    games: Vec<ConnectFour>,
    /// The column of the next disc.
    pub cursor: Column,
    /// The falling disc.
    pub falling: Option<FallingDisc>,
    /// True if the blinking winning line is hidden.
    is_line_hidden: bool,
    /// The message below the grid.
    pub message: String,
}

impl State {
    /// Creates a window that shows this game.
    pub fn new(game: ConnectFour) -> State {
        State {
            games: vec![game],
            cursor: Column::all().nth(3).expect("there are seven"),
            falling: None,
            is_line_hidden: false,
            message: sentence(&game.status()),
        }
    }

    /// Returns the current position.
    pub fn game(&self) -> &ConnectFour {
        &self.games[self.games.len() - 1]
    }

    /// Returns the squares with discs that are currently drawn empty.
    pub fn hidden_squares(&self) -> Vec<Square> {
        match (self.falling, self.is_line_hidden) {
            (Some(disc), _) => vec![disc.square],
            (None, true) => self.game().winning_squares(),
            (None, false) => Vec::new(),
        }
    }

    /// Tests if a disc is falling or a line is blinking, which needs ticks.
    pub fn is_moving(&self) -> bool {
        self.falling.is_some() || self.game().winner().is_some()
    }

    /// Moves the cursor by this many columns, unless it would leave the grid.
    pub fn move_cursor(&mut self, step: i32) {
        let index = self.cursor.index() + step;
        let column = Column::all().find(|column| column.index() == index);
        self.cursor = column.unwrap_or(self.cursor);
    }

    /// Moves the cursor to a column and drops a disc, unless the game is over.
    pub fn drop_into(&mut self, column: Column) {
        self.cursor = column;
        if self.game().is_over() {
            return;
        }
        let mut game = *self.game();
        match game.drop_into(column) {
            Ok(square) => {
                self.show(game);
                self.falling = Some(FallingDisc::new(square));
            }
            Err(error) => self.message = sentence(&error.to_string()),
        }
    }

    /// Advances the falling disc, or else toggles the blinking winning line.
    pub fn tick(&mut self) {
        match self.falling {
            Some(disc) => self.falling = disc.fall(),
            None => {
                self.is_line_hidden = !self.is_line_hidden && self.is_moving();
            }
        }
    }

    /// Takes back the last move or new game.
    pub fn undo(&mut self) {
        let last = self.games.pop().expect("never empty");
        let before = self.games.pop().unwrap_or(last);
        self.show(before);
    }

    /// Makes this the current position and stops all animation.
    pub fn show(&mut self, game: ConnectFour) {
        self.games.push(game);
        self.falling = None;
        self.is_line_hidden = false;
        self.message = sentence(&game.status());
    }
}
