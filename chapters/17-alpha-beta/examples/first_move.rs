//! The moves of the start, when somebody thinks that e6 is good.

use alpha_beta::{OrderedSearch, as_they_come};
use end_of_game::Position;
use minimax::{Search, discs};
use whole_games::Ply;

fn main() {
    let ordered = OrderedSearch::new(Search::new(&discs), as_they_come);
    let e6 = "e6".parse().map(Ply::Move).expect("a square");
    for ply in ordered.moves(&Position::start(), 5, Some(&e6)) {
        println!("{ply}");
    }
}
