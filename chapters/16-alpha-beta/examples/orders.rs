//! Seven plies from three positions, with the moves in three orders.

use alpha_beta::{
    Order, Searcher, Window, as_they_come, corners_first, fewest_replies,
};
use end_of_game::Position;
use evaluation::evaluate::phased;
use whole_games::{parse_transcript, referee};

const ORDERS: [(&str, Order<Position>); 3] = [
    ("as they come", as_they_come),
    ("corners first", corners_first),
    ("fewest replies", fewest_replies),
];

/// Ten, twenty and thirty moves into a game of 2025.
const GAMES: [&str; 3] = [
    "f5d6c3d3c4f4f6f3e6e7",
    "f5d6c3d3c4f4f6f3e6e7f7c5b6b4a5b3b5c6e3a6",
    "f5d6c3d3c4f4f6f3e6e7f7c5b6b4a5b3b5c6e3a6e8a4d2e2c2f2g4g3g5h4",
];

fn main() {
    for game in GAMES {
        let plies = parse_transcript(game).expect("a transcript");
        let game = referee(Position::start(), &plies).expect("legal moves");
        println!("after {} moves", game.moves);
        for (name, order) in ORDERS {
            let mut searcher = Searcher::new(phased, order);
            let line = searcher.search(&game.position, 7, Window::OPEN, &[]);
            let value = line.expect("nothing stops it").value;
            let positions = searcher.positions;
            println!("  {name:14} {value:+4} from {positions:6} positions");
        }
    }
}
