//! Prints the results of both games of each opening, and the confidence
//! interval.

use end_of_game::Position;
use evaluation::evaluate::{mobility, phased};
use evaluation::{Engine, Tally, by_pairs, openings, play_match};
use minimax::Evaluation;
use tic_tac_toe::Rand;

fn main() {
    let (phased, mobility) = (engine(&phased), engine(&mobility));
    let (mut rand, mut all) = (Rand::new(1), Tally::default());
    let (mut rates, mut pairs) = (Vec::new(), [0; 5]);
    for opening in openings() {
        let [black, white] =
            play_match([&phased, &mobility], &[opening], 2, &mut rand);
        let pair = black + white;
        rates.push(pair.rate());
        pairs[2 * pair.wins + pair.draws] += 1;
        all = all + pair;
    }
    println!("{all}, counted in games");
    println!("{pairs:?}: pairs worth 0, a half, 1, one and a half, 2");
    let (pairs, games) = (by_pairs(&rates).1, all.margin());
    println!("± {pairs:.1}, counted in pairs; ± {games:.1} in games");
}

fn engine(evaluation: Evaluation<Position>) -> Engine<Position> {
    Engine {
        depth: 2,
        evaluation,
    }
}
