//! Writes the book in three formats: [`site`], a folder of static files; [`epub`]; [`pdf`].

pub mod epub;
mod output_file;
pub mod pdf;
pub mod site;
