//! This chapter's rows of the table.
//!
//! `cargo bench -p alpha-beta --bench table`

use alpha_beta::{
    Order, OrderedSearch, Window, alpha_beta, corners_first, fewest_replies,
};
use benchmark_positions::{Row, against_yardstick, sixty, yardstick};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped, analyze, best, minimax};
use whole_games::Ply;

fn main() {
    println!("{}", Row::HEAD);
    for depth in [4, 5, 6] {
        let row = plain(&format!("minimax, {depth}"), |position, search| {
            minimax(search, position, depth)
        });
        let score = || against_yardstick(by_minimax);
        println!(
            "{}",
            if depth == 4 {
                row.with_score(score())
            } else {
                row
            }
        );
    }
    let row = plain("alpha-beta, 6", |position, search| {
        alpha_beta(search, position, 6, Window::OPEN)
    });
    println!("{row}");
    println!("{}", ordered("corners first, 6", corners_first));
    let row = ordered("fewest replies, 6", fewest_replies);
    println!("{}", row.with_score(against_yardstick(yardstick)));
    for depth in [6, 7, 8] {
        println!("{}", deepening(depth));
    }
}

/// The row of a search that says no more than a value.
fn plain(
    program: &str,
    run: impl Fn(&Position, &mut Search<Position>) -> Result<i32, Stopped>,
) -> Row {
    Row::measure(program, &sixty(), |position| {
        let mut search = Search::new(&phased);
        let value = run(position, &mut search).expect("nothing stops it");
        (value, search.positions())
    })
}

/// The first of the moves that are best four plies ahead.
fn by_minimax(position: &Position) -> Ply {
    best(&analyze(position, 4, &phased))[0]
}

/// The row of alpha-beta, six plies in this order.
fn ordered(program: &str, order: Order<Position>) -> Row {
    Row::measure(program, &sixty(), |position| {
        let mut ordered = OrderedSearch::new(Search::new(&phased), order);
        let line = ordered.best_line(position, 6, Window::OPEN, &[]);
        let value = line.expect("nothing stops it").value;
        (value, ordered.search.positions())
    })
}

/// The row of one ply, then two, and so on.
fn deepening(depth: usize) -> Row {
    let program = format!("deeper and deeper, {depth}");
    Row::measure(program, &sixty(), |position| {
        let search = OrderedSearch::new(Search::new(&phased), fewest_replies);
        let last = search.deepen(position).take(depth).last();
        let last = last.expect("a move to look at");
        (last.value, last.positions)
    })
}
