//! The stage binary of chapter 2: walks over the board.

use std::env;
use std::error::Error;

use board::Square;
use directions::{Direction, ray};

fn main() {
    match walks() {
        Ok(lines) => println!("{lines}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}

fn walks() -> Result<String, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (square, directions) = match &arguments[..] {
        [square] => (square, Direction::ALL.to_vec()),
        [square, direction] => (square, vec![direction.parse()?]),
        _ => return Err("write a square, and a direction: c6 NE".into()),
    };
    let square = square.parse()?;
    let walks = directions.iter().map(|&way| walk(square, way));
    Ok(walks.collect::<Vec<_>>().join("\n"))
}

fn walk(square: Square, direction: Direction) -> String {
    let mut line = format!("{square} {direction}:");
    let mut last = square;
    for square in ray(square, direction) {
        line.push_str(&format!(" {square}"));
        last = square;
    }
    format!("{line} (off the board after {last})")
}
