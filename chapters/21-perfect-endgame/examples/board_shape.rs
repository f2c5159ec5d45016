//! The corners of two boards.

use bitboards::squares;
use perfect_endgame::BoardShape;

fn main() {
    for shape in [BoardShape::six(), BoardShape::eight()] {
        let corners = squares(shape.corners).map(|square| square.to_string());
        let corners = corners.collect::<Vec<_>>().join(" ");
        println!("{} squares, corners {corners}", shape.size());
    }
}
