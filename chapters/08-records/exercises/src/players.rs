//! A sheet begins with lines such as `Black: Ann`, and then come the moves.
//! Write the function that finds out who played.
//!
//! - What stands before the first colon of a line is the word, and the rest is
//!   the name: in `Black: Ann: a student` it is `Ann: a student`.
//! - Capital letters do not matter in the word: `BLACK`, `black`.
//! - Blanks around the word and around the name do not count.
//! - Other words, such as `Date`, say nothing here, and neither do lines
//!   without a colon.
//! - If nobody is named, the name is empty.
//! - The sheet has one game, and says each word once at most.
//!
//! You may use everything that a `str` and a `String` can do. `parse_oth` does
//! this job in the chapter; here you do it without.

/// The names of Black and of White.
pub fn players(sheet: &str) -> (String, String) {
    todo!("find the two names in {sheet:?}")
}
