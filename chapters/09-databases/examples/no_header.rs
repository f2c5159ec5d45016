//! Reads the header of a file that's too short for one.

use databases::read_header;

fn main() {
    if let Err(error) = read_header(&mut &b"Hello"[..]) {
        println!("{error}");
    }
}
