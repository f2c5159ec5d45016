//! The one table of Part IV, continued: the same search over the array board and
//! over bits.
//!
//! `cargo bench -p bitboards --bench table`

use benchmark_positions::{Row, middle_game};
use bitboards::BitPosition;
use end_of_game::Position;
use minimax::{Evaluation, Game, minimax};

const DEPTH: usize = 4;

fn main() {
    for empty in [44, 36, 28] {
        let array = middle_game(empty);
        let bits: Vec<_> = array.iter().map(BitPosition::from).collect();
        println!("{empty} empty squares, {DEPTH} plies");
        println!("{}", Row::HEAD);
        let phased: Evaluation<Position> = evaluation::evaluate::phased;
        println!("{}", row("minimax, array", &array, phased));
        let phased: Evaluation<BitPosition> = bitboards::evaluate::phased;
        println!("{}\n", row("minimax, bits", &bits, phased));
    }
}

/// Looks a few plies ahead from each position.
fn row<G: Game>(program: &str, from: &[G], evaluation: Evaluation<G>) -> Row {
    Row::measure(program, from, |game| {
        let mut positions = 0;
        minimax(game, DEPTH, evaluation, &mut positions);
        positions
    })
}
