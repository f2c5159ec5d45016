//! Chapter 16's search, on two boards.

use alpha_beta::OrderedSearch;
use bitboards::BitPosition;
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use whole_games::{parse_transcript, referee};

fn main() {
    let plies = parse_transcript("f5f6e6f4g5e7e3").expect("squares");
    let game = referee(Position::start(), &plies).expect("legal moves");
    let search = Search::new(&phased);
    let array = OrderedSearch::new(search, alpha_beta::fewest_replies);
    let found = array.deepen(&game.position).nth(6).expect("seven plies");
    println!("array {:+} from {} positions", found.value, found.positions);
    let search = Search::new(&bitboards::evaluate::phased);
    let bits = OrderedSearch::new(search, bitboards::fewest_replies);
    let position = BitPosition::from(&game.position);
    let found = bits.deepen(&position).nth(6).expect("seven plies");
    println!("bits  {:+} from {} positions", found.value, found.positions);
}
