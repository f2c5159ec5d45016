//! Common mistakes in flipping discs, and tests of what goes wrong with them.

use board::{Board, Cell, Disc, Square};
use directions::{Direction, ray};
use flipping::{flips, play};
use insta::assert_snapshot;
use legal_moves::bracket;
use pretty_assertions::assert_eq;
use test_support::examples::{example, square};

/// Returns the squares on which the boards have different cells.
fn different_squares(left: &Board, right: &Board) -> Vec<Square> {
    Square::all()
        .filter(|&square| left[square] != right[square])
        .collect()
}

/// Plays a move but flips only the run in the first direction with a bracket.
fn play_first_direction(board: &Board, square: Square, disc: Disc) -> Board {
    let mut after = *board;
    for direction in Direction::ALL {
        if let Some(end) = bracket(board, square, direction, disc) {
            for next in ray(square, direction).take_while(|&next| next != end) {
                after.set(next, disc.into());
            }
            break;
        }
    }
    after.set(square, disc.into());
    after
}

#[test]
fn first_direction_alone_misses_three_of_five_discs() {
    let (board, c6) = (example("c6").board, square("c6"));
    let wrong = play_first_direction(&board, c6, Disc::Black);
    let right = play(&board, c6, Disc::Black).unwrap();
    let missed = different_squares(&wrong, &right);
    assert_eq!(missed, ["b5", "b6", "d7"].map(square));
}

/// Plays a move, and then flips again from each disc that flipped.
fn play_with_chains(board: &Board, square: Square, disc: Disc) -> Board {
    let mut after = *board;
    let mut placed = vec![square];
    while let Some(square) = placed.pop() {
        for flip in flips(&after.clone(), square, disc) {
            after.set(flip.square, disc.into());
            placed.push(flip.square);
        }
        after.set(square, disc.into());
    }
    after
}

#[test]
fn chain_reaction_flips_c4_and_d4() {
    let board = example("a5").board;
    let wrong = play_with_chains(&board, square("a5"), Disc::Black);
    let right = play(&board, square("a5"), Disc::Black).unwrap();
    let extra = different_squares(&wrong, &right);
    assert_eq!(extra, [square("c4"), square("d4")]);
    assert_snapshot!(wrong, @r"
      a b c d e f g h
    1 . . . . . . . .
    2 . . B . . . . .
    3 . . B B W . . .
    4 . . B B B . . .
    5 B B B B B B . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

/// Returns the discs of every adjacent run of the opponent, closed or not.
fn flips_without_closing(
    board: &Board,
    square: Square,
    disc: Disc,
) -> Vec<Square> {
    let opponent = Cell::from(disc.opponent());
    let run = |direction| {
        ray(square, direction).take_while(|&next| board[next] == opponent)
    };
    Direction::ALL.into_iter().flat_map(run).collect()
}

#[test]
fn unclosed_runs_would_flip_d6_and_e6() {
    let board = example("c6").board;
    let wrong = flips_without_closing(&board, square("c6"), Disc::Black);
    let right: Vec<_> = flips(&board, square("c6"), Disc::Black)
        .map(|flip| flip.square)
        .collect();
    let extra: Vec<_> = wrong
        .into_iter()
        .filter(|square| !right.contains(square))
        .collect();
    assert_eq!(extra, [square("d6"), square("e6")]);
}
