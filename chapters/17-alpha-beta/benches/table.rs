//! This chapter's rows of the table. It takes some minutes, most of them for the
//! games behind the scores.
//!
//! `cargo bench -p alpha-beta --bench table`

use alpha_beta::{
    Iteration, Line, Order, OrderedSearch, Window, alpha_beta, as_they_come,
    corners_first, fewest_replies,
};
use benchmark_positions::{Row, against_yardstick, sixty_positions};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped, analyze, best, minimax};
use whole_games::Ply;

fn main() {
    println!("{}", Row::HEAD);
    let row = plain("minimax, 4", |position, search| {
        minimax(search, position, 4)
    });
    let four = |position: &Position| best(&analyze(position, 4, &phased))[0];
    println!("{}", row.with_score(against_yardstick(four)));
    // These two choose the same moves, and one of them is slow.
    let score = against_yardstick(|position| {
        in_order(position, as_they_come).0.moves[0]
    });
    let row = plain("minimax, 6", |position, search| {
        minimax(search, position, 6)
    });
    println!("{}", row.with_score(score));
    let row = plain("alpha-beta, 6", |position, search| {
        alpha_beta(search, position, 6, Window::FULL)
    });
    println!("{}", row.with_score(score));
    print_ordered("corners first, 6", corners_first);
    print_ordered("fewest replies, 6", fewest_replies);
    print_deeper(6);
    print_deeper(7);
}

/// Returns the row of a search that says no more than a value.
fn plain(
    program: &str,
    run: impl Fn(&Position, &mut Search<Position>) -> Result<i32, Stopped>,
) -> Row {
    Row::measure(program, &sixty_positions(), |position| {
        let mut search = Search::new(&phased);
        let value = run(position, &mut search).expect("nothing stops it");
        (value, search.positions())
    })
}

fn print_ordered(program: &str, order: Order<Position>) {
    let row = Row::measure(program, &sixty_positions(), |position| {
        let (line, positions) = in_order(position, order);
        (line.value, positions)
    });
    let score =
        against_yardstick(|position| in_order(position, order).0.moves[0]);
    println!("{}", row.with_score(score));
}

/// Alpha-beta, six plies in this order, and how many positions it looked at.
fn in_order(position: &Position, order: Order<Position>) -> (Line<Ply>, u64) {
    let mut ordered = OrderedSearch::new(Search::new(&phased), order);
    let line = ordered.best_line(position, 6, Window::FULL, &[]);
    (line.expect("nothing stops it"), ordered.search.positions())
}

fn print_deeper(depth: usize) {
    let program = format!("deeper and deeper, {depth}");
    let row = Row::measure(program, &sixty_positions(), |position| {
        let last = deeper(position, depth);
        (last.value, last.positions)
    });
    let score = against_yardstick(|position| deeper(position, depth).line[0]);
    println!("{}", row.with_score(score));
}

/// Searches with increasing depth, and returns the result of each.
fn deeper(position: &Position, depth: usize) -> Iteration<Ply> {
    let search = OrderedSearch::new(Search::new(&phased), fewest_replies);
    let last = search.deepen(position).take(depth).last();
    last.expect("a move to look at")
}
