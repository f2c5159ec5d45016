// caught by: your_first_disc_closes_the_run
// mistake: It looks as if the flipping went on past the disc that closes the run.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use legal_moves::bracket;

pub fn flipped_squares(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let (own, other) = (Cell::from(disc), Cell::from(disc.opponent()));
    let mut flipped = Vec::new();
    for direction in Direction::ALL {
        if bracket(board, square, direction, disc).is_none() {
            continue;
        }
        let line: Vec<_> = ray(square, direction)
            .take_while(|&s| board[s] != Cell::Empty)
            .collect();
        let last_own = line.iter().rposition(|&s| board[s] == own);
        let before = &line[..last_own.unwrap_or(0)];
        flipped.extend(before.iter().filter(|&&s| board[s] == other));
    }
    flipped
}
