//! Your search is stopped before it has looked at anything. Its table is still there,
//! though, from the searches before. What does it know about the position in front of
//! you?
//!
//! - Positions have numbers. `moves[n]` lists the positions that you can move to from
//!   position `n`, and after each move it's the other side's turn.
//! - `bounds[n]` is what the table has about position `n`: it's worth at least the first
//!   number and at most the second one, to the side whose turn it is there. If the table
//!   has nothing, that's -64 and 64.
//! - If `moves[n]` is empty, `bounds[n]` is all that anybody knows about it.
//! - Return the tightest bounds for position 0 that follow from all this.
//!
//! With `moves` of `[[1], []]` and `bounds` of `[(10, 64), (-30, -20)]`, that's
//! `(20, 30)`. There may be 60 positions. No way leads from a position back to itself,
//! but a lot of ways may lead to the same one.
//!
//! You may use everything in the chapter.

/// What the table knows about position 0.
pub fn known(moves: &[Vec<usize>], bounds: &[(i32, i32)]) -> (i32, i32) {
    todo!("what follows from {moves:?} and {bounds:?}?")
}
