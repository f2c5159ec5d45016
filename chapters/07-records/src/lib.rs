//! Chapter 7 of *Othellier*: nothing played is lost.

mod history;
pub use history::History;
pub use history::Played;

mod record;
pub use record::Record;

mod fault;
pub use fault::Fault;
pub use fault::Place;
pub use fault::Problem;

mod draft;

mod result;
pub use result::ParseScoreError;
pub use result::read_score;

mod position;
pub use position::ParsePositionError;
pub use position::read_position;
pub use position::write_position;

mod sheet;
pub use sheet::read_sheet;
pub use sheet::write_sheet;
pub use sheet::write_transcripts;

mod ggf_error;
pub use ggf_error::GgfError;

mod ggf_read;
pub use ggf_read::read_ggf;

mod ggf_write;
pub use ggf_write::write_ggf;

mod obf;
pub use obf::Solved;
pub use obf::read_obf;
pub use obf::write_obf;

mod database_error;
pub use database_error::DatabaseError;

mod chunk;

mod header;
pub use header::Header;

mod entry;
pub use entry::Entry;

mod entries;
pub use entries::Entries;

mod latin1;

mod names;
pub use names::Names;
pub use names::Players;
pub use names::Tournaments;

mod beside;

mod database;
pub use database::Database;

mod collection;
pub use collection::Collection;

mod save;
pub use save::save;

mod file_error;
pub use file_error::FileError;
pub use file_error::FileProblem;

mod format;
pub use format::Format;

mod file;
pub use file::Records;
pub use file::read_file;
pub use file::read_game;
pub use file::write_file;

mod query;
pub use query::Query;

mod stats;
pub use stats::Stats;

mod finished;
pub use finished::Finished;
pub use finished::ParseFinishedError;

mod ledger;
pub use ledger::Ledger;
pub use ledger::Page;

mod standings;
pub use standings::Standing;
pub use standings::standings;
