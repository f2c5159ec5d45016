//! Reads a generated database of a million games (68 MB).

use std::io::{self, Cursor, Read};

use databases::{DatabaseError, WthorGames, WthorHeader};

fn main() -> Result<(), DatabaseError> {
    let header = WthorHeader {
        games: 1_000_000,
        ..WthorHeader::default()
    };
    let games = io::repeat(0x38).take(68 * 1_000_000);
    let file = Cursor::new(header.to_bytes()).chain(games);
    let mut moves = 0;
    for game in WthorGames::new(file)? {
        moves += game?.plies.len();
    }
    println!("{moves} moves");
    Ok(())
}
