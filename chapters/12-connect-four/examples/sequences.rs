//! Three texts: a game, a column too full, and a column too far.

use connect_four::ConnectFour;

fn main() {
    for text in ["cdecfbceeedd", "4444444", "48"] {
        match text.parse::<ConnectFour>() {
            Ok(game) => println!("{text}: {}", game.status()),
            Err(error) => println!("{text}: {error}"),
        }
    }
}
