//! The table: every program so far, on the same positions.
//!
//! `cargo bench -p alpha-beta --bench table`

use alpha_beta::{
    Order, Searcher, Window, alpha_beta, as_they_come, corners_first,
    fewest_replies,
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
            print(
                &format!("minimax, {depth} plies"),
                &from,
                |it, positions| minimax(it, depth, phased, positions),
            );
        }
        for depth in [6, 7] {
            print(&format!("alpha-beta, {depth}"), &from, |it, positions| {
                alpha_beta(it, depth, Window::OPEN, phased, positions)
            });
        }
        print("corners first, 7", &from, ordered(7, corners_first));
        print("fewest replies, 7", &from, ordered(7, fewest_replies));
        print("deeper and deeper, 7", &from, deepening(7, fewest_replies));
        print("as they come, to 7", &from, deepening(7, as_they_come));
        print("deeper and deeper, 9", &from, deepening(9, fewest_replies));
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
        std::hint::black_box(search(position, &mut positions));
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
fn deepening(
    depth: usize,
    order: Order<Position>,
) -> impl FnMut(&Position, &mut u64) -> i32 {
    move |position, positions| {
        let searcher = Searcher::new(phased, order);
        let found = searcher.deepen(position).take(depth).last();
        let found = found.expect("a move to look at");
        *positions = found.positions;
        found.value
    }
}
