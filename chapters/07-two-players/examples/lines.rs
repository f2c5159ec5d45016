//! Parses five lines as commands.

use two_players::Command;

fn main() {
    for line in ["e6", " F5 ", "undo", "5e", "hello"] {
        println!("{line:?}: {:?}", line.parse::<Command>());
    }
}
