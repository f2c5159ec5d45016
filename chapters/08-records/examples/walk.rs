//! Presses the four buttons in a game of four moves.

use end_of_game::{Position, Score};
use records::History;
use whole_games::parse_transcript;

fn main() {
    let plies = parse_transcript("f5d6c3d3").expect("four moves");
    let game = History::follow(Position::start(), &plies);
    let mut game = game.expect("a legal game");
    for button in ["0", "<<", ">>", "Max", ">>"] {
        match button {
            "0" => game.to_start(),
            "<<" => game.back(),
            ">>" => game.forward(),
            _ => game.to_end(),
        }
        let discs = Score::discs(&game.position().board);
        println!("{button:>3}: place {}, {discs}", game.move_number());
    }
}
