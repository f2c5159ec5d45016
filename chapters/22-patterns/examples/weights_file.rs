//! The first line of a file of weights, and an invalid file.

use patterns::Weights;

fn main() {
    let bytes = Weights::small().write();
    let title = bytes.split(|byte| *byte == b'\n').next();
    let title = String::from_utf8_lossy(title.unwrap_or_default());
    println!("{} bytes: {title}", bytes.len());
    println!("{:?}", Weights::read(b"weights").map(|_| ()));
}
