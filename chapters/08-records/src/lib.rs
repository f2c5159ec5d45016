//! Chapter 8 of *Othellier*: nothing played is lost.

mod history;
pub use history::History;
pub use history::Played;

mod record;
pub use record::Record;

pub use position_text::{ParsePositionError, format_position, parse_position};

mod oth_format;
pub use oth_format::format_oth;
pub use oth_format::format_transcripts;

pub use finished_games::{FinishedGame, ParseFinishedGameError};
pub use finished_games::{ParseScoreError, parse_score};
pub use finished_games::{Standing, standings};

mod record_error;
pub use record_error::{Problem, RecordError};

mod record_builder;
pub use record_builder::RecordBuilder;

mod oth_parse;
pub use oth_parse::parse_oth;

mod save;
pub use save::{save, save_new};

mod record_file;
pub use chapter_cli::{FileProblem, in_file};
pub use record_file::{FileError, read_file};
pub use record_file::{write_file, write_new_file};

mod lines;
pub use lines::{describe, list_line};

mod finished;
pub use finished::finished_game;

mod ledger_contents;
pub use ledger_contents::LedgerContents;

mod ledger;
pub use ledger::Ledger;
