use board::Square;
use connect_four::{Column, ConnectFour};
use window::sentence;

use crate::FallingDisc;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// The game at first and after each disc. A new game goes behind the old
    /// one. Never empty.
    games: Vec<ConnectFour>,
    /// The column above which the next disc hangs.
    pub cursor: Column,
    /// The disc that is on its way down.
    pub falling: Option<FallingDisc>,
    /// Whether the winning line is hidden for a moment, because it blinks.
    is_line_hidden: bool,
    /// What the window says.
    pub message: String,
}

impl State {
    /// A window that opens on this game.
    pub fn new(game: ConnectFour) -> State {
        State {
            games: vec![game],
            cursor: Column::all().nth(3).expect("there are seven"),
            falling: None,
            is_line_hidden: false,
            message: sentence(&game.status()),
        }
    }

    /// The current game.
    pub fn game(&self) -> &ConnectFour {
        &self.games[self.games.len() - 1]
    }

    /// The squares that are drawn empty at this moment although they hold
    /// discs.
    pub fn hidden_squares(&self) -> Vec<Square> {
        match (self.falling, self.is_line_hidden) {
            (Some(disc), _) => vec![disc.square],
            (None, true) => self.game().winning_squares(),
            (None, false) => Vec::new(),
        }
    }

    /// Whether something moves, so that the window needs ticks.
    pub fn is_moving(&self) -> bool {
        self.falling.is_some() || self.game().winner().is_some()
    }

    /// Moves the cursor by this many columns, but not beyond the grid.
    pub fn move_cursor(&mut self, step: i32) {
        let place = self.cursor.index() + step;
        let column = Column::all().find(|column| column.index() == place);
        self.cursor = column.unwrap_or(self.cursor);
    }

    /// Drops a disc, unless the game is over.
    pub fn drop_into(&mut self, column: Column) {
        self.cursor = column;
        if self.game().is_over() {
            return;
        }
        let mut game = *self.game();
        match game.drop_into(column) {
            Ok(square) => {
                self.show(game);
                self.falling = Some(FallingDisc::to(square));
            }
            Err(error) => self.message = sentence(&error.to_string()),
        }
    }

    /// Lets the disc fall. With no disc in the air, the winning line blinks.
    pub fn tick(&mut self) {
        match self.falling {
            Some(disc) => self.falling = disc.fall(),
            None => {
                self.is_line_hidden = !self.is_line_hidden && self.is_moving();
            }
        }
    }

    /// Takes back the last disc, or the beginning of a new game.
    pub fn undo(&mut self) {
        let last = self.games.pop().expect("never empty");
        let before = self.games.pop().unwrap_or(last);
        self.show(before);
    }

    /// Goes on with this game: nothing moves any more.
    pub fn show(&mut self, game: ConnectFour) {
        self.games.push(game);
        self.falling = None;
        self.is_line_hidden = false;
        self.message = sentence(&game.status());
    }
}
