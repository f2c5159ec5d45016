//! Chapter 3 of *Othellier*: brackets and legal moves.

mod bracket;
pub use bracket::bracket;

mod legal_moves;
pub use legal_moves::is_legal;
pub use legal_moves::legal_moves;

mod marked_diagram;
pub use marked_diagram::with_marks;
