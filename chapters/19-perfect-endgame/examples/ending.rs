//! The last four squares of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, Ending};

fn main() {
    let black = BitPosition::from(&ralle_thor(4));
    let (area, mut count) = (&Area::eight(), 0);
    for than in [-9, 1, 5, 7, 9] {
        let positions = &mut count;
        let bound = Ending { area, positions }.bound(black, than, 0);
        println!("more than {than:+}? {} ({bound:+})", bound > than);
    }
    println!("{count} positions");
}
