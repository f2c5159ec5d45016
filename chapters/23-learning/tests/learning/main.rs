//! The tests of chapter 23.

mod training;
