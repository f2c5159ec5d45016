//! A proof of what Othello on 6 by 6 is worth: a search on top of chapter 21's
//! solver, with a notebook that outlives the program.

mod notebook;
pub use notebook::{Notebook, NotebookError};

mod proof;
pub use proof::Proof;
