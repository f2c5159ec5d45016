//! Drawings of boards as SVG.
//!
//! A [`Drawing`] lists what is on the board. Its shapes are defined in `paint`, its colors
//! in `book/theme/boards.css`. Color is never the only difference: white discs have a
//! second ring, and each kind of mark has a shape of its own.

use board::{Board, Cell, Disc, Square};

use crate::svg::Svg;

mod paint;

/// The content of a drawing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The images of a drawing that isn't a single board, such as a tree. Its cells are
    /// the elements of the class `board-node`. The other fields are unused then.
    pub images: Vec<SvgImage>,
    /// The number of columns, at most 8: a to h.
    pub columns: i32,
    /// The number of rows.
    pub rows: i32,
    /// The cells that don't belong to the game.
    pub borders: Vec<Coord>,
    /// The discs at rest.
    pub discs: Vec<(Coord, Disc)>,
    /// The discs that flip, one after the other, and the colors that they get.
    pub flipping: Vec<(Coord, Disc)>,
    /// The discs about which the reader has to decide.
    pub undecided: Vec<Coord>,
    /// The disc that falls to its cell.
    pub falling: Option<(Coord, Disc)>,
    /// The crosses of tic-tac-toe.
    pub crosses: Vec<Coord>,
    /// The noughts of tic-tac-toe.
    pub noughts: Vec<Coord>,
    /// The marks, drawn over the discs.
    pub marks: Vec<(Coord, Mark)>,
    /// The cells of a walk, highlighted one after the other.
    pub steps: Vec<Coord>,
    /// The arrows, drawn over the discs.
    pub arrows: Vec<Arrow>,
    /// The counts of discs along the lines through the last disc.
    pub arms: Vec<Arm>,
    /// The values of moves.
    pub values: Vec<MoveValue>,
    /// The first side's share of the evaluation bar in thousandths: before, and now.
    pub lead: Option<[i32; 2]>,
    /// The texts inside cells.
    pub labels: Vec<(Coord, String)>,
    /// The text in the sentinel's cell beside the board; without it, there is no such
    /// cell.
    pub sentinel: Option<String>,
    /// The mark on the sentinel's cell, shown after the last step.
    pub sentinel_mark: Option<Mark>,
    /// The strip of all 65 cells below the board, with the numbers of the columns and
    /// rows at the edges. The inner square is highlighted.
    pub strip: Option<Option<Square>>,
}

/// The column and row of a cell, both from 0. They may be off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coord {
    /// The column, from the left.
    pub column: i32,
    /// The row, from the top.
    pub row: i32,
}

impl From<Square> for Coord {
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
    /// A tick: the reader marked this disc correctly.
    Right,
    /// A cross: the reader marked this disc wrongly.
    Wrong,
    /// An exclamation mark: the reader should have marked this disc.
    Missed,
    /// A bar in a circle: no move is possible here.
    Refused,
}

/// An arrow from the center of a cell to the center of another one; to the edge of the
/// board if that cell is off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// The cell at its start.
    pub from: Coord,
    /// The cell at its tip.
    pub to: Coord,
}

/// The count of contiguous discs in one direction from a disc of Connect Four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arm {
    /// The disc from which the count starts; it isn't counted.
    pub from: Coord,
    /// The last counted disc, or `from` if there is none.
    pub last: Coord,
    /// The direction, as columns to the right and rows down.
    pub heading: (i32, i32),
    /// The number of counted discs.
    pub length: usize,
    /// True if it is part of a winning line.
    pub wins: bool,
}

/// The value of a move, shown on its cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoveValue {
    /// The cell.
    pub coord: Coord,
    /// The value; each word is a line.
    pub text: String,
    /// True if no other move has a higher value.
    pub is_best: bool,
}

/// An SVG image with its size.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SvgImage {
    /// The CSS classes.
    pub class: &'static str,
    /// The width and height in user units.
    pub size: (i32, i32),
    /// The pixels per user unit, in tenths.
    pub scale_tenths: i32,
    /// The elements.
    pub svg: Svg,
}

impl SvgImage {
    /// Returns an image with the class of a board's drawing.
    pub fn new(size: (i32, i32), scale_tenths: i32, svg: Svg) -> Self {
        Self {
            class: "board-drawing",
            size,
            scale_tenths,
            svg,
        }
    }

    /// Returns the image as one line of SVG with a text alternative.
    pub fn to_svg(&self, alternative: &str) -> String {
        let (width, height) = self.size;
        let attributes = format!("class=\"{}\" viewBox=\"0 0 {width} {height}\"", self.class);
        let pixels = (
            width * self.scale_tenths / 10,
            height * self.scale_tenths / 10,
        );
        self.svg.element("svg", &attributes, pixels, alternative)
    }
}

impl<const N: usize> From<[SvgImage; N]> for Drawing {
    fn from(images: [SvgImage; N]) -> Self {
        Self {
            images: images.into(),
            ..Self::default()
        }
    }
}

impl Drawing {
    /// Returns the drawing of an Othello board.
    pub fn from_board(board: &Board) -> Self {
        let mut drawing = Self {
            columns: 8,
            rows: 8,
            ..Self::default()
        };
        for square in Square::all() {
            let coord = Coord::from(square);
            match board[square] {
                Cell::Black => drawing.discs.push((coord, Disc::Black)),
                Cell::White => drawing.discs.push((coord, Disc::White)),
                Cell::Border => drawing.borders.push(coord),
                Cell::Empty => {}
            }
        }
        drawing
    }

    /// Animates the flipping of the discs on these cells, one after the other, to the
    /// color that they have now.
    pub fn animate_flips(&mut self, coords: impl IntoIterator<Item = Coord>) {
        for coord in coords {
            let disc = self.take_disc(coord);
            self.flipping.extend(disc);
        }
    }

    /// Animates the fall of the disc on this cell.
    pub fn animate_drop(&mut self, coord: Coord) {
        self.falling = self.take_disc(coord);
    }

    /// Removes the disc on a cell from the discs at rest.
    fn take_disc(&mut self, coord: Coord) -> Option<(Coord, Disc)> {
        let index = self.discs.iter().position(|(other, _)| *other == coord)?;
        Some(self.discs.remove(index))
    }

    /// Puts all animated discs at rest.
    pub fn stop_animations(&mut self) {
        self.discs.append(&mut self.flipping);
        self.discs.extend(self.falling.take());
    }

    /// Adds the strip of 65 cells, and arrows from the highlighted square to the numbers
    /// of its column and row.
    pub fn add_strip(&mut self, highlighted: Option<Square>) {
        self.strip = Some(highlighted);
        let Some(square) = highlighted.filter(|square| square.is_on_board()) else {
            return;
        };
        let from = Coord::from(square);
        let right = Coord { column: 8, ..from };
        let below = Coord { row: 8, ..from };
        self.arrows.push(Arrow { from, to: right });
        self.arrows.push(Arrow { from, to: below });
    }

    /// Adds the sentinel's cell.
    pub fn add_sentinel(&mut self) {
        self.sentinel = Some(Square::OVERFLOW.index().to_string());
    }
}
