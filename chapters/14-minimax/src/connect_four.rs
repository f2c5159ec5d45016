use board::{Board, Cell, Disc, Square};
use connect_four::{Column, ConnectFour};
use directions::{Direction, next};

use crate::Game;

/// Connect Four. A win is worth one point more than there are empty squares, so
/// that an early win counts more.
impl Game for ConnectFour {
    type Move = Column;

    fn moves(&self) -> Vec<Column> {
        self.moves().collect()
    }

    fn after(&self, column: Column) -> ConnectFour {
        let mut after = *self;
        after.drop_into(column).expect("an open column");
        after
    }

    fn result(&self) -> Option<i32> {
        let points = 43 - self.dropped() as i32;
        match self.winner() {
            Some(winner) if winner == self.to_move() => Some(points),
            Some(_) => Some(-points),
            None => self.is_over().then_some(0),
        }
    }
}

/// Evaluates what the lines of four still promise to the color to move. A line
/// on which only one color has discs counts 1 for two discs and 5 for three.
pub fn open_lines(game: &ConnectFour) -> i32 {
    let ways = connect_four::Axis::ALL.map(|axis| axis.directions()[1]);
    let lines = Square::all().flat_map(|square| ways.map(|way| (square, way)));
    let lines = lines.map(|(square, way)| promise(game.board(), square, way));
    let for_black: i32 = lines.sum();
    match game.to_move() {
        Disc::Black => for_black,
        Disc::White => -for_black,
    }
}

/// Returns the value for Black of the line of four that begins on this square;
/// 0 if the line leaves the grid.
fn promise(board: &Board, first: Square, way: Direction) -> i32 {
    let (mut square, mut black, mut white) = (first, 0, 0);
    for _ in 0..4 {
        match board[square] {
            Cell::Black => black += 1,
            Cell::White => white += 1,
            Cell::Empty => {}
            Cell::Border => return 0,
        }
        square = next(square, way);
    }
    match (black, white) {
        (2, 0) => 1,
        (3, 0) => 5,
        (0, 2) => -1,
        (0, 3) => -5,
        _ => 0,
    }
}
