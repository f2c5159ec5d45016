//! The lengths of four games of self-play.

use learning::{Player, self_play};
use tic_tac_toe::Rand;

fn main() {
    for seed in 1..5 {
        let players = [Player::by_hand(2); 2];
        let game = self_play(players, 12, &mut Rand::new(seed));
        let empty = |index: usize| game[index].position.empty().count_ones();
        let (first, last) = (empty(0), empty(game.len() - 1));
        println!("{} positions, {first} to {last} empty", game.len());
    }
}
