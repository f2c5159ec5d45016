//! Tests of the live boards and the windows through their requests and responses.
//!
//! Each test opens a board or a window, sends events, and compares the log with a snapshot
//! in `snapshots/`. `INSTA_UPDATE=always cargo test -p page-boards` updates the snapshots;
//! review the changes with `git diff`.

mod bytes;
mod common;
mod computer;
mod consistency;
mod endgame;
mod invalid_requests;
mod learning;
mod play;
mod squares;
mod tree;
mod windows;
