//! Verification of the book's exercises, and tests of the verification itself.

mod constant_answers;
mod contract;
