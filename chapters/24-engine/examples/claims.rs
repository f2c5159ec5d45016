//! Two threads claim moves of the same position, in turn.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, learned};

fn main() {
    let mut engine = Engine::new(learned(), 1).expect("enough memory");
    engine.claims = Some(Default::default());
    let position = BitPosition::from(&ralle_thor(17));
    let mut moves = [(); 2].map(|()| engine.order_moves(position, None));
    for nth in 0..4 {
        let claims = moves.each_mut().map(|moves| engine.claim(moves, nth, 8));
        println!("{} {}", moves[0][nth].square, moves[1][nth].square);
        drop(claims);
    }
}
