//! The two ways in which the documents flip discs. The tests hold them equal to
//! [`play`](crate::play()).

use board::{Board, Cell, Disc, Square};
use directions::{Direction, next};
use legal_moves::bracket;

/// Flips in place, as the Visual Basic article does, and counts the discs won,
/// the one placed included; 0 if the move is illegal.
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

/// Flips the run that begins beside the square, up to the disc that closes it.
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

/// The squares to flip, as the Python document lists them: out over the
/// opponent's discs and, if one of ours closes the run, back again.
pub fn list_by_walking_back(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let mut list = Vec::new();
    for (index, direction) in Direction::ALL.into_iter().enumerate() {
        let back = Direction::ALL[(index + 4) % 8];
        let mut here = next(square, direction);
        while board[here] == disc.opponent().into() {
            here = next(here, direction);
        }
        if board[here] == disc.into() {
            while next(here, back) != square {
                here = next(here, back);
                list.push(here);
            }
        }
    }
    list
}
