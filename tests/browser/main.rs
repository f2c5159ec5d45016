//! The real book, as a browser shows it.

#[path = "../common/mod.rs"]
mod common;

mod access;
mod board;
mod every_page;
mod live;
mod motion;
mod paper;
mod phone;
mod search;
mod site;
mod without;
