//! Chapter 3 of *Othellier*: brackets, and every legal move.

mod bracket;
pub use bracket::bracket;

mod legal;
pub use legal::is_legal;
pub use legal::legal_moves;

mod marks;
pub use marks::with_marks;
