//! Chapter 8 of *Othellier*: nothing played is lost.

mod history;
pub use history::{History, Played};

mod record;
pub use record::Record;

mod record_error;
pub use record_error::{Location, Problem, RecordError};

mod record_builder;

mod score;
pub use score::{ParseScoreError, parse_score};

mod position;
pub use position::{ParsePositionError, format_position, parse_position};

mod oth;
pub use oth::{format_oth, format_transcripts, parse_oth};

mod ggf_parse;
pub use ggf_parse::parse_ggf;

mod ggf_format;
pub use ggf_format::format_ggf;

mod obf;
pub use obf::{Solved, format_obf, parse_obf};

mod database_error;
pub use database_error::DatabaseError;

mod read_array;

mod wthor_header;
pub use wthor_header::WthorHeader;

mod wthor_game;
pub use wthor_game::WthorGame;

mod wthor_games;
pub use wthor_games::WthorGames;

mod latin1;

mod name_list;
pub use name_list::{NameList, PlayerNames, TournamentNames};

mod name_files;

mod database;
pub use database::Database;

mod database_builder;
pub use database_builder::DatabaseBuilder;

mod save;
pub use save::{save, save_new};

mod file_error;
pub use file_error::{FileError, FileProblem};

mod format;
pub use format::Format;

mod record_file;
pub use record_file::{
    Records, read_file, read_game, write_file, write_new_file,
};

mod query;
pub use query::Query;

mod stats;
pub use stats::Stats;

mod finished_game;
pub use finished_game::{FinishedGame, ParseFinishedGameError};

mod ledger;
pub use ledger::{Ledger, LedgerContents};

mod standings;
pub use standings::{Standing, standings};
