//! Tests of the site and of the pages of the book.

mod badges;
mod build;
mod epub;
mod links;
mod listings;
mod pace;
mod setup_commands;
