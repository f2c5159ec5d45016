//! Two threads solve Thor's position.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Limits, learned};
use engine_player::Team;

fn main() {
    let mut team = Team::new(learned(), 16, 2).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let last = team.hints(position, 1, Limits::NONE).flatten().last();
    let thought = last.expect("a move");
    println!("{} {:+}", thought.ply, thought.discs());
}
