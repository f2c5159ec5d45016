//! A match, and how sure it makes you.

use bitboards::{BitPosition, evaluate::phased};
use learning::{Duel, Player, Weights};
use tic_tac_toe::Rand;

fn main() {
    let learned = |position: &BitPosition| Weights::small().value(position);
    let one = Player {
        opinion: &learned,
        depth: 2,
        exact: 0,
    };
    let other = Player {
        opinion: &phased,
        ..one
    };
    for pairs in [10, 50, 250] {
        let duel = Duel::play([one, other], pairs, &mut Rand::new(1));
        println!("{}, by pairs {:.0}", duel.tally(), duel.margin());
    }
}
