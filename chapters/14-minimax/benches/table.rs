//! This chapter's rows of the table.
//!
//! `cargo bench -p minimax --bench table`

use benchmark_positions::{Row, against_yardstick, sixty_positions};
use end_of_game::Position;
use minimax::{Search, analyze, best, discs, minimax};
use whole_games::Ply;

fn main() {
    println!("{}", Row::HEAD);
    for depth in [3, 4, 5] {
        let row = row(depth);
        let row = match depth {
            4 => row.with_score(against_yardstick(four_ahead)),
            _ => row,
        };
        println!("{row}");
    }
}

/// Looks `depth` plies ahead and counts discs there.
fn row(depth: usize) -> Row {
    let program = format!("minimax with discs, {depth}");
    Row::measure(program, &sixty_positions(), |position| {
        let mut search = Search::new(&discs);
        let value = minimax(&mut search, position, depth);
        (value.expect("nothing stops it"), search.positions())
    })
}

/// Returns the first of the moves that are best four plies ahead.
fn four_ahead(position: &Position) -> Ply {
    best(&analyze(position, 4, &discs))[0]
}
