//! NBoard asks for the best three moves.

use std::io;

use engine::{Engine, learned};
use protocols::{LineReader, NBoard};

const LINES: &str = "\
nboard 2
set depth 3
move F5
hint 3
ping 1
";

fn main() -> io::Result<()> {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let mut nboard = NBoard::new(engine, 1);
    let input = LineReader::from(LINES.as_bytes());
    let mut output = Vec::new();
    while let Some(line) = input.next_line() {
        nboard.handle(&line, &input, &mut output)?;
    }
    let output = String::from_utf8_lossy(&output);
    // Those lines contain the time, which differs from run to run.
    let lines = output.lines().filter(|line| !line.starts_with("nodestats"));
    lines.for_each(|line| println!("{line}"));
    Ok(())
}
