//! Seeks to a valid game after invalid ones.

use std::io::Cursor;

use databases::{DatabaseError, WthorGames, WthorHeader};

fn main() -> Result<(), DatabaseError> {
    let header = WthorHeader {
        games: 1_000,
        ..WthorHeader::default()
    };
    let mut file = header.to_bytes().to_vec();
    file.resize(16 + 68 * 1_000, 0xff);
    file[54_620..54_688].fill(0x38);
    let mut games = WthorGames::new(Cursor::new(file))?;
    let unreadable = games.next().unwrap();
    println!("{:?}", unreadable.map_err(|error| error.to_string()));
    games.go_to(804)?;
    println!("{} moves", games.next().unwrap()?.plies.len());
    Ok(())
}
