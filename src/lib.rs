//! The companion of the book *Othellier*.

#![forbid(unsafe_code)]

pub mod book;
pub mod repository;
