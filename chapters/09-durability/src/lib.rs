//! Chapter 9 of *Othellier*: saving games so that crashes lose nothing.

mod durable_file;
pub use durable_file::{DurableFile, write_durably};

mod save;
pub use save::{save, save_new};

mod game_file;
pub use game_file::{write_file, write_new_file};

mod ledger_contents;
pub use ledger_contents::LedgerContents;

mod ledger;
pub use ledger::Ledger;
pub use ledger::append_to;
