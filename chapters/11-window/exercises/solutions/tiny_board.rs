//! Two squares per character, one above the other. Black is a full half of the
//! block, White the outline of something: nine characters for nine pairs.

use board::{Board, Cell, Square};

/// First what's above: nothing, black, white. Then what's below, likewise.
const PAIRS: [[char; 3]; 3] =
    [['.', '▄', 'o'], ['▀', '█', '◒'], ['"', '◓', '8']];

/// A picture of the board, as small as possible.
pub fn tiny_board(board: &Board) -> String {
    let line = |row| {
        let pair = |column| {
            let holds = |row| number(board[Square::at(column, row)]);
            PAIRS[holds(row)][holds(row + 1)]
        };
        (0..8).map(pair).collect::<String>()
    };
    [0, 2, 4, 6].map(line).join("\n")
}

fn number(cell: Cell) -> usize {
    match cell {
        Cell::Black => 1,
        Cell::White => 2,
        Cell::Empty | Cell::Border => 0,
    }
}
