use alpha_beta::{Searcher, Window, fewest_replies};
use end_of_game::Position;
use minimax::discs;

fn main() {
    let mut searcher = Searcher::new(discs, fewest_replies);
    let line = searcher.search(&Position::start(), 12, Window::OPEN, &[]);
    println!("{}", line.value);
}
