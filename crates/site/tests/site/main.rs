//! What the book is made of, held to the code that it is made from.

mod badges;
mod build;
mod epub;
mod links;
mod listings;
mod pace;
mod setup;
