use bitboards::BitPosition;
use evaluation::{Tally, by_pairs, openings};
use minimax::Game;
use tic_tac_toe::Rand;

use crate::Player;

/// A match in pairs of games with the same opening and colors swapped.
#[derive(Clone, Debug, Default)]
pub struct Duel {
    /// By how many discs the first player won each game of each pair.
    pub pairs: Vec<[i32; 2]>,
}

impl Duel {
    /// Plays `pairs` pairs of games from chapter 15's openings.
    pub fn play(players: [Player; 2], pairs: usize, rand: &mut Rand) -> Duel {
        let openings = openings();
        let mut duel = Duel::default();
        for number in 0..pairs {
            let opening = &openings[number * openings.len() / pairs];
            let opening = BitPosition::from(opening);
            let [one, other] = players;
            let first = play_out(opening, [one, other], rand);
            let second = -play_out(opening, [other, one], rand);
            duel.pairs.push([first, second]);
        }
        duel
    }

    /// Returns the games won, drawn and lost by the first player.
    pub fn tally(&self) -> Tally {
        let mut tally = Tally::default();
        for &discs in self.pairs.iter().flatten() {
            tally.count(discs);
        }
        tally
    }

    /// Returns the margin of error of the rate, in percent. Only pairs count as
    /// independent, not the games in them.
    pub fn margin(&self) -> f64 {
        let percent =
            |pair: &[i32; 2]| 25 * (2 + pair[0].signum() + pair[1].signum());
        let rates: Vec<_> =
            self.pairs.iter().map(percent).map(f64::from).collect();
        by_pairs(&rates).1
    }
}

/// Plays a game and returns by how many discs the first player wins.
fn play_out(
    mut position: BitPosition,
    mut players: [Player; 2],
    rand: &mut Rand,
) -> i32 {
    let mut sign = 1;
    while let Some(ply) = players[0].choose(&position, rand) {
        position = position.after(ply);
        players.swap(0, 1);
        sign = -sign;
    }
    sign * position.result().expect("without a move the game is over")
}
