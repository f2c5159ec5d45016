//! Known scores, and the number of positions that they take.

use benchmark_positions::ffo;
use bitboards::BitPosition;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use whole_games::Ply;

pub fn solver(shape: BoardShape) -> Solver {
    Solver::new(shape, Table::new(12).expect("12 MB"))
}

/// Solves problems #1 to #19, each with an empty table, and returns the number
/// of positions searched.
fn solve_ffo(change: fn(&mut Solver)) -> u64 {
    let mut positions = 0;
    for problem in ffo(1..=19) {
        let mut solver = solver(BoardShape::EIGHT);
        change(&mut solver);
        let position = BitPosition::from(&problem.position);
        assert_eq!(solver.solve(position), problem.value());
        positions += solver.positions;
    }
    positions
}

#[test]
fn position_counts_without_each_technique() {
    let counts = [
        solve_ffo(|_| ()),
        solve_ffo(|solver| solver.config.preferred_squares = |_| 0),
        solve_ffo(|solver| solver.config.ending_empties = 0),
        solve_ffo(|solver| solver.config.min_table_empties = u32::MAX),
    ];
    let expected = [1_874_891, 2_036_598, 1_726_279, 4_007_530];
    assert_eq!(counts, expected);
}

#[test]
fn ffo_moves_have_their_known_scores() {
    let mut solver = solver(BoardShape::EIGHT);
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        for (square, value) in problem.moves {
            let after = position.play(square);
            assert_eq!(solver.solve(after), -value, "{}", problem.number);
        }
    }
}

#[test]
fn ffo_best_moves_are_found() {
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

/// Chapter 14's minimax searched 224,821 positions for this.
#[test]
fn four_by_four_is_lost_by_ten() {
    let four = BoardShape {
        squares: 0x0000_3c3c_3c3c_0000,
        corners: 0x0000_2400_0024_0000,
    };
    let mut solver = solver(four);
    assert_eq!(solver.solve(BitPosition::start()), -10);
    assert_eq!(solver.positions, 1_392);
}

#[test]
fn finished_game_has_no_best_ply() {
    let mut board = board::Board::empty();
    board.set(board::Square::at(0, 0), board::Cell::Black);
    let over = Position {
        board,
        to_move: board::Disc::White,
    };
    let mut solver = solver(BoardShape::EIGHT);
    assert_eq!(solver.best_ply(&over), None);
    assert_eq!(solver.solve(BitPosition::from(&over)), -64);
}
