//! Chapter 19 of *Othellier*: a table of what is known already.

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
