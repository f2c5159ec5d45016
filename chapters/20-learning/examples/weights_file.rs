//! A file of weights: what it begins with, and whether it can be read.

use bitboards::BitPosition;
use learning::Weights;

fn main() {
    let bytes = Weights::small().write();
    let title = bytes.split(|byte| *byte == b'\n').next().expect("a line");
    println!("{} bytes: {}", bytes.len(), String::from_utf8_lossy(title));
    let start = BitPosition::start();
    println!(
        "{:?}",
        Weights::read(&bytes).map(|weights| weights.value(&start))
    );
    println!(
        "{:?}",
        Weights::read(b"weights").map(|weights| weights.value(&start))
    );
}
