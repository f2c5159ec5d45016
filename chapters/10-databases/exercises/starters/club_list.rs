//! A club keeps its players in a file of its own, and all you have is this
//! description. Write the function that reads it.
//!
//! - A file begins with the letters `CL`.
//! - Then comes how many names there are, a number of two bytes. It's
//!   *big-endian*: the first byte counts 256s.
//! - Each name is a byte that says how many letters it has, and then the
//!   letters, in Latin-1.
//! - After the last name there's nothing.
//!
//! A file that ends too early, goes on too long or begins with something else
//! isn't such a list, and then the answer is `None`.

/// The names in this file, or `None` if it isn't a list of them.
pub fn club_list(file: &[u8]) -> Option<Vec<String>> {
    todo!("read the names in {file:?}")
}
