//! The interface of a game that can be played on a board.

use std::fmt::Display;
use std::str::FromStr;

use evaluation::Levels;
use minimax::{ScoredMove, Value, analyze};
use tic_tac_toe::Level;

use crate::drawing::{Coord, Mark};
use crate::protocol::{Request, RequestError, invalid};
use crate::view::View;

/// A position of a game that can be played on a board.
pub trait BoardGame: Levels {
    /// The names of the sides. The first one begins.
    const SIDES: [&'static str; 2];

    /// The value of a position that fills three quarters of the evaluation bar.
    const HALF_WON: i32;

    /// The longest status of a board of this game, and its longest facts. The page
    /// reserves space for them.
    const LONGEST_TEXTS: &'static [&'static str];

    /// A sentence about each level. A fourth one is for the level `expert`.
    const LEVEL_DESCRIPTIONS: &'static [&'static str];

    /// Returns the position with which the board starts.
    fn from_request(request: &Request) -> Result<Self, RequestError>;

    /// Parses moves, as [`Display`] formats them, without separators.
    fn parse_moves(text: &str) -> Result<Vec<Self::Move>, RequestError>;

    /// Returns the move that a reader makes by choosing a cell.
    fn move_at_cell(cell: usize) -> Result<Self::Move, RequestError>;

    /// Returns the position after a move, or an error if the move is illegal.
    fn try_move(&self, mv: Self::Move) -> Result<Self, RequestError>;

    /// Tests if a move is a pass.
    fn is_pass(_: Self::Move) -> bool {
        false
    }

    /// Returns the position after the pass, if the side to move must pass.
    fn after_forced_pass(&self) -> Self {
        self.clone()
    }

    /// Returns the index in [`SIDES`](BoardGame::SIDES) of the side to move.
    fn side_to_move(&self) -> usize;

    /// Returns the view of the position. `last_move` is the last move and the position
    /// before it.
    fn view(&self, last_move: Option<(Self, Self::Move)>) -> View;

    /// Returns the cell that shows the value of a move; a pass has none.
    fn move_coord(&self, mv: Self::Move) -> Option<Coord>;

    /// Shows why a move on this cell is refused. The view's status already contains the
    /// reason.
    fn show_refusal(&self, view: &mut View, cell: usize) {
        let columns = view.drawing.columns;
        let (column, row) = (cell as i32 % columns, cell as i32 / columns);
        view.mark_cell(Coord { column, row }, Mark::Refused, "refused");
    }

    /// Returns an upper bound of the number of moves until the end of the game.
    fn moves_left(&self) -> usize;

    /// Marks the legal moves, in games where they aren't obvious.
    fn mark_legal_moves(&self, _: &mut View) {}

    /// Evaluates each move with a search of `depth` moves.
    fn analyze_moves(&self, level: Level, depth: usize) -> Vec<ScoredMove<Self::Move>> {
        analyze(self, depth, Self::engine(level).evaluation)
    }

    /// Returns the position in the format of the engine's questions.
    fn engine_position(&self) -> String {
        String::new()
    }

    /// Formats a value for the reader.
    fn describe_value(value: i32) -> String {
        Value(value).to_string()
    }
}

/// Parses moves whose names have `length` characters each.
pub fn parse_names<M>(text: &str, length: usize) -> Result<Vec<M>, RequestError>
where
    M: FromStr<Err: Display>,
{
    let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    chars
        .chunks(length)
        .map(|name| String::from_iter(name).parse().map_err(invalid))
        .collect()
}

/// Describes the side to move or the winner, in a game that is won or drawn.
pub fn describe_turn<D: Display>(to_move: D, winner: Option<D>, is_over: bool) -> String {
    match winner {
        Some(winner) => format!("The game is over: {winner} wins."),
        None if is_over => "The game is over: a draw.".to_owned(),
        None => format!("{to_move} to move."),
    }
}
