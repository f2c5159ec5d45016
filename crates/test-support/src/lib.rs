//! What the tests of several chapters share.
//!
//! | For | There is | Feature |
//! |---|---|---|
//! | the example positions of the documents | [`examples`] | |
//! | games that end in different ways | [`endings`] | |
//! | running a chapter's stage binary | [`stage_binary!`] | |
//! | a test that some machines can't run | [`skip()`] | |
//! | a small book that looks like the real one | [`copy_looks`] | |
//! | a source file with only some of its lines | [`keep_lines`] | |
//! | a script that stands for a program | `write_script` | on Unix |
//! | random legal games | `games` | `games` |
//! | texts and bytes that are wrong | `inputs` | `games` |
//! | tests that get killed, or have no room to write | [`processes`] | |
//! | positions of the middle game, or after any moves | `middle_game` | `middle-game` |
//! | positions of random games, turned over and mirrored | `positions` | `positions` |
//! | records of games, random ones too, and how files keep them | `records` | `records` |
//! | an empty folder | `Folder` | `folder` |
//! | a program on a terminal | `terminal::Session` | `terminal`, on Unix |
//!
//! A chapter names this crate among its `dev-dependencies`, with the features
//! that its tests need. Functions here panic if something is wrong, or if a
//! program does nothing for a minute, because that's how a test fails.

mod book;
pub use book::copy_looks;

pub mod endings;
pub mod examples;

#[cfg(feature = "folder")]
mod folder;
#[cfg(feature = "folder")]
pub use folder::Folder;

#[cfg(feature = "games")]
pub mod games;

#[cfg(feature = "games")]
pub mod inputs;

#[cfg(feature = "middle-game")]
pub mod middle_game;

#[cfg(unix)]
mod script;
#[cfg(unix)]
pub use script::write_script;

#[cfg(feature = "positions")]
pub mod positions;

mod lines;
pub use lines::keep_lines;

pub mod processes;

#[cfg(feature = "records")]
pub mod records;

mod skip;
pub use skip::skip;

mod stage_binary;
pub use stage_binary::StageBinary;

#[cfg(all(unix, feature = "terminal"))]
pub mod terminal;
