//! NBoard asks for three hints.

use std::io;

use engine::{Engine, learned};
use gtp::Input;
use nboard::NBoard;

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
    let input = Input::from(LINES.as_bytes());
    let mut output = Vec::new();
    while let Some(line) = input.next_line() {
        nboard.obey(&line, &input, &mut output)?;
    }
    let output = String::from_utf8_lossy(&output);
    // How long it took is different each time.
    let lines = output.lines().filter(|line| !line.starts_with("nodestats"));
    lines.for_each(|line| println!("{line}"));
    Ok(())
}
