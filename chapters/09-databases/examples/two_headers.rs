//! Reads the header of a year, and of something that isn't one.

use databases::WthorHeader;

fn main() {
    let bytes = [20, 6, 7, 12, 170, 11, 0, 0, 0, 0, 198, 7, 8, 0, 24, 0];
    let header = WthorHeader::from_bytes(bytes);
    let (games, year) = (header.games, header.year);
    println!("{games} games of {year}: {} bytes", 16 + 68 * games);
    let hello = WthorHeader::from_bytes(*b"Hello, Othello!!");
    println!("{} games of {}", hello.games, hello.year);
}
