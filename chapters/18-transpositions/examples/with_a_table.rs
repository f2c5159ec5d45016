//! The first moves of a game, with tables of several sizes.

use alpha_beta::{Stopped, Window, as_they_come};
use end_of_game::Position;
use evaluation::evaluate::phased;
use transpositions::{Table, TableSearch};

fn main() -> Result<(), Stopped> {
    for megabytes in [None, Some(0), Some(1), Some(16)] {
        let table = megabytes.map(|it| Table::new(it).expect("room"));
        let mut search = TableSearch::new(phased, as_they_come, table);
        let value = search.search(&Position::start(), 9, Window::OPEN)?;
        println!("{megabytes:?}: {value} from {}", search.positions);
    }
    Ok(())
}
