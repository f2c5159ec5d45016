use board::{Cell, Square};
use connect_four::{Column, ConnectFour};
use minimax::Game;

use crate::winning::HEIGHT;
use crate::{BitGrid, has_four};

/// Returns the seven bits of a column, including the one above the grid.
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

/// Returns the bit of a square. The grid's lowest row is row 6 of the board.
fn bit(square: Square) -> u64 {
    let height = 5 - square.row();
    1_u64.wrapping_shl((square.column() * 7 + height) as u32)
}

/// The rules of Connect Four. Columns in the middle come first, because more
/// lines go through them.
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
