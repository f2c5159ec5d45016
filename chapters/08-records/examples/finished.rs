//! Reads three lines of a ledger.

use records::FinishedGame;

fn main() {
    for line in ["35-29; Ann; Bob", "35-29; Ann", "35; Ann; Bob"] {
        match line.parse::<FinishedGame>() {
            Ok(game) => println!("{:?} has won", game.score.winner()),
            Err(why) => println!("{why}"),
        }
    }
}
