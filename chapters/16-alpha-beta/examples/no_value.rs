//! A search that's stopped has nothing to say, and can't pretend that it does.

use alpha_beta::{OrderedSearch, Window, fewest_replies};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;

fn main() {
    let search = Search::new(&phased).until(&|| true);
    let mut ordered = OrderedSearch::new(search, fewest_replies);
    let start = Position::start();
    let line = ordered.best_line(&start, 12, Window::OPEN, &[]);
    println!("{line:?} after {} positions", ordered.search.positions());
}
