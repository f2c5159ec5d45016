//! This chapter's rows of the table: chapter 17's search, with a memory.
//!
//! `cargo bench -p transpositions --bench table`

use alpha_beta::fewest_replies;
use benchmark_positions::{Row, against_yardstick, sixty_positions};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::Search;
use transpositions::{Table, TableSearch};
use whole_games::Ply;

/// The size of the table in megabytes. It is emptied for each of the sixty
/// positions, and kept during a match.
const MEGABYTES: usize = 16;

fn main() {
    println!("{}", Row::HEAD);
    for depth in [7, 8] {
        let program = format!("with a table, {depth}");
        let row = Row::measure(program, &sixty_positions(), |position| {
            let mut search = new_search();
            let value = search.deepen(position, depth);
            (value.expect("nothing stops it"), search.search.positions())
        });
        let mut search = new_search();
        let score =
            against_yardstick(|position| best(&mut search, position, depth));
        println!("{}", row.with_score(score));
    }
}

fn new_search() -> TableSearch<'static, Position> {
    let table = Table::new(MEGABYTES).expect("room");
    TableSearch::new(Search::new(&phased), fewest_replies, Some(table))
}

/// Returns the best move, once a search has gone deeper and deeper, to this
/// depth.
fn best(
    search: &mut TableSearch<'static, Position>,
    position: &Position,
    depth: usize,
) -> Ply {
    search.deepen(position, depth).expect("nothing stops it");
    let table = search.table.as_ref().expect("a table");
    let entry = table.find(position).expect("the last one stored");
    entry.best.expect("a move")
}
