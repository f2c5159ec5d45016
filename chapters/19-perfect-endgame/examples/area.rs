//! The corners of two boards.

use bitboards::squares;
use perfect_endgame::Area;

fn main() {
    for area in [Area::six(), Area::eight()] {
        let corners = squares(area.corners).map(|it| it.to_string());
        let corners = corners.collect::<Vec<_>>().join(" ");
        println!("{} squares, corners {corners}", area.size());
    }
}
