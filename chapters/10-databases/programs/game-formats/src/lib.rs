//! Parsers and writers for every format of Othello games in the project.
//!
//! [`read_file`] and [`write_file`] choose the [`Format`] by the extension of
//! the file.

mod ggf_error;
pub use ggf_error::{GgfError, GgfProblem};

mod ggf_parse;
pub use ggf_parse::{parse_ggf, parse_ggf_games};

mod ggf_format;
pub use ggf_format::format_ggf;

mod obf;
pub use obf::{
    ObfError, ObfProblem, ScoredPosition, parse_obf, parse_obf_positions,
};

mod name_table;
pub use name_table::NameTable;

mod write_error;
pub use write_error::{WriteError, WriteProblem};

mod database_builder;
pub use database_builder::{DatabaseBuilder, parse_year};

mod stats;
pub use stats::Stats;

mod content_error;
pub use content_error::{ContentError, FileError};

mod format;
pub use format::Format;

mod files;
pub use files::{
    Records, count_games, read_file, read_game, write_file, write_new_file,
};
