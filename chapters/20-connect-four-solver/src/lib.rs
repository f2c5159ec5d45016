//! Chapter 20 of *Othellier*: a solver for Connect Four.

mod winning;
pub use winning::has_four;
pub use winning::rows;
pub use winning::winning_squares;

mod bit_grid;
pub use bit_grid::BitGrid;

mod key;

mod game;

mod packed_table;
pub use packed_table::PackedTable;

mod look_up_all;
pub use look_up_all::look_up_all;

mod mtdf;
pub use mtdf::mtdf;

mod score;

mod move_order;
pub use move_order::MoveOrder;
pub use move_order::order_moves;

mod solver;
pub use solver::Solver;

mod solve;
