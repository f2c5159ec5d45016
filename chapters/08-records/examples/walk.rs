//! Walks through a game of four moves with the four buttons.

use end_of_game::Position;
use records::History;
use whole_games::parse_transcript;

fn main() {
    let plies = parse_transcript("f5d6c3d3").expect("four moves");
    let game = History::follow(Position::start(), &plies);
    let mut game = game.expect("a legal game");
    for button in ["0", "<<", ">>", "Max", ">>"] {
        game.press(button);
        println!("{button:>3}: place {}", game.move_number());
    }
}
