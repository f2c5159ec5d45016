//! This chapter's rows of the table: chapter 17's search, with a memory.
//!
//! `cargo bench -p transpositions --bench table`

use alpha_beta::fewest_replies;
use benchmark_positions::{Row, against_yardstick, sixty};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use transpositions::{Table, TableSearch};
use whole_games::Ply;

/// How many megabytes the table takes. Each position begins with an empty one.
const MEGABYTES: usize = 64;

fn main() {
    println!("{}", Row::HEAD);
    for depth in [7, 8] {
        let program = format!("with a table, {depth}");
        let row = Row::measure(program, &sixty(), |position| {
            let mut search = new_search();
            let value = search.deepen(position, depth);
            (value.expect("nothing stops it"), search.search.positions())
        });
        let score = against_yardstick(|position| best(position, depth));
        println!("{}", row.with_score(score));
    }
}

fn new_search() -> TableSearch<'static, Position> {
    let table = Table::new(MEGABYTES).expect("room");
    TableSearch::new(Search::new(&phased), fewest_replies, Some(table))
}

/// The best move, once a search has gone deeper and deeper, to this depth.
fn best(position: &Position, depth: usize) -> Ply {
    let mut search = new_search();
    search.deepen(position, depth).expect("nothing stops it");
    let table = search.table.expect("a table");
    let entry = table.find(position).expect("the last one stored");
    entry.best.expect("a move")
}
