//! Chapter 8 of *Othellier*: back and forth in a game, and on a sheet of paper.

mod history;
pub use history::History;
pub use history::Played;

mod record;
pub use record::{Record, known};

mod oth_format;
pub use oth_format::{format_oth, format_position};
pub use oth_format::{format_transcripts, one_line};

mod score;
pub use score::{ParseScoreError, parse_score};

mod record_error;
pub use record_error::{Problem, RecordError};

mod oth_parse;
pub use oth_parse::{parse_oth, parse_position};

mod record_file;
pub use chapter_cli::{FileProblem, in_file};
pub use record_file::{FileError, has_only_moves, read_file};

mod lines;
pub use lines::{describe, list_line};
