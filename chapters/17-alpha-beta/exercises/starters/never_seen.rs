//! *The second shop*: a tree of two plies. You choose a move, and your opponent
//! answers it. The numbers say what each answer leads to, for you.
//!
//! - A row is a move, and the numbers in it are your opponent's answers. You want a
//!   large number, your opponent wants a small one.
//! - Alpha-beta goes through the rows from top to bottom, and through each row from
//!   left to right.
//! - How many of the numbers does it never look at?
//! - No row is empty.
//!
//! In the chapter's first figure, the rows are O's four moves, and the answer is 4.

/// How many numbers alpha-beta never looks at.
pub fn never_seen(moves: Vec<Vec<i32>>) -> usize {
    todo!("what's left out of {moves:?}?")
}
