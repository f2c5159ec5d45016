//! A search in the background, and what's known of it meanwhile.

use std::thread;

use end_of_game::Position;
use evaluation::Levels;
use minimax::Value;
use opponent::BackgroundSearch;
use tic_tac_toe::Level;

fn main() {
    let engine = Position::engine(Level::Hard);
    let mut search = BackgroundSearch::start(Position::start(), engine);
    let mut shown = 0;
    while !search.is_done() {
        thread::yield_now(); // a window would draw a picture here
        search.receive();
        for it in &search.considered()[shown..] {
            shown += 1;
            println!("{shown} of {}: {}", search.moves(), it.its_move);
        }
    }
    if let Some(it) = search.favorite() {
        println!("{} is worth {}", it.its_move, Value(it.value));
    }
}
