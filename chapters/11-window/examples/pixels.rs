//! Prints the squares under some pixels of the article's window.

use window::{Point, Screen};

fn main() {
    for (x, y) in [(17, 17), (42, 17), (43, 17), (150, 130), (224, 224)] {
        let square = Screen::ARTICLE.square_at(Point { x, y });
        println!("({x}, {y}): {square}");
    }
    let beside = Screen::ARTICLE.square_at(Point { x: 10, y: 30 });
    println!(
        "(10, 30): {beside:?}, on the board: {}",
        beside.is_on_board()
    );
}
