//! The companion of the book *Othellier*.

#![forbid(unsafe_code)]

pub mod catalog;
pub mod exercises;
pub mod repository;
