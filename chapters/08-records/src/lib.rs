//! Chapter 8 of *Othellier*: a game's history, and its record as text.

mod history;
pub use history::History;
pub use history::Played;

mod record;
pub use record::Record;
pub use record::non_empty;

mod record_error;
pub use record_error::{Problem, RecordError};

mod header_values;
pub use header_values::{ParsePositionError, format_position, parse_position};
pub use header_values::{ParseScoreError, parse_score};

mod header;

mod oth_format;
pub use oth_format::format_transcripts;
pub use oth_format::{format_oth, one_line};

mod oth_parse;
pub use oth_parse::{parse_oth, parse_oth_games};

mod record_file;
pub use chapter_cli::{FileProblem, in_file};
pub use record_file::{FileError, has_only_moves, read_file};

mod lines;
pub use lines::{describe, list_line};

mod walk;
pub use walk::walk;
