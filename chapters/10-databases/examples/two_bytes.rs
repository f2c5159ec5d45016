//! Decodes the beginning of game 804 of 1990.

use databases::WthorGame;

fn main() {
    let mut bytes = [0; 68];
    bytes[2..10].copy_from_slice(&[17, 0, 8, 0, 35, 28, 56, 64]);
    println!("{:?}", WthorGame::from_bytes(&bytes));
    bytes[9] = 19;
    println!("{:?}", WthorGame::from_bytes(&bytes));
}
