//! A game to type: squares, and << to go back.

use std::io;

use end_of_game::Position;
use records::History;

fn main() {
    let mut game = History::new(Position::start());
    for text in io::stdin().lines().map_while(Result::ok) {
        let Ok(square) = text.parse() else {
            game.back();
            println!("{text}: place {}", game.move_number());
            continue;
        };
        match game.play(square) {
            Ok(played) => println!("{text}: {played}"),
            Err(why) => println!("{text}: {why}"),
        }
    }
}
