//! Somebody says something while we think.

use gtp::Input;

fn main() {
    let input = Input::from("go\nmove F5\nping 5\n".as_bytes());
    println!("{:?}", input.next_line());
    while !input.has(|line| line.starts_with("ping")) {
        // Here, an engine would look at a thousand positions.
    }
    println!("a ping");
    println!("{:?}", input.next_line());
    println!("{:?}", input.next_line());
}
