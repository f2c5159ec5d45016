// caught by: no_game_that_white_wins_is_shorter
// message: White wins after 12 moves

use board::Square;

const GAME: [&str; 12] = [
    "e6", "d6", "c5", "b4", "b5", "b6", "c4", "f4", "c6", "f6", "f7", "g8",
];

pub fn white_wins() -> Vec<Square> {
    GAME.map(|name| name.parse().unwrap()).to_vec()
}
