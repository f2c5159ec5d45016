//! One search at one depth, with nothing that was found out before.

use alpha_beta::Window;
use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{DISC, Engine, Limits, Search, learned};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    for depth in [2, 4, 6, 8, 17] {
        let mut engine = Engine::new(learned(), 16).expect("enough memory");
        let mut search = Search::new(&mut engine, Limits::NONE);
        let value = search.value(position, depth, Window::OPEN).unwrap();
        let discs = f64::from(value) / f64::from(DISC);
        println!("{depth:2} {discs:+6.2} {:7}", search.positions());
    }
}
