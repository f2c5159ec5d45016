//! Helpers that the tests of several chapters share.
//!
//! | For | There is | Feature |
//! |---|---|---|
//! | the example positions of the documents | [`examples`] | |
//! | games that end in different ways | [`endings`] | |
//! | running a chapter's stage binary | [`stage_binary!`] | |
//! | skipping a test that a machine can't run | [`skip()`] | |
//! | a book without prose | [`copy_book_assets`] | |
//! | a source file with only some of its lines | [`keep_lines`] | |
//! | a shell script in place of a program | `write_script` | on Unix |
//! | random legal games | `games` | `games` |
//! | malformed texts and bytes | `inputs` | `games` |
//! | tests in child processes | [`processes`] | |
//! | middle-game positions, and positions after any moves | `middle_game` | `middle-game` |
//! | positions of random games, and their symmetries | `positions` | `positions` |
//! | records of games, and writing them to files | `records` | `records` |
//! | a temporary folder | `Folder` | `folder` |
//! | a program on a terminal | `terminal::Session` | `terminal`, on Unix |
//!
//! A chapter names this crate among its `dev-dependencies`, with the features
//! that its tests need. Functions here panic if something fails, or if a
//! program prints nothing for a minute, because that's how a test fails.

mod book;
pub use book::copy_book_assets;

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
