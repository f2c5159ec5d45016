//! A proof of the score of 6x6 Othello: a search on top of chapter 21's solver
//! whose results are saved in a file, the notebook.

mod notebook;
pub use notebook::{Notebook, NotebookError};

mod proof;
pub use proof::Proof;
