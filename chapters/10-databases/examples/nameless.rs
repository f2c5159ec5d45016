//! Reads a database in memory: one game, without names.

use databases::{Database, DatabaseError, WthorGames, WthorHeader};
use databases::{PlayerNames, TournamentNames};

fn main() -> Result<(), DatabaseError> {
    let header = WthorHeader {
        games: 1,
        year: 1990,
        ..WthorHeader::default()
    };
    let start = [0, 0, 17, 0, 8, 0, 35, 28];
    let file = [&header.to_bytes()[..], &start, &[0; 60]].concat();
    let database = Database {
        games: WthorGames::new(&file[..])?,
        players: PlayerNames::default(),
        tournaments: TournamentNames::default(),
    };
    for record in database {
        println!("{}", record?);
    }
    Ok(())
}
