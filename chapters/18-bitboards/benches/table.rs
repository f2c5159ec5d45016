//! This chapter's rows of the table: chapter 17's searches, on bits.
//!
//! `cargo bench -p bitboards --bench table`

use alpha_beta::{OrderedSearch, Window};
use benchmark_positions::{Row, evaluation_row, sixty_positions};
use bitboards::{BitPosition, evaluate::phased, fewest_replies};
use minimax::{Search, minimax};

fn main() {
    let from: Vec<_> =
        sixty_positions().iter().map(BitPosition::from).collect();
    println!("{}", Row::HEAD);
    for depth in [5, 6] {
        let program = format!("minimax, {depth}, on bits");
        let row = Row::measure(program, &from, |position| {
            let mut search = Search::new(&phased);
            let value = minimax(&mut search, position, depth);
            (value.expect("nothing stops it"), search.positions())
        });
        println!("{row}");
    }
    let row = Row::measure("fewest replies, 6, on bits", &from, |position| {
        let mut search =
            OrderedSearch::new(Search::new(&phased), fewest_replies);
        let line = search.best_line(position, 6, Window::FULL, &[]);
        let value = line.expect("nothing stops it").value;
        (value, search.search.positions())
    });
    println!("{row}");
    for depth in [6, 7, 8] {
        println!("{}", evaluation_row("deeper, on bits", &phased, depth));
    }
}
