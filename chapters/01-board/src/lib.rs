//! Chapter 1 of *Othellier*: squares, cells and the board, and their notation.

mod square;
pub use square::Square;

mod notation;
pub use notation::ParseSquareError;

mod cell;
pub use cell::Cell;
pub use cell::Disc;

mod board;
pub use board::Board;

mod diagram;
pub use diagram::diagram;

mod text;
pub use text::{ParseBoardError, ParseDiscError};
