//! A computer that always plays its best move is no fun. A friendly one plays any
//! move that's nearly as good. Write the function that says which ones those are.
//!
//! `friendly(values: &[i32], margin: i32) -> Vec<usize>` gets what each move is worth
//! to the computer, as in `&[30, -3, 28]`. A move qualifies if its value is at most
//! `margin` less than the best. But friendly isn't stupid: it
//! doesn't walk into a sure loss, which is a value of `-POINT` or less, unless its
//! best move loses just as much.
//!
//! Return the places of these moves in `values`, counted from 0, in order: with a
//! margin of 5, that's 0 and 2 here.
//!
//! You may use everything up to this chapter.

/// The places of the moves that a friendly computer may play.
pub fn friendly(values: &[i32], margin: i32) -> Vec<usize> {
    todo!("compare {values:?} with the best, give or take {margin}")
}
