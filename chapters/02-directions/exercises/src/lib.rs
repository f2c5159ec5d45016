//! The exercises of chapter 2. Each is a file of its own, with the task at its
//! top; `cargo test -p directions-exercises --test ray_length` checks one of
//! them.

pub mod direction_to;
pub mod neighbors;
pub mod next_square;
pub mod ray_length;
