//! Another way to flip discs. Tests compare it with [`play`](crate::play()).

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use legal_moves::bracket;

/// Plays a move in place and returns the number of discs won, including the one
/// placed, or 0 if the move is illegal. The Visual Basic article plays this way.
pub fn play_in_place(board: &mut Board, square: Square, disc: Disc) -> usize {
    if board[square] != Cell::Empty {
        return 0;
    }
    let mut won = 1;
    for direction in Direction::ALL {
        if bracket(board, square, direction, disc).is_some() {
            won += flip_run(board, square, direction, disc);
        }
    }
    if won == 1 {
        return 0;
    }
    board.set(square, disc.into());
    won
}

/// Flips the run next to `square`, up to the disc that closes it, and returns
/// its length.
fn flip_run(
    board: &mut Board,
    square: Square,
    direction: Direction,
    disc: Disc,
) -> usize {
    let mut flipped = 0;
    let mut between = next(square, direction);
    while board[between] != disc.into() {
        board.set(between, disc.into());
        flipped += 1;
        between = next(between, direction);
    }
    flipped
}
