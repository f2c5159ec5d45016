//! Seven plies from three positions, with the moves in three orders.

use alpha_beta::{
    Order, OrderedSearch, Window, as_they_come, corners_first, fewest_replies,
};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
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

fn main() -> Result<(), Stopped> {
    for game in GAMES {
        let plies = parse_transcript(game).expect("a transcript");
        let game = referee(Position::start(), &plies).expect("legal moves");
        println!("after {} moves", game.moves);
        for (name, order) in ORDERS {
            let mut ordered = OrderedSearch::new(Search::new(&phased), order);
            let open = Window::OPEN;
            let value = ordered.best_line(&game.position, 7, open, &[])?.value;
            let positions = ordered.search.positions();
            println!("  {name:14} {value:+4} from {positions:6} positions");
        }
    }
    Ok(())
}
