//! Finds a pending line without losing those before it.

use protocols::LineReader;

fn main() {
    let input = LineReader::from("go\nmove F5\nping 5\n".as_bytes());
    println!("{:?}", input.next_line());
    while !input.any(|line| line.starts_with("ping")) {
        // An engine would search a thousand positions here.
    }
    println!("a ping");
    println!("{:?}", input.next_line());
    println!("{:?}", input.next_line());
}
