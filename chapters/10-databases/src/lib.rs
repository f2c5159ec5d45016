//! Chapter 10 of *Othellier*: the federation's databases, byte by byte.

mod move_byte;
pub use move_byte::{byte_of, square_of};

mod game_error;
pub use game_error::GameError;

mod wthor_game;
pub use wthor_game::WthorGame;

mod wthor_header;
pub use wthor_header::WthorHeader;

mod database_problem;
pub use database_problem::DatabaseProblem;

mod read_array;
pub use read_array::read_array;

mod database_error;
pub use database_error::DatabaseError;

mod read_header;
pub use read_header::read_header;

mod wthor_games;
pub use wthor_games::WthorGames;

mod name_list;
pub use name_list::{NameList, PlayerNames, TournamentNames};

mod database;
pub use database::Database;

mod file_error;
pub use file_error::FileError;

mod name_files;
pub use name_files::load_names;

mod query;
pub use query::{Part, Wanted};
