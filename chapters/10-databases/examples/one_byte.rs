//! Decodes bytes as squares.

use databases::square_of;

fn main() {
    for byte in [56, 64, 11, 88, 99] {
        println!("{byte} is 0x{byte:02x}: {:?}", square_of(byte));
    }
}
