//! The table: every program so far, on the same positions.
//!
//! `cargo bench -p alpha-beta --bench table`

use std::hint::black_box;

use alpha_beta::{
    Order, Searcher, Window, alpha_beta, corners_first, fewest_replies,
};
use benchmark_positions::{Row, middle_game};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::minimax;

fn main() {
    for empty in [44, 36, 28] {
        let from = middle_game(empty);
        println!("{empty} empty squares\n{}", Row::HEAD);
        for depth in [5, 6] {
            let program = format!("minimax, {depth} plies");
            print(&program, &from, |it, positions| {
                minimax(it, depth, phased, positions)
            });
        }
        print("alpha-beta, 6", &from, |it, positions| {
            alpha_beta(it, 6, Window::OPEN, phased, positions)
        });
        print("corners first, 6", &from, ordered(6, corners_first));
        print("fewest replies, 6", &from, ordered(6, fewest_replies));
        for depth in [6, 7, 8, 9] {
            let program = format!("deeper and deeper, {depth}");
            print(&program, &from, deepening(depth));
        }
        println!();
    }
}

/// Prints the row of a search, which returns a value and counts positions.
fn print(
    program: &str,
    from: &[Position],
    mut search: impl FnMut(&Position, &mut u64) -> i32,
) {
    let row = Row::measure(program, from, |position| {
        let mut positions = 0;
        black_box(search(position, &mut positions));
        positions
    });
    println!("{row}");
}

/// Alpha-beta in this order.
fn ordered(
    depth: usize,
    order: Order<Position>,
) -> impl FnMut(&Position, &mut u64) -> i32 {
    move |position, positions| {
        let mut searcher = Searcher::new(phased, order);
        let line = searcher.search(position, depth, Window::OPEN, &[]);
        *positions = searcher.positions;
        line.expect("nothing stops it").value
    }
}

/// One ply, then two, and so on.
fn deepening(depth: usize) -> impl FnMut(&Position, &mut u64) -> i32 {
    move |position, positions| {
        let searcher = Searcher::new(phased, fewest_replies);
        let found = searcher.deepen(position).take(depth).last();
        let found = found.expect("a move to look at");
        *positions = found.positions;
        found.value
    }
}
