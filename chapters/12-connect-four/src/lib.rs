//! Chapter 12 of *Othellier*: another game on the same board.

mod column;
pub use column::Column;
pub use column::ParseColumnError;

mod grid;
pub use grid::empty_grid;
pub use grid::landing;

mod axis;
pub use axis::Axis;
pub use axis::arm;
pub use axis::four_through;
pub use axis::run;

mod game;
pub use game::ConnectFour;
pub use game::DropError;

mod sequence;
pub use sequence::ParseSequenceError;

mod count;
pub use count::count;
