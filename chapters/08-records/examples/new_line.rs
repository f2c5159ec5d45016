//! Goes back in a game of four moves and plays other ones.

use end_of_game::Position;
use records::History;
use whole_games::parse_transcript;

fn main() {
    let plies = parse_transcript("f5d6c3d3").expect("four moves");
    let game = History::follow(Position::start(), &plies);
    let mut game = game.expect("a legal game");
    game.go_to(1);
    for name in ["d6", "c5", "f4", "a1"] {
        match game.play(name.parse().expect("a square")) {
            Ok(played) => println!("{name}: {played}"),
            Err(why) => println!("{name}: {why}"),
        }
    }
}
