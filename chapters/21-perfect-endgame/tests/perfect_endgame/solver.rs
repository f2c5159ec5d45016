//! Values that are known from elsewhere, and how many positions they take.

use benchmark_positions::ffo;
use bitboards::BitPosition;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use whole_games::Ply;

pub fn solver(shape: BoardShape) -> Solver {
    Solver::new(shape, Table::new(12).expect("12 MB"))
}

/// Solves problems #1 to #19, each with an empty table, and returns how many
/// positions that took.
fn solve_ffo(without: fn(&mut Solver)) -> u64 {
    let mut positions = 0;
    for problem in ffo(1..=19) {
        let mut solver = solver(BoardShape::EIGHT);
        without(&mut solver);
        let position = BitPosition::from(&problem.position);
        assert_eq!(solver.value(position), problem.value());
        positions += solver.positions;
    }
    positions
}

#[test]
fn without_an_idea_there_is_more_to_look_at_and_the_values_are_the_same() {
    let counts = [
        solve_ffo(|_| ()),
        solve_ffo(|solver| solver.ideas.first = |_| 0),
        solve_ffo(|solver| solver.ideas.last = 0),
        solve_ffo(|solver| solver.ideas.table_from = u32::MAX),
    ];
    let expected = [1_874_891, 2_036_598, 1_726_279, 4_007_530];
    assert_eq!(counts, expected);
}

#[test]
fn every_move_of_a_problem_has_the_value_that_is_known() {
    let mut solver = solver(BoardShape::EIGHT);
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        for (square, value) in problem.moves {
            let after = position.play(square);
            assert_eq!(solver.value(after), -value, "{}", problem.number);
        }
    }
}

#[test]
fn the_best_move_of_a_problem_is_found() {
    let mut solver = solver(BoardShape::EIGHT);
    for problem in ffo(1..=19) {
        let (ply, value) = solver.best_ply(&problem.position).unwrap();
        let Ply::Move(square) = ply else {
            panic!("a pass")
        };
        assert!(problem.moves.contains(&(square, value)), "{ply}");
        assert_eq!(value, problem.value());
    }
}

/// Chapter 14 looked at 224,821 positions for this.
#[test]
fn four_by_four_is_lost_by_ten() {
    let four = BoardShape {
        squares: 0x0000_3c3c_3c3c_0000,
        corners: 0x0000_2400_0024_0000,
    };
    let mut solver = solver(four);
    assert_eq!(solver.value(BitPosition::start()), -10);
    assert_eq!(solver.positions, 1_392);
}

#[test]
fn a_finished_game_has_nothing_to_play() {
    let mut board = board::Board::empty();
    board.set(board::Square::at(0, 0), board::Cell::Black);
    let over = Position {
        board,
        to_move: board::Disc::White,
    };
    let mut solver = solver(BoardShape::EIGHT);
    assert_eq!(solver.best_ply(&over), None);
    assert_eq!(solver.value(BitPosition::from(&over)), -64);
}
