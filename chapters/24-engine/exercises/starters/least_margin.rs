//! *A ProbCut that cuts too much*: a shallow search costs little and is often
//! close to what a deep one would say. Michael Buro's ProbCut (1995) believes it
//! if it's far enough from the window. Somebody wrote this, and the program got
//! faster and worse:
//!
//! ```text
//! if shallow >= high {
//!     return high;
//! }
//! ```
//!
//! It has no margin: a shallow value of `high` and a bit more is wrong nearly every
//! other time. With a margin, it's `if shallow >= high + margin`. How large must
//! that be?
//!
//! - `samples` are positions that somebody searched twice: a shallow value and the
//!   deep one. The fewer are cut, the less is saved.
//! - A cut is right if the deep value is at least `high`, and how much more doesn't
//!   matter.
//! - Return the least margin, 0 or more, with which at most one *cut* in `one_in` is
//!   wrong. If nothing is cut, nothing is wrong.

/// The least margin that keeps wrong cuts as rare as this.
pub fn least_margin(samples: &[(i32, i32)], high: i32, one_in: usize) -> i32 {
    todo!(
        "cut at {high}, one in {one_in} wrong, by {} samples",
        samples.len()
    )
}
