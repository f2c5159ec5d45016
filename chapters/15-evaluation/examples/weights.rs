//! Plays matches with three weights of a corner.

use end_of_game::Position;
use evaluation::compare;
use evaluation::evaluate::corner_points;
use minimax::discs;

fn main() {
    for weight in [3, 30, 300] {
        let weighed = |position: &Position| {
            weight * corner_points(position) + discs(position)
        };
        println!("{weight}: {}", compare([&weighed, &discs], 2));
    }
}
