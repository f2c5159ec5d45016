//! Chapter 18 of *Othellier*: a table of what is known already.

mod remember;
pub use remember::remember;

mod symmetry;
pub use symmetry::canonical;
pub use symmetry::eight_views;

mod hash;
pub use hash::hash;

mod bounds;
pub use bounds::Bounds;

mod entry;
pub use entry::Entry;

mod memory;
pub use memory::TooLarge;
pub use memory::allocate;

mod table;
pub use table::Table;

mod look_up;

mod pvs;
pub use pvs::null_window;
pub use pvs::pvs;

mod search;
pub use search::TableSearch;

mod deepen;

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

mod sorted;
pub use sorted::FirstMove;
pub use sorted::sorted;

mod solver;
pub use solver::Solver;

mod solve;
