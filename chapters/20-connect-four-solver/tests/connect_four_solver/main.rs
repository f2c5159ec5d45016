//! The tests of chapter 20.

mod connect_four;
mod solver;
mod stage;
mod table_search;
