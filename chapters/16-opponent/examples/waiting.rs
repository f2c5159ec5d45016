//! A search in the background, and somebody who waits for it.
use end_of_game::Position;
use opponent::BackgroundSearch;

fn main() {
    let hard: evaluation::Computer = "hard".parse().expect("a computer");
    let mut search = BackgroundSearch::start(Position::start(), hard.engine);
    while !search.is_done() {
        search.receive();
    }
    println!("{} moves are considered", search.moves());
}
