//! Two ways to choose among the nine first moves of tic-tac-toe, each equal to
//! the others for a computer that sees the end: ten thousand choices each.

use tic_tac_toe::{Level, Rand, Spot, TicTacToe, by_tossing};

fn main() {
    let best = Level::Hard.analyze(&TicTacToe::default()).best();
    let mut rand = Rand::new(1);
    println!("      Tossed  Drawn");
    let tossed = tally(|| by_tossing(&mut rand, &best).copied());
    let drawn = tally(|| rand.pick(&best).copied());
    for spot in &best {
        let place = spot.index();
        println!("{spot:4}  {:6}  {:5}", tossed[place], drawn[place]);
    }
}

/// How often each spot comes up.
fn tally(mut choose: impl FnMut() -> Option<Spot>) -> [u32; 9] {
    let mut times = [0; 9];
    for _ in 0..10_000 {
        if let Some(spot) = choose() {
            times[spot.index()] += 1;
        }
    }
    times
}
