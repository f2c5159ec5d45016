// caught by: there_is_no_shorter_one
// mistake: OverAfter(10)

use board::Square;

const GAME: [&str; 10] =
    ["d3", "c5", "d6", "c3", "c4", "e3", "f5", "g5", "c6", "c7"];

pub fn shortest_game() -> Vec<Square> {
    GAME.map(|name| name.parse().unwrap()).to_vec()
}
