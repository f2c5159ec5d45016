//! Seven plies from one position, with the moves in three orders.

use alpha_beta::{
    Order, OrderedSearch, Window, as_they_come, corners_first, fewest_replies,
};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
use whole_games::{parse_transcript, referee};

fn main() -> Result<(), Stopped> {
    let plies = parse_transcript("f5d6c3d3c4f4f6f3e6e7").expect("squares");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let orders = [as_they_come, corners_first, fewest_replies];
    for order in orders as [Order<Position>; 3] {
        let mut ordered = OrderedSearch::new(Search::new(&phased), order);
        let open = Window::FULL;
        let line = ordered.best_line(&game.position, 7, open, &[])?;
        let positions = ordered.search.positions();
        println!("{:+} from {positions:6} positions", line.value);
    }
    Ok(())
}
