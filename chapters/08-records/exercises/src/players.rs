//! A sheet begins with lines such as `Black: Ann`, and then come the moves.
//! Write the function that finds out who played.
//!
//! - The part of a line before its first colon is the word, and the rest is
//!   the name: in `Black: Ann: a student` it's `Ann: a student`.
//! - Capitals don't matter in the word: `BLACK` and `black` are the same.
//! - Ignore spaces around the word and around the name.
//! - Ignore other words, such as `Date`, and lines without a colon.
//! - If nobody is named, the name is empty.
//! - The sheet has one game, and says each word once at most.
//!
//! You may use everything that a `str` and a `String` can do. `parse_oth` does
//! this job in the chapter; here you do it without.

/// The names of Black and of White.
pub fn players(sheet: &str) -> (String, String) {
    todo!("find the two names in {sheet:?}")
}
