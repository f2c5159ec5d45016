//! This chapter's rows of the table: chapter 17's searches, on bits.
//!
//! `cargo bench -p bitboards --bench table`

use alpha_beta::{Iteration, OrderedSearch, Window};
use benchmark_positions::{Row, against_yardstick, sixty};
use bitboards::{BitPosition, evaluate::phased, fewest_replies};
use minimax::{Search, minimax};
use whole_games::Ply;

fn main() {
    let from: Vec<_> = sixty().iter().map(BitPosition::from).collect();
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
        let line = search.best_line(position, 6, Window::OPEN, &[]);
        let value = line.expect("nothing stops it").value;
        (value, search.search.positions())
    });
    println!("{row}");
    for depth in [6, 7, 8] {
        let program = format!("deeper, {depth}, on bits");
        let row = Row::measure(program, &from, |position| {
            let last = deeper(position, depth);
            (last.value, last.positions)
        });
        let score = against_yardstick(|position| {
            deeper(&BitPosition::from(position), depth).line[0]
        });
        println!("{}", row.with_score(score));
    }
}

/// What's known once a search has gone deeper and deeper, to this depth.
fn deeper(position: &BitPosition, depth: usize) -> Iteration<Ply> {
    let search = OrderedSearch::new(Search::new(&phased), fewest_replies);
    let last = search.deepen(position).take(depth).last();
    last.expect("a move to look at")
}
