//! Drawing a board as SVG.
//!
//! A [`Drawing`] says what is on the board; how it looks is decided here and
//! in `book/theme/boards.css`. Nothing depends on color alone: white discs
//! have a second ring, and each kind of mark has a shape of its own.

use board::{Board, Cell, Disc, Square};

use crate::svg::Svg;

mod paint;

/// What is on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// What is shown instead of a board. Its cells are where these have their
    /// nodes.
    pub sheets: Vec<Sheet>,
    /// The number of columns, at most 8: a to h.
    pub columns: i32,
    /// The number of rows.
    pub rows: i32,
    /// The cells that are no part of the game.
    pub borders: Vec<Place>,
    /// The discs: black ones are solid, white ones an outline with a thin ring
    /// inside.
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
    /// Below the board, its 65 cells in one row, of which one may be pointed out,
    /// and at its edges the numbers of the columns and rows.
    pub strip: Option<Option<Square>>,
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

/// A mark on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A ring around the cell's middle, wider than a disc.
    Ring,
    /// A dot in the middle of the cell.
    Dot,
    /// A faint disc in a dashed ring: a disc may be placed here.
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

/// A drawing that is no board, or more than one of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// How the style sheet knows it.
    pub class: &'static str,
    /// Its width and height in units.
    pub size: (i32, i32),
    /// How much larger than its units it's shown, in tenths.
    pub scale_tenths: i32,
    /// What's on it.
    pub svg: Svg,
}

impl Sheet {
    /// A sheet that looks like a board's.
    pub fn new(size: (i32, i32), scale_tenths: i32, svg: Svg) -> Self {
        Self {
            class: "board-drawing",
            size,
            scale_tenths,
            svg,
        }
    }

    /// All of it as one line of SVG. `alternative` is its description for a reader
    /// who can't see it.
    pub fn to_svg(&self, alternative: &str) -> String {
        let (width, height) = self.size;
        let attributes = format!("class=\"{}\" viewBox=\"0 0 {width} {height}\"", self.class);
        let shown = [width, height].map(|length| length * self.scale_tenths / 10);
        self.svg
            .element("svg", &attributes, shown.into(), alternative)
    }
}

impl<const N: usize> From<[Sheet; N]> for Drawing {
    fn from(sheets: [Sheet; N]) -> Self {
        Self {
            sheets: sheets.into(),
            ..Self::default()
        }
    }
}

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
        self.strip = Some(chosen);
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
