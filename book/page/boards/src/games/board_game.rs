//! What a board in a page needs to know of a game.

use std::fmt::Display;
use std::str::FromStr;

use evaluation::Levels;
use minimax::{ScoredMove, Value, analyze};
use tic_tac_toe::Level;

use crate::drawing::{Mark, Place};
use crate::protocol::{Request, RequestError, invalid};
use crate::view::View;

/// A position of a game that a board in a page can play.
pub trait BoardGame: Levels {
    /// What the sides are called, the one that begins first.
    const SIDES: [&'static str; 2];

    /// The value of a position that is as good as half won.
    const HALF_WON: i32;

    /// The longest status that a board of this game has, and its longest
    /// facts.
    const ROOM: &'static [&'static str];

    /// What a computer sees on each level, in a sentence. Where there is a
    /// fourth, chapter 24's engine plays, too.
    const SEES: &'static [&'static str];

    /// The position that the board was given.
    fn from_request(request: &Request) -> Result<Self, RequestError>;

    /// The moves in a text, as [`Display`](std::fmt::Display) writes them one
    /// behind the other.
    fn parse_moves(text: &str) -> Result<Vec<Self::Move>, RequestError>;

    /// The move that a reader makes by choosing a cell.
    fn move_at_cell(cell: usize) -> Result<Self::Move, RequestError>;

    /// The position after a move.
    fn try_move(&self, its_move: Self::Move) -> Result<Self, RequestError>;

    /// Whether a move leaves the board as it is.
    fn is_pass(_: Self::Move) -> bool {
        false
    }

    /// The position in which the next move is made: after a pass, if one must
    /// follow.
    fn after_forced_pass(&self) -> Self {
        self.clone()
    }

    /// The index in [`SIDES`](BoardGame::SIDES) of the side to move.
    fn side_to_move(&self) -> usize;

    /// The position on the board, and what its last move did. `latest` is this
    /// move, and the position in which it was made.
    fn view(&self, latest: Option<(Self, Self::Move)>) -> View;

    /// The cell on which the value of a move stands; a pass has none.
    fn place_of(&self, its_move: Self::Move) -> Option<Place>;

    /// Shows why a move on this cell is refused; the view's status already
    /// says so.
    fn show_refusal(&self, view: &mut View, cell: usize) {
        let columns = view.drawing.columns;
        let (column, row) = (cell as i32 % columns, cell as i32 / columns);
        view.mark_place(Place { column, row }, Mark::Refused, "refused");
    }

    /// The most moves that the game can still have.
    fn moves_left(&self) -> usize;

    /// Marks the moves that a reader might not see.
    fn invite(&self, _: &mut View) {}

    /// Each move with what the computer thinks of it, looking `depth` moves
    /// ahead.
    fn consider(&self, level: Level, depth: usize) -> Vec<ScoredMove<Self::Move>> {
        analyze(self, depth, Self::engine(level).evaluation)
    }

    /// The position as the engine reads it.
    fn for_expert(&self) -> String {
        String::new()
    }

    /// A value as a person reads it.
    fn describe_value(value: i32) -> String {
        Value(value).to_string()
    }
}

/// The moves in a text in which the name of each has `letters` letters.
pub fn parse_names<M>(text: &str, letters: usize) -> Result<Vec<M>, RequestError>
where
    M: FromStr<Err: Display>,
{
    let signs: Vec<_> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let names = signs.chunks(letters).map(String::from_iter);
    names.map(|name| name.parse().map_err(invalid)).collect()
}

/// Whose turn it is or who has won, in a game that is won or drawn.
pub fn describe_turn<D: Display>(to_move: D, winner: Option<D>, is_over: bool) -> String {
    match winner {
        Some(winner) => format!("The game is over: {winner} wins."),
        None if is_over => "The game is over: a draw.".to_owned(),
        None => format!("{to_move} to move."),
    }
}
