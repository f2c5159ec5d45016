//! *Whole games*: somebody gives you samples from many games, all mixed up. Which of
//! them may you test on?
//!
//! - `games` has the number of its game for each sample. The numbers don't follow
//!   each other, and the samples of a game needn't be side by side.
//! - Number the games in the order in which they first turn up. The first goes to the
//!   test, then the eleventh, and so on, with all of its samples.
//! - Return the places of the samples that go to the test, counted from 0, the
//!   smallest first.
//!
//! You may use everything in the chapter.

/// The places of the samples to test on.
pub fn unseen(games: &[usize]) -> Vec<usize> {
    todo!("which of these {} samples are for the test?", games.len())
}
