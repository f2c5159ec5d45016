//! The table: chapter 16's search, and the same with a table.
//!
//! `cargo bench -p transpositions --bench table`

use alpha_beta::{OrderedSearch, fewest_replies};
use benchmark_positions::{Row, middle_game};
use evaluation::evaluate::phased;
use minimax::Search;
use transpositions::{Table, TableSearch};

/// How many megabytes the table takes. Each position begins with an empty one.
const MEGABYTES: usize = 64;

fn main() {
    for empty in [44, 36, 28] {
        let from = middle_game(empty);
        println!("{empty} empty squares\n{}", Row::HEAD);
        for depth in [7, 9] {
            let row = format!("deeper and deeper, {depth}");
            let row = Row::measure(&row, &from, |position| {
                let search = Search::new(&phased);
                let search = OrderedSearch::new(search, fewest_replies);
                let last = search.deepen(position).take(depth).last();
                last.expect("a move to look at").positions
            });
            println!("{row}");
            let row = format!("with a table, {depth}");
            let row = Row::measure(&row, &from, |position| {
                let table = Table::new(MEGABYTES).expect("room");
                let search = Search::new(&phased);
                let mut with_table =
                    TableSearch::new(search, fewest_replies, Some(table));
                let value = with_table.deepen(position, depth);
                value.expect("nothing stops it");
                with_table.search.positions()
            });
            println!("{row}");
        }
        println!();
    }
}
