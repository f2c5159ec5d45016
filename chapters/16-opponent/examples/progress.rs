//! A search in the background, and what's known of it meanwhile.

use end_of_game::Position;
use opponent::BackgroundSearch;

fn main() {
    let hard: evaluation::Computer = "hard".parse().expect("a computer");
    let mut search = BackgroundSearch::start(Position::start(), hard.engine);
    println!("hard {}", search.progress());
    while !search.is_done() {
        search.receive(); // and a window would draw a picture
    }
    println!("hard {}", search.progress());
}
