//! The margin of error of matches.

use bitboards::{BitPosition, evaluate::phased};
use learning::{Duel, Player};
use patterns::Weights;
use tic_tac_toe::Rand;

fn main() {
    let learned = |position: &BitPosition| Weights::small().value(position);
    let one = Player::new(&learned, 2);
    let other = Player::new(&phased, 2);
    for pairs in [10, 50, 250] {
        let duel = Duel::play([one, other], pairs, &mut Rand::new(1));
        println!("{}, by pairs {:.0}", duel.tally(), duel.margin());
    }
}
