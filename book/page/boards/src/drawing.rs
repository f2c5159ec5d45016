//! Drawing a board as SVG.
//!
//! A [`Drawing`] says what is on the board; how it looks is decided here and
//! in `book/theme/boards.css`. Nothing depends on color alone: white discs
//! have a second ring, and each kind of mark has a shape of its own.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use board::{Board, Cell, Square};

mod paint;

/// What is on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The number of columns, at most 8: a to h.
    pub columns: i32,
    /// The number of rows.
    pub rows: i32,
    /// The cells that are no part of the game.
    pub borders: Vec<Place>,
    /// The discs.
    pub discs: Vec<(Place, Disc)>,
    /// The discs that turn over one after the other, by the side that comes
    /// up.
    pub turning: Vec<(Place, Disc)>,
    /// The discs that wait for the reader to decide about them.
    pub undecided: Vec<Place>,
    /// A disc that falls to where it is shown.
    pub falling: Option<(Place, Disc)>,
    /// The crosses of a player who has no discs.
    pub crosses: Vec<Place>,
    /// The noughts of the player who answers.
    pub noughts: Vec<Place>,
    /// The marks, drawn over the discs.
    pub marks: Vec<(Place, Mark)>,
    /// The places of a walk, lit up one after the other.
    pub steps: Vec<Place>,
    /// The arrows, drawn over the discs.
    pub arrows: Vec<Arrow>,
    /// How far the counts go that begin on the last disc.
    pub arms: Vec<Arm>,
    /// What moves are worth, each on its cell.
    pub values: Vec<MoveValue>,
    /// How much of the lead is the first side's, out of 1000: before, and now.
    pub lead: Option<[i32; 2]>,
    /// The texts inside cells.
    pub labels: Vec<(Place, String)>,
    /// The text in the sentinel's cell, which stands apart from the board;
    /// without it, there's no such cell.
    pub sentinel: Option<String>,
    /// The mark on that cell, made after the last step.
    pub sentinel_mark: Option<Mark>,
    /// Below the board, its cells in one row.
    pub strip: Option<Strip>,
}

/// The 65 cells in one row, and the numbers of the columns and rows at the
/// edges of the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Strip {
    /// The cell that is pointed out.
    pub chosen: Option<Square>,
}

/// A cell by its column and row, both from 0, or a place off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// From the left.
    pub column: i32,
    /// From the top.
    pub row: i32,
}

impl From<Square> for Place {
    fn from(square: Square) -> Self {
        Self {
            column: square.column(),
            row: square.row(),
        }
    }
}

/// A disc by the side that is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disc {
    /// Solid.
    Black,
    /// An outline with a thin ring inside.
    White,
}

impl Disc {
    fn other_side(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

/// A mark on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A ring around the cell's middle, wider than a disc.
    Ring,
    /// A dot in the middle of the cell.
    Dot,
    /// A diamond: a disc may be placed here.
    Legal,
    /// An arrow that turns around: this disc has flipped.
    Flip,
    /// The corners of a frame: this disc closes a bracket.
    Bracket,
    /// A tick: this was said rightly.
    Right,
    /// A cross: this was said wrongly.
    Wrong,
    /// An exclamation mark: this should have been said.
    Missed,
    /// A bar in a circle: no move is possible here.
    Refused,
}

/// An arrow from the middle of a cell to the middle of another; to the edge
/// of the board if the other is off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Place,
    /// Where it points.
    pub to: Place,
}

/// A count of the discs next to each other in one direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arm {
    /// The disc that it begins beside.
    pub from: Place,
    /// The last disc that counts; if there is none, where it begins.
    pub last: Place,
    /// A step: to the right, and down.
    pub heading: (i32, i32),
    /// How many discs count.
    pub length: usize,
    /// Whether it belongs to a line that wins.
    pub wins: bool,
}

/// What a move is worth, as it stands on its cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveValue {
    /// The cell.
    pub place: Place,
    /// The value; each word has a line of its own.
    pub text: String,
    /// Whether no other move is worth more.
    pub is_best: bool,
}

/// What stands in the empty squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Labels {
    /// The names of the squares.
    Names,
    /// Their indexes.
    Indexes,
}

/// The error for a text that isn't a kind of [`Labels`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParseLabelsError(String);

impl FromStr for Labels {
    type Err = ParseLabelsError;

    fn from_str(name: &str) -> Result<Self, ParseLabelsError> {
        match name {
            "names" => Ok(Self::Names),
            "indexes" => Ok(Self::Indexes),
            _ => Err(ParseLabelsError(name.to_owned())),
        }
    }
}

impl fmt::Display for ParseLabelsError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "labels are `names` or `indexes`, not {:?}", self.0)
    }
}

impl Error for ParseLabelsError {}

impl Drawing {
    /// The 64 squares and the discs on them.
    pub fn of(board: &Board) -> Self {
        let mut drawing = Self {
            columns: 8,
            rows: 8,
            ..Self::default()
        };
        for square in Square::all() {
            let place = Place::from(square);
            match board[square] {
                Cell::Black => drawing.discs.push((place, Disc::Black)),
                Cell::White => drawing.discs.push((place, Disc::White)),
                Cell::Border => drawing.borders.push(place),
                Cell::Empty => {}
            }
        }
        drawing
    }

    /// Labels the empty squares of the board.
    pub fn label(&mut self, board: &Board, labels: Labels) {
        let empty = Square::all().filter(|&square| board[square] == Cell::Empty);
        let text = |square: Square| match labels {
            Labels::Names => square.to_string(),
            Labels::Indexes => square.index().to_string(),
        };
        self.labels
            .extend(empty.map(|square| (square.into(), text(square))));
    }

    /// Has the discs on these places turn over, one after the other, to the
    /// side that they show now.
    pub fn turn_over(&mut self, places: impl IntoIterator<Item = Place>) {
        for place in places {
            let disc = self.take_disc(place);
            self.turning.extend(disc);
        }
    }

    /// Has the disc on this place fall to it.
    pub fn let_fall(&mut self, place: Place) {
        self.falling = self.take_disc(place);
    }

    fn take_disc(&mut self, place: Place) -> Option<(Place, Disc)> {
        let index = self.discs.iter().position(|(taken, _)| *taken == place)?;
        Some(self.discs.remove(index))
    }

    /// Has every disc lie still.
    pub fn settle(&mut self) {
        self.discs.append(&mut self.turning);
        self.discs.extend(self.falling.take());
    }

    /// Adds the strip of 65 cells. Arrows lead from a chosen square to the
    /// numbers of its column and row.
    pub fn add_strip(&mut self, chosen: Option<Square>) {
        self.strip = Some(Strip { chosen });
        let Some(square) = chosen.filter(|square| square.is_on_board()) else {
            return;
        };
        let from = Place::from(square);
        let right = Place { column: 8, ..from };
        let below = Place { row: 8, ..from };
        self.arrows.push(Arrow { from, to: right });
        self.arrows.push(Arrow { from, to: below });
    }

    /// Adds the cell for the sentinel.
    pub fn add_sentinel(&mut self) {
        self.sentinel = Some(Square::OVERFLOW.index().to_string());
    }
}
