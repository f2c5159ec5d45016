//! Values that are known from elsewhere, and how many positions they take.

use benchmark_positions::ffo;
use bitboards::BitPosition;
use end_of_game::Position;
use minimax::{POINT, Search, discs, minimax};
use perfect_endgame::{BoardShape, Solver, Table, Technique, Techniques};
use pretty_assertions::assert_eq;
use whole_games::Ply;

pub fn solver(shape: BoardShape, disabled: &[Technique]) -> Solver {
    let table = Table::new(12).expect("12 MB");
    let mut solver = Solver::new(shape, table);
    solver.disabled = Techniques::new(disabled);
    solver
}

/// Solves problems #1 to #19, each with an empty table, and returns how many
/// positions that took.
fn solve_ffo(disabled: &[Technique]) -> u64 {
    let mut positions = 0;
    for problem in ffo(1..=19) {
        let mut solver = solver(BoardShape::eight(), disabled);
        let position = BitPosition::from(&problem.position);
        assert_eq!(solver.value(position), Some(problem.value()));
        positions += solver.positions;
    }
    positions
}

/// The first column of the page's table.
#[test]
fn without_a_technique_there_is_more_to_look_at_and_the_values_are_the_same() {
    let counts = [
        solve_ffo(&[]),
        solve_ffo(&[Technique::Stability]),
        solve_ffo(&[Technique::LookAhead]),
        solve_ffo(&[Technique::Parity]),
        solve_ffo(&[Technique::LastFour]),
        solve_ffo(&[Technique::Table]),
        solve_ffo(&[Technique::FewestReplies]),
    ];
    let expected = [
        1_865_630, 1_903_443, 1_911_045, 2_054_547, 2_137_627, 3_983_994,
        25_568_925,
    ];
    assert_eq!(counts, expected);
}

#[test]
fn every_move_of_a_problem_has_the_value_that_is_known() {
    let mut solver = solver(BoardShape::eight(), &[]);
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        for (square, value) in problem.moves {
            let after = position.play(square);
            assert_eq!(solver.value(after), Some(-value), "{}", problem.number);
        }
    }
}

#[test]
fn the_best_move_of_a_problem_is_found() {
    let mut solver = solver(BoardShape::eight(), &[]);
    for problem in ffo(1..=19) {
        let (ply, value) = solver.best_ply(&problem.position).unwrap();
        let Ply::Move(square) = ply else {
            panic!("a pass")
        };
        assert!(problem.moves.contains(&(square, value)), "{ply}");
        assert_eq!(value, problem.value());
    }
}

/// With nine empty squares, chapter 14's search sees the end, too.
#[test]
fn minimax_agrees_at_the_end_of_games() {
    let mut solver = solver(BoardShape::eight(), &[]);
    for position in benchmark_positions::middle_game(28) {
        let position = play_until(position, 7);
        let value = minimax(&mut Search::new(&discs), &position, 20);
        let value = value.unwrap() / POINT;
        assert_eq!(solver.value(BitPosition::from(&position)), Some(value));
    }
}

/// Plays any moves until this many squares are `empty`, or the game is over.
fn play_until(mut position: Position, empty: usize) -> Position {
    while position.board.count(board::Cell::Empty) > empty {
        let Some(square) = position.legal_moves().last() else {
            match position.passed().legal_moves().next() {
                Some(_) => position = position.passed(),
                None => return position,
            }
            continue;
        };
        position = position.play(square).unwrap();
    }
    position
}

/// Chapter 14 looked at 224,821 positions for this.
#[test]
fn four_by_four_is_lost_by_ten() {
    let four = BoardShape::new(0x0000_3c3c_3c3c_0000);
    let mut solver = solver(four, &[]);
    assert_eq!(solver.value(BitPosition::start()), Some(-10));
    assert_eq!(solver.positions, 1_494);
}

#[test]
fn a_search_can_be_stopped_and_knows_nothing_wrong_afterward() {
    use std::sync::atomic::Ordering;
    let mut solver = solver(BoardShape::eight(), &[]);
    let problem = &ffo(40..=40)[0];
    let position = BitPosition::from(&problem.position);
    let flag = solver.stop_flag();
    flag.store(true, Ordering::Relaxed);
    assert_eq!(solver.value(position), None);
    assert_eq!(solver.best_ply(&problem.position), None);
    flag.store(false, Ordering::Relaxed);
    let first = &ffo(1..=1)[0];
    let position = BitPosition::from(&first.position);
    assert_eq!(solver.value(position), Some(first.value()));
}

#[test]
fn a_finished_game_has_nothing_to_play() {
    let board = [board::Disc::Black; 1].map(|disc| {
        let mut board = board::Board::empty();
        board.set(board::Square::at(0, 0), disc.into());
        board
    })[0];
    let over = Position {
        board,
        to_move: board::Disc::White,
    };
    let mut solver = solver(BoardShape::eight(), &[]);
    assert_eq!(solver.best_ply(&over), None);
    assert_eq!(solver.value(BitPosition::from(&over)), Some(-64));
}

#[test]
fn a_table_that_does_not_fit_is_refused() {
    let refused = Table::new(1 << 43).unwrap_err();
    assert!(refused.fits < refused.asked && refused.fits > 0);
    let sentence = refused.to_string();
    assert!(
        sentence.starts_with("a table of 8796093022208 megabytes doesn't fit")
    );
}
