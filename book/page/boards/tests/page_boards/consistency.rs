//! The boards show the results of the chapters' functions.

use bitboards::{BitPosition, squares};
use board::{Disc, Square};
use directions::Direction;
use end_of_game::Position;
use flipping::flips;
use legal_moves::bracket;
use page_boards::scan;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::{TicTacToe, analyze, win_or_loss};

use crate::common::{Board, live, respond};

/// Returns the position after moves, each chosen by its index among the legal moves.
fn position_after(choices: &[usize]) -> Position {
    let mut position = Position::start();
    for choice in choices {
        let moves: Vec<_> = position.legal_moves().collect();
        position = match moves.get(choice % moves.len().max(1)) {
            Some(&square) => position.play(square).unwrap(),
            None => position.passed(),
        };
    }
    position
}

proptest! {
    #[test]
    fn scan_equals_bracket_and_flips(
        choices in prop::collection::vec(0..20_usize, 0..60),
        square in (0..64_usize).prop_map(Square::new),
    ) {
        let Position { board, to_move } = position_after(&choices);
        prop_assume!(board[square] == board::Cell::Empty);
        let scans = Direction::ALL.map(|direction| scan(&board, square, direction, to_move));
        for scan in &scans {
            let end = bracket(&board, square, scan.direction, to_move);
            prop_assert_eq!(scan.is_bracket.then_some(scan.end), end);
        }
        let runs: Vec<_> = scans
            .iter()
            .filter(|scan| scan.is_bracket)
            .flat_map(|scan| scan.run.clone())
            .collect();
        let flips = flips(&board, square, to_move).map(|flip| flip.square);
        prop_assert_eq!(runs, flips.collect::<Vec<_>>());
    }

    #[test]
    fn flips_are_the_correct_prediction(
        choices in prop::collection::vec(0..20_usize, 0..60),
        index in 0..20_usize,
    ) {
        let position = position_after(&choices);
        let moves: Vec<_> = position.legal_moves().collect();
        prop_assume!(!moves.is_empty());
        let square = moves[index % moves.len()];
        let marked: Vec<_> = flips(&position.board, square, position.to_move)
            .map(|flip| flip.square.to_string())
            .collect();
        let color = if position.to_move == Disc::Black { 'X' } else { 'O' };
        let response = respond(&[
            "live predict",
            &format!("position {} {color}", position.board.to_line()),
            &format!("move {square}"),
            &format!("marked {}", marked.join(" ")),
            "do check",
        ]);
        prop_assert!(response.message().starts_with("All right: "), "{}", response);
    }

    #[test]
    fn tree_equals_search(
        order in Just((0..9_usize).collect::<Vec<_>>()).prop_shuffle(),
        marks in 4..9_usize,
        depth in 1..5_usize,
    ) {
        let mut game = TicTacToe::new();
        for &index in &order[..marks] {
            let spot = tic_tac_toe::Spot::all().nth(index).unwrap();
            let _ = game.play(spot); // the game may be over
        }
        let figure = live("tree")
            .with("position", format!("{game:?}"))
            .with("depth", depth);
        let mut minimax = figure.open();
        minimax.send("go last");
        prop_assume!(minimax.response().error().is_none());
        let analysis = analyze(&game, depth, win_or_loss);
        let expected: Vec<_> = analysis
            .values
            .iter()
            .map(|(spot, value)| match value {
                0 => format!("{spot} 0"),
                _ => format!("{spot} {value:+}"),
            })
            .collect();
        prop_assert_eq!(move_values(&minimax), expected);
        prop_assert_eq!(position_count(&minimax), analysis.positions);

        // Alpha-beta finds the same value, and searches no more positions.
        let mut alpha_beta = figure.with("cuts", "yes").open();
        alpha_beta.send("go last");
        prop_assert_eq!(value_text(&alpha_beta), value_text(&minimax));
        prop_assert!(position_count(&alpha_beta) <= position_count(&minimax));
    }
}

/// Returns the move and the value of each fact of a tree: `c3 0` of `c3 0, the least of
/// ...`.
fn move_values(tree: &Board) -> Vec<String> {
    let facts = tree.response().facts();
    let (_, moves) = facts.split_last().unwrap();
    moves
        .iter()
        .map(|fact| fact[..fact.find([',', '.']).unwrap()].to_owned())
        .collect()
}

/// Returns the number of positions in the last fact of a tree.
fn position_count(tree: &Board) -> u64 {
    let facts = tree.response().facts();
    let (number, _) = facts.last().unwrap().split_once(' ').unwrap();
    number.parse().unwrap()
}

/// Returns the value in the status of a tree.
fn value_text(tree: &Board) -> &str {
    tree.response().status().split(':').next().unwrap()
}

fn puzzles() -> Vec<Position> {
    include_str!("../../src/games/puzzle/puzzles.txt")
        .lines()
        .map(|line| {
            let words: Vec<_> = line.splitn(3, ' ').collect();
            Position {
                board: words[0].parse().unwrap(),
                to_move: words[1].parse().unwrap(),
            }
        })
        .collect()
}

fn solver() -> Solver {
    Solver::new(BoardShape::EIGHT, Table::new(4).unwrap())
}

#[test]
fn each_puzzle_has_one_winning_move() {
    for position in puzzles() {
        let position = BitPosition::from(&position);
        let mut values: Vec<_> = squares(position.moves())
            .map(|square| -solver().solve(position.play(square)))
            .collect();
        values.sort();
        assert!(values.len() > 4, "{values:?}");
        let (best, others) = values.split_last().unwrap();
        assert!(*best > 0, "{values:?}");
        assert!(others.iter().all(|value| *value < 0), "{values:?}");
    }
}

#[test]
fn puzzles_are_sorted_by_empty_squares() {
    let empty: Vec<_> = puzzles()
        .iter()
        .map(|position| BitPosition::from(position).empty().count_ones())
        .collect();
    assert!(empty.is_sorted());
    // The last one is the most that a page solves.
    assert_eq!((empty[0], empty[empty.len() - 1]), (9, 14));
}

#[test]
fn best_moves_win_each_puzzle_by_its_value() {
    for (index, start) in puzzles().into_iter().enumerate() {
        let value = solver().solve((&start).into());
        let mut board = live("puzzle").open();
        for _ in 0..index {
            board.send("go next");
        }
        board.send_automatic_events();
        while !board.response().status().contains("is over") {
            board.send("do worth").send_automatic_events();
            let status = board.response().status();
            let (_, best) = status.split_once("Solved: ").unwrap();
            let square = best[..2].to_owned();
            board.choose(&square).send_automatic_events();
        }
        let result = format!("wins by {value} against perfect play");
        let status = board.response().status();
        assert!(status.contains(&result), "{status}");
    }
}
