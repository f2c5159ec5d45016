//! The stage binary of chapter 2: prints the squares in each direction.

use std::env;
use std::error::Error;

use board::Square;
use directions::{Direction, ray};

fn main() {
    match run() {
        Ok(lines) => println!("{lines}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}

fn run() -> Result<String, Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (square, directions) = match &arguments[..] {
        [square] => (square, Direction::ALL.to_vec()),
        [square, direction] => (square, vec![direction.parse()?]),
        _ => return Err("write a square, and a direction: c6 NE".into()),
    };
    let square = square.parse()?;
    let lines: Vec<_> = directions
        .into_iter()
        .map(|direction| describe_ray(square, direction))
        .collect();
    Ok(lines.join("\n"))
}

fn describe_ray(square: Square, direction: Direction) -> String {
    let mut line = format!("{square} {direction}:");
    let mut last = square;
    for next in ray(square, direction) {
        line.push_str(&format!(" {next}"));
        last = next;
    }
    format!("{line} (off the board after {last})")
}
