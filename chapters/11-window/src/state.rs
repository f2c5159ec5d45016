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
    /// The game, and the move at which we look at it.
    history: History,
    /// The square that the keyboard would play.
    cursor: Square,
    /// The discs that have yet to turn over, the next one first.
    turning: VecDeque<Square>,
    /// What the window says.
    notice: String,
}

impl Default for State {
    fn default() -> State {
        State::new(History::new(Position::start()))
    }
}

impl State {
    /// A window on this game.
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

    /// The game, and the move at which we look at it.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// The square that the keyboard would play.
    pub fn cursor(&self) -> Square {
        self.cursor
    }

    /// The discs that have yet to turn over, the next one first.
    pub fn turning(&self) -> &VecDeque<Square> {
        &self.turning
    }

    /// What the window says.
    pub fn notice(&self) -> &str {
        &self.notice
    }
}

impl State {
    /// Moves the cursor one square, unless it would leave the board.
    pub fn move_cursor(&mut self, direction: Direction) {
        self.move_cursor_to(next(self.cursor, direction));
    }

    /// Moves the cursor to a square of the board. It never leaves the board.
    pub fn move_cursor_to(&mut self, square: Square) {
        if square.is_on_board() {
            self.cursor = square;
        }
    }
}

impl State {
    /// Plays a square, and puts the cursor there. The discs that it flips have
    /// yet to turn over.
    ///
    /// # Errors
    ///
    /// Returns an error when the rules forbid the move; the game is as it was.
    pub fn play(&mut self, square: Square) -> Result<Played, Reason> {
        self.move_cursor_to(square);
        let played = self.history.play(square)?;
        let last = LastMove::of(&self.history);
        self.turning =
            last.map_or_else(VecDeque::new, |last| last.flips.into());
        Ok(played)
    }
}

impl State {
    /// The board as it's seen: a disc that has yet to turn over still shows the
    /// side that it had before the move.
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

    /// Lets the next disc turn over.
    pub fn turn_next_disc(&mut self) {
        self.turning.pop_front();
    }
}

impl State {
    /// Lets all discs turn over at once.
    pub fn finish_turning(&mut self) {
        self.turning.clear();
    }

    /// Walks through the game. Discs that are turning over land at once.
    pub fn walk(&mut self, step: fn(&mut History)) {
        self.finish_turning();
        step(&mut self.history);
    }

    /// Says something.
    pub fn set_notice(&mut self, text: impl Into<String>) {
        self.notice = text.into();
    }
}
