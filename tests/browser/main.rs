//! The real book, as a browser shows it.

#[path = "../common/mod.rs"]
mod common;

mod access;
mod board;
mod every_page;
mod live;
mod site;
mod without;
