//! Chapter 9 of *Othellier*: the federation's databases, byte by byte.

mod database_error;
pub use database_error::{DatabaseError, DatabaseProblem, FileError, Place};

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
pub use database_builder::{
    DatabaseBuilder, write_database, write_new_database,
};

mod query;
pub use query::Query;

mod stats;
pub use stats::Stats;
