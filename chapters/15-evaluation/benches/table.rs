//! This chapter's rows of the table.
//!
//! `cargo bench -p evaluation --bench table`

use benchmark_positions::{Row, against_yardstick, sixty_positions};
use end_of_game::Position;
use evaluation::evaluate::{STEPS, weighed};
use minimax::{Evaluation, Search, analyze, best, minimax};

fn main() {
    println!("{}", Row::HEAD);
    for (name, evaluation) in STEPS {
        print(name, evaluation);
    }
    print("without phases", &|position| {
        weighed([30, 10, -5, 0, 0], position)
    });
}

/// Prints the row of minimax, four plies ahead with this evaluation.
fn print(name: &str, evaluation: Evaluation<Position>) {
    let program = format!("minimax with {name}, 4");
    let row = Row::measure(program, &sixty_positions(), |position| {
        let mut search = Search::new(evaluation);
        let value = minimax(&mut search, position, 4);
        (value.expect("nothing stops it"), search.positions())
    });
    let score = against_yardstick(|position| {
        best(&analyze(position, 4, evaluation))[0]
    });
    println!("{}", row.with_score(score));
}
