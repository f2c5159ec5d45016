//! The companion of the book *Othellier*.
//!
//! [`repository`] finds the checkout and its chapters; [`catalog`] lists their
//! exercises, and [`exercises`] tries answers to them; [`book`] turns the prose
//! into a site and serves it. The command line over them is `main.rs`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod book;
pub mod catalog;
pub mod exercises;
pub mod grading;
pub mod repository;
