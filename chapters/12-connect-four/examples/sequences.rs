//! Parses a finished game, a full column and a column that doesn't exist.

use connect_four::ConnectFour;

fn main() {
    for text in ["cdecfbceeedd", "4444444", "48"] {
        match text.parse::<ConnectFour>() {
            Ok(game) => println!("{text}: {}", game.status()),
            Err(error) => println!("{text}: {error}"),
        }
    }
}
