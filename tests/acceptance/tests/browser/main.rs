//! The real book, as a browser shows it.

mod access;
mod board;
mod browser;
mod commands;
mod endgame;
mod every_page;
mod firefox;
mod games;
mod live;
mod memory;
mod motion;
mod numbers;
mod paper;
mod phone;
mod policy;
mod program;
mod search;
mod site;
mod steps;
mod strip;
mod tested;
mod training;
mod windows;
mod without;
