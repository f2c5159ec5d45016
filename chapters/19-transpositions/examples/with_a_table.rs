//! The first moves of a game, with tables of several sizes.

use alpha_beta::{Window, as_they_come};
use end_of_game::Position;
use evaluation::evaluate::phased;
use minimax::{Search, Stopped};
use transpositions::{Table, TableSearch};

fn main() -> Result<(), Stopped> {
    for megabytes in [None, Some(0), Some(1), Some(16)] {
        let table = megabytes.map(|size| Table::new(size).expect("room"));
        let search = Search::new(&phased);
        let mut with_table = TableSearch::new(search, as_they_come, table);
        let value = with_table.value(&Position::start(), 9, Window::FULL)?;
        let positions = with_table.search.positions();
        println!("{megabytes:?}: {value} from {positions}");
    }
    Ok(())
}
