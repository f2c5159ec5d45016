//! Reads arrays of five bytes from an input of seven.

use databases::read_array;

fn main() {
    let mut input = &b"Othello"[..];
    for _ in 0..3 {
        println!("{:?}", read_array::<5>(&mut input));
    }
}
