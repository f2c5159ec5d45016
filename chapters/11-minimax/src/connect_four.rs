use board::{Board, Cell, Square};
use connect_four::{Column, Game as ConnectFour};
use directions::{Direction, ray};

use crate::Game;

/// Connect Four. A win is worth a point more than the discs that the grid
/// still has room for, so that an early win counts more.
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
        let points = 43 - self.dropped as i32;
        match self.winner {
            Some(winner) if winner == self.to_move => Some(points),
            Some(_) => Some(-points),
            None => self.is_over().then_some(0),
        }
    }
}

/// One direction of each of the four axes.
const HALVES: [Direction; 4] = [
    Direction::East,
    Direction::SouthEast,
    Direction::South,
    Direction::SouthWest,
];

/// What the lines of four still promise to the color to move: a line on which
/// only one color has discs counts as many points as their number squared.
pub fn open_lines(game: &ConnectFour) -> i32 {
    let starts = Square::all().filter(|&it| game.board[it] != Cell::Border);
    let lines = starts.flat_map(|it| HALVES.map(|way| (it, way)));
    let promises = lines.map(|(it, way)| promise(&game.board, it, way));
    match game.to_move.into() {
        Cell::Black => promises.sum(),
        _ => -promises.sum::<i32>(),
    }
}

/// What the line of four from this square promises, for Black.
fn promise(board: &Board, square: Square, way: Direction) -> i32 {
    let (mut squares, mut black, mut white) = (1, 0, 0);
    let others = ray(square, way).take(3);
    for it in std::iter::once(square).chain(others) {
        match board[it] {
            Cell::Black => black += 1,
            Cell::White => white += 1,
            Cell::Empty => {}
            Cell::Border => return 0,
        }
        squares += 1;
    }
    match (black, white) {
        _ if squares < 5 => 0,
        (_, 0) => black * black,
        (0, _) => -white * white,
        _ => 0,
    }
}
