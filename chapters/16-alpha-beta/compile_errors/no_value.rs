use alpha_beta::{OrderedSearch, Window, fewest_replies};
use end_of_game::Position;
use minimax::{Search, discs};

fn main() {
    let mut ordered = OrderedSearch::new(Search::new(&discs), fewest_replies);
    let line = ordered.best_line(&Position::start(), 12, Window::OPEN, &[]);
    println!("{}", line.value);
}
