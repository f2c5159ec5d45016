//! A warm-up. Two players compare their games. One began with f5 f6 e6, the other with
//! e6 f6 f5: that's the same opening. A third one began with d3 c3 c4, and turned the
//! board, that's the same one, too.
//!
//! - `same_opening(one, other)` gets two transcripts, such as `"f5f6e6"`. Both are
//!   legal games from the start.
//! - Return whether they've led to the same position, for all that matters: on a board
//!   that you may turn, or hold up to a mirror.
//! - Whose turn it is matters.
//!
//! You may use everything in the chapter.

/// Whether two games have led to the same position, seen from any side.
pub fn same_opening(one: &str, other: &str) -> bool {
    todo!("do {one} and {other} lead to the same position?")
}
