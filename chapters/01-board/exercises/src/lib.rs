//! The exercises of chapter 1. Each is a file of its own, with the task at its
//! top; `cargo test -p board-exercises --test square_at` checks one of them.

pub mod half_turn;
pub mod name_of;
pub mod square_at;
pub mod square_under;
