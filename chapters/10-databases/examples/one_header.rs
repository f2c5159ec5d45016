//! Decodes the header of a database.

use databases::WthorHeader;

fn main() {
    let bytes = [20, 6, 7, 12, 170, 11, 0, 0, 0, 0, 198, 7, 8, 0, 24, 0];
    let WthorHeader { games, year, .. } = WthorHeader::from_bytes(bytes);
    println!("{games} games of {year}: {} bytes", 16 + 68 * games);
}
