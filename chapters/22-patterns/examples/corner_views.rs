//! The eight views of a corner.

use patterns::{parse_shape, views};

fn main() {
    let corner = parse_shape("a1b1c1a2b2c2").expect("a shape");
    for view in views(&corner) {
        let names: Vec<_> =
            view.iter().map(|square| square.to_string()).collect();
        println!("{}", names.join(" "));
    }
}
