use std::collections::VecDeque;

use board::{Board, Cell, Square};
use directions::{Direction, next};
use end_of_game::Position;
use records::History;
use records::Played;
use whole_games::Reason;

use crate::LastMove;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// The game and the current position in it.
    history: History,
    /// The square that Enter plays.
    cursor: Square,
    /// The flipped discs that are still shown unflipped, in flipping order.
    turning: VecDeque<Square>,
    /// The text of the message box.
    notice: String,
}

impl Default for State {
    fn default() -> State {
        State::new(History::new(Position::start()))
    }
}

impl State {
    /// Creates the state of a window that shows this game.
    pub fn new(history: History) -> State {
        State {
            history,
            cursor: Square::at(3, 2),
            turning: VecDeque::new(),
            notice: "Black moves first: click a square, or go there with the \
                     arrows and press Enter."
                .to_string(),
        }
    }

    /// Returns the game and the current position in it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Returns the square that Enter plays.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// Returns the flipped discs that are still shown unflipped, in flipping
    /// order.
    pub fn turning(&self) -> &VecDeque<Square> {
        &self.turning
    }

    /// Returns the text of the message box.
    pub fn notice(&self) -> &str {
        &self.notice
    }
}

impl State {
    /// Moves the cursor one square in a direction, but not off the board.
    pub fn move_cursor(&mut self, direction: Direction) {
        self.move_cursor_to(next(self.cursor, direction));
    }

    /// Moves the cursor to a square; does nothing for the sentinel square.
    pub fn move_cursor_to(&mut self, square: Square) {
        if square.is_on_board() {
            self.cursor = square;
        }
    }
}

impl State {
    /// Plays a square and moves the cursor there. Queues the flipped discs to
    /// turn over one by one.
    ///
    /// # Errors
    ///
    /// Returns the reason if the move is illegal. The game is then unchanged.
    pub fn play(&mut self, square: Square) -> Result<Played, Reason> {
        self.move_cursor_to(square);
        let played = self.history.play(square)?;
        let last = LastMove::from_history(&self.history);
        self.turning =
            last.map_or_else(VecDeque::new, |last| last.flips.into());
        Ok(played)
    }
}

impl State {
    /// Returns the board as displayed: discs that haven't turned over yet have
    /// the color that they had before the move.
    pub fn board(&self) -> Board {
        let mut board = self.history.position().board;
        for &square in &self.turning {
            let before = match board[square] {
                Cell::Black => Cell::White,
                _ => Cell::Black,
            };
            board.set(square, before);
        }
        board
    }

    /// Turns over the next disc.
    pub fn turn_next_disc(&mut self) {
        self.turning.pop_front();
    }
}

impl State {
    /// Turns over all remaining discs at once.
    pub fn finish_turning(&mut self) {
        self.turning.clear();
    }

    /// Steps through the game, after turning over all remaining discs.
    pub fn walk(&mut self, step: fn(&mut History)) {
        self.finish_turning();
        step(&mut self.history);
    }

    /// Sets the text of the message box.
    pub fn set_notice(&mut self, text: impl Into<String>) {
        self.notice = text.into();
    }
}
