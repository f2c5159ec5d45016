use board::{Cell, Square};
use connect_four::{Column, ConnectFour};
use minimax::Game;

use crate::winning::HEIGHT;
use crate::{BitGrid, has_four};

/// The squares of a column, and the one above them.
fn squares(column: Column) -> u64 {
    0b111_1111 << (column.index() as u32 * HEIGHT)
}

impl From<&ConnectFour> for BitGrid {
    fn from(game: &ConnectFour) -> BitGrid {
        let (mut own, mut all) = (0, 0);
        for square in Square::all() {
            let bit = bit(square);
            match game.board()[square] {
                Cell::Empty | Cell::Border => continue,
                cell if cell == game.to_move().into() => own |= bit,
                _ => {}
            }
            all |= bit;
        }
        BitGrid { own, all }
    }
}

/// The bit of a square of the grid, whose lowest row is row 6.
fn bit(square: Square) -> u64 {
    let height = 5 - square.row();
    1_u64.wrapping_shl((square.column() * 7 + height) as u32)
}

/// Connect Four once more. Columns in the middle take part in more lines, so
/// they come first.
impl Game for BitGrid {
    type Move = Column;

    fn moves(&self) -> Vec<Column> {
        let is_open = |column: &Column| self.landings() & squares(*column) != 0;
        let mut columns: Vec<_> = Column::all().filter(is_open).collect();
        columns.sort_by_key(|column| (column.index() - 3).abs());
        columns
    }

    fn after(&self, column: Column) -> BitGrid {
        self.drop_on(self.landings() & squares(column))
    }

    fn result(&self) -> Option<i32> {
        if has_four(self.opponent()) {
            let discs = (self.dropped() + 1) / 2;
            return Some(discs - 22);
        }
        (self.dropped() == 42).then_some(0)
    }
}
