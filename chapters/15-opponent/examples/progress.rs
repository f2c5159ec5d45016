//! A search in the background, and what's known of it meanwhile.

use end_of_game::Position;
use evaluation::Levels;
use opponent::BackgroundSearch;
use tic_tac_toe::Level;

fn main() {
    let engine = Position::engine(Level::Hard);
    let mut search = BackgroundSearch::start(Position::start(), engine);
    let mut shown = 0;
    while !search.is_done() {
        search.receive(); // and a window would draw a picture
        for it in &search.considered()[shown..] {
            shown += 1;
            println!("{shown} of {}: {}", search.moves(), it.its_move);
        }
    }
}
