//! The table: every program so far, on the same positions.
//!
//! `cargo bench -p alpha-beta --bench table`

use std::hint::black_box;

use alpha_beta::{
    Order, OrderedSearch, Window, alpha_beta, corners_first, fewest_replies,
};
use benchmark_positions::{Row, middle_game};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped, minimax};

fn main() {
    for empty in [44, 36, 28] {
        let from = middle_game(empty);
        println!("{empty} empty squares\n{}", Row::HEAD);
        for depth in [5, 6] {
            let program = format!("minimax, {depth} plies");
            print(&program, &from, |position, search| {
                minimax(search, position, depth)
            });
        }
        print("alpha-beta, 6", &from, |position, search| {
            alpha_beta(search, position, 6, Window::OPEN)
        });
        print_ordered("corners first, 6", &from, corners_first);
        print_ordered("fewest replies, 6", &from, fewest_replies);
        for depth in [6, 7, 8, 9] {
            print_deepening(depth, &from);
        }
        println!();
    }
}

/// Prints the row of a search.
fn print(
    program: &str,
    from: &[Position],
    run: impl Fn(&Position, &mut Search<Position>) -> Result<i32, Stopped>,
) {
    let row = Row::measure(program, from, |position| {
        let mut search = Search::new(&phased);
        let value = run(position, &mut search);
        black_box(value.expect("nothing stops it"));
        search.positions()
    });
    println!("{row}");
}

/// Prints the row of alpha-beta, six plies in this order.
fn print_ordered(program: &str, from: &[Position], order: Order<Position>) {
    let row = Row::measure(program, from, |position| {
        let mut ordered = OrderedSearch::new(Search::new(&phased), order);
        let line = ordered.best_line(position, 6, Window::OPEN, &[]);
        black_box(line.expect("nothing stops it"));
        ordered.search.positions()
    });
    println!("{row}");
}

/// Prints the row of one ply, then two, and so on.
fn print_deepening(depth: usize, from: &[Position]) {
    let program = format!("deeper and deeper, {depth}");
    let row = Row::measure(&program, from, |position| {
        let search = OrderedSearch::new(Search::new(&phased), fewest_replies);
        let last = search.deepen(position).take(depth).last();
        black_box(last.expect("a move to look at")).positions
    });
    println!("{row}");
}
