//! The one table of Part IV, continued: the same searches over the array board
//! and over bits.
//!
//! `cargo bench -p bitboards --bench table`

use alpha_beta::{Order, OrderedSearch};
use benchmark_positions::{Row, middle_game};
use bitboards::BitPosition;
use end_of_game::Position;
use minimax::{Evaluation, Game, Search, minimax};

fn main() {
    for empty in [44, 36, 28] {
        println!("{empty} empty squares\n{}", Row::HEAD);
        let array = middle_game(empty);
        let phased: Evaluation<Position> = &evaluation::evaluate::phased;
        rows("array", &array, phased, alpha_beta::fewest_replies);
        let bits: Vec<_> = array.iter().map(BitPosition::from).collect();
        let phased: Evaluation<BitPosition> = &bitboards::evaluate::phased;
        rows("bits", &bits, phased, bitboards::fewest_replies);
        println!();
    }
}

/// Looks ahead from each position, with chapter 13's search and with chapter 16's.
fn rows<G: Game>(
    board: &str,
    from: &[G],
    evaluation: Evaluation<G>,
    order: Order<G>,
) {
    let program = format!("minimax, 5, {board}");
    let row = Row::measure(&program, from, |game| {
        let mut search = Search::new(evaluation);
        minimax(&mut search, game, 5).expect("nothing stops it");
        search.positions()
    });
    println!("{row}");
    let program = format!("deeper and deeper, 9, {board}");
    let row = Row::measure(&program, from, |game| {
        let search = OrderedSearch::new(Search::new(evaluation), order);
        let last = search.deepen(game).take(9).last();
        last.map_or(0, |last| last.positions)
    });
    println!("{row}");
}
