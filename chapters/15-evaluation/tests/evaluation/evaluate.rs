//! Clamps an evaluation to the range below a result of one point.

use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use evaluation::evaluate::{STEPS, mobility, weighed};
use minimax::{Evaluation, POINT, Search, minimax};
use proptest::prelude::*;
use test_support::positions::{
    any_position, colors_swapped, mirrored, random_game_positions,
};

/// Returns the value of a position and the number of positions looked at.
fn search(
    position: &Position,
    depth: usize,
    evaluation: Evaluation<Position>,
) -> (i32, u64) {
    let mut search = Search::new(evaluation);
    let value = minimax(&mut search, position, depth).unwrap();
    (value, search.positions())
}

#[test]
fn final_result_outweighs_every_evaluation() {
    for (name, evaluation) in STEPS {
        for seed in 0..50 {
            for position in random_game_positions(seed) {
                let value = evaluation(&position);
                assert!(value.abs() < POINT, "{name}: {value}\n{position:?}");
            }
        }
    }
}

/// The largest values: all discs of one color, and empty squares in between.
#[test]
fn one_color_boards_score_below_one_disc() {
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn evaluation_is_invariant_under_color_swap(
        position in any_position(),
        depth in 0..3_usize,
    ) {
        for (_, evaluation) in STEPS {
            let turned = colors_swapped(&position);
            prop_assert_eq!(
                search(&position, depth, evaluation),
                search(&turned, depth, evaluation)
            );
        }
    }

    #[test]
    fn evaluation_is_invariant_under_reflection(
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
    fn evaluation_changes_sign_with_the_side_to_move(
        position in any_position(),
    ) {
        let all: Evaluation<_> =
            &|position| weighed([1, 10, 100, 1000, 7], position);
        let steps = STEPS.map(|(_, evaluation)| evaluation);
        for evaluation in steps.into_iter().chain([all]) {
            let passed = position.passed();
            prop_assert_eq!(evaluation(&position), -evaluation(&passed));
        }
        let as_mobility = weighed([30, 0, -10, 0, 0], &position);
        prop_assert_eq!(as_mobility, mobility(&position));
    }
}
