//! Chapter 19's search on bits, with tables of different sizes and without one.

use alpha_beta::{Window, as_they_come};
use connect_four::ConnectFour;
use connect_four_solver::BitGrid;
use minimax::Search;
use pretty_assertions::assert_eq;
use transpositions::{Table, TableSearch};

#[test]
fn table_does_not_change_values() {
    for columns in ["", "4455", "cdecfbceeed", "44444215"] {
        let game: ConnectFour = columns.parse().unwrap();
        let grid = BitGrid::from(&game);
        let value = |table: Option<Table<_, _>>, depth| {
            let search = Search::new(&|_| 0);
            let mut search = TableSearch::new(search, as_they_come, table);
            search.value(&grid, depth, Window::FULL)
        };
        for depth in 0..=7 {
            let without = value(None, depth);
            for megabytes in [0, 1, 16] {
                let table = Table::new(megabytes).unwrap();
                assert_eq!(value(Some(table), depth), without);
            }
        }
    }
}
