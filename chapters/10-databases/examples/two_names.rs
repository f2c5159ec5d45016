//! Reads a list of two players' names.

use databases::{DatabaseError, PlayerNames, WthorHeader};

fn main() -> Result<(), DatabaseError> {
    let header = WthorHeader {
        names: 2,
        ..WthorHeader::default()
    };
    let mut file = header.to_bytes().to_vec();
    file.extend(b"Thor (quin/becquet)\0");
    file.extend(b"Andr\xe9\0old letters\0\0\0");
    let players = PlayerNames::from_reader(&file[..])?;
    for number in 0..3 {
        println!("{}", players.name(number, "player"));
    }
    Ok(())
}
