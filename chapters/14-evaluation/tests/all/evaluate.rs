//! What an evaluation may say, whatever it thinks of a position.

use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::{STEPS, mobility, weighed};
use minimax::{Evaluation, Game, POINT, minimax};
use proptest::prelude::*;
use tic_tac_toe::Rand;

/// The value of a position and the number of positions looked at.
fn search(
    position: &Position,
    depth: usize,
    evaluation: Evaluation<Position>,
) -> (i32, u64) {
    let mut positions = 0;
    let value = minimax(position, depth, evaluation, &mut positions);
    (value, positions)
}

#[test]
fn an_end_outweighs_every_evaluation() {
    for (name, evaluation) in STEPS {
        for seed in 0..50 {
            for position in positions_of_a_game(seed) {
                let value = evaluation(&position);
                assert!(value.abs() < POINT, "{name}: {value}\n{position:?}");
            }
        }
    }
}

/// The largest values: all discs of one color, and empty squares in between.
#[test]
fn boards_of_one_color_stay_below_a_point() {
    for pattern in 0..4 {
        let mut board = Board::empty();
        for square in Square::all() {
            if (square.column() + square.row()) % 4 <= pattern {
                board.set(square, Cell::Black);
            }
        }
        let to_move = Disc::White;
        for (name, evaluation) in STEPS {
            let value = evaluation(&Position { board, to_move });
            assert!(value.abs() < POINT, "{name}: {value}");
        }
    }
}

/// The positions of a game that is played by chance.
fn positions_of_a_game(seed: u64) -> Vec<Position> {
    let mut rand = Rand::new(seed);
    let mut positions = vec![Position::start()];
    while let Some(&ply) = rand.pick(&positions[positions.len() - 1].moves()) {
        positions.push(positions[positions.len() - 1].after(ply));
    }
    positions
}

/// The same position with the colors exchanged.
fn turned_over(position: &Position) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let cell = match board[square] {
            Cell::Black => Cell::White,
            Cell::White => Cell::Black,
            other => other,
        };
        board.set(square, cell);
    }
    Position {
        board,
        to_move: position.to_move.opponent(),
    }
}

/// The same position in a mirror, a1 becoming h1.
fn mirrored(position: &Position) -> Position {
    let mut board = position.board;
    for square in Square::all() {
        let from = Square::at(7 - square.column(), square.row());
        board.set(square, position.board[from]);
    }
    Position { board, ..*position }
}

fn any_position() -> impl Strategy<Value = Position> {
    (0..1000_u64, any::<prop::sample::Index>()).prop_map(|(seed, at)| {
        let positions = positions_of_a_game(seed);
        positions[at.index(positions.len())]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_value_is_the_same_when_the_colors_are_exchanged(
        position in any_position(),
        depth in 0..3_usize,
    ) {
        for (_, evaluation) in STEPS {
            let turned = turned_over(&position);
            prop_assert_eq!(
                search(&position, depth, evaluation),
                search(&turned, depth, evaluation)
            );
        }
    }

    #[test]
    fn the_value_is_the_same_in_a_mirror(
        position in any_position(),
        depth in 0..3_usize,
    ) {
        for (_, evaluation) in STEPS {
            let mirrored = mirrored(&position);
            prop_assert_eq!(
                search(&position, depth, evaluation),
                search(&mirrored, depth, evaluation)
            );
        }
    }

    #[test]
    fn what_is_good_for_one_color_is_bad_for_the_other(
        position in any_position(),
    ) {
        let all: Evaluation<_> = |it| weighed([1, 10, 100, 1000, 7], it);
        for evaluation in STEPS.map(|it| it.1).into_iter().chain([all]) {
            let passed = position.passed();
            prop_assert_eq!(evaluation(&position), -evaluation(&passed));
        }
        let as_mobility = weighed([30, 0, -10, 0, 0], &position);
        prop_assert_eq!(as_mobility, mobility(&position));
    }
}
