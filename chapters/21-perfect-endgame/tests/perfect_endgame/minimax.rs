//! The solver agrees with chapter 14's minimax, which searches to the end as
//! well if few squares are empty.

use bitboards::BitPosition;
use board::Cell;
use end_of_game::{Position, Turn};
use minimax::{POINT, Search, discs, minimax};
use perfect_endgame::BoardShape;
use pretty_assertions::assert_eq;

use crate::solver::solver;

/// Plays the last legal move of each position until this many squares are
/// empty, or the game is over.
fn play_until(mut position: Position, empty: usize) -> Position {
    while position.board.count(Cell::Empty) > empty {
        position = match position.turn() {
            Turn::Move => {
                let square = position.legal_moves().last().unwrap();
                position.play(square).unwrap()
            }
            Turn::Pass => position.passed(),
            Turn::Over => break,
        };
    }
    position
}

#[test]
fn solver_equals_minimax_with_seven_empty_squares() {
    let mut solver = solver(BoardShape::EIGHT);
    for position in benchmark_positions::middle_game(28) {
        let position = play_until(position, 7);
        let value = minimax(&mut Search::new(&discs), &position, 20).unwrap();
        let score = solver.solve(BitPosition::from(&position));
        assert_eq!(score, value / POINT, "{position}");
    }
}
