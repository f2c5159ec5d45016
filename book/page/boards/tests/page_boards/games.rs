//! What the boards show is what the chapters find.

use crate::common::{Page, all, go_on, one};

use bitboards::{BitPosition, squares};
use board::Square;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::{TicTacToe, analyze, win_or_loss};

const PUZZLE: [&str; 1] = ["live puzzle"];

/// `c3 0` of `c3 0, the least of ...`.
fn values(facts: &[String]) -> Vec<String> {
    let moves = facts.iter().take(facts.len() - 1);
    let value = |fact: &String| {
        let end = fact.find([',', '.']).unwrap();
        fact[..end].to_owned()
    };
    moves.map(value).collect()
}

proptest! {
    /// Any tree that can be drawn has the values that the search finds, and as
    /// many positions.
    #[test]
    fn a_tree_is_the_search(
        order in Just((0..9_usize).collect::<Vec<_>>()).prop_shuffle(),
        marks in 4..9_usize,
        depth in 1..5_usize,
    ) {
        let mut game = TicTacToe::new();
        for &place in &order[..marks] {
            let spot = tic_tac_toe::Spot::all().nth(place).unwrap();
            let _ = game.play(spot); // the game may be over
        }
        let position = format!("position {game:?}");
        let depth_field = format!("depth {depth}");
        let board = ["live tree", &position, &depth_field];
        let answer = go_on(&board, &["go last"]);
        prop_assume!(!answer.starts_with("error"));
        let facts = all(&answer, "fact");
        let analysis = analyze(&game, depth, win_or_loss);
        let expected = analysis.values.iter();
        let expected = expected.map(|(spot, value)| match value {
            0 => format!("{spot} 0"),
            _ => format!("{spot} {value:+}"),
        });
        prop_assert_eq!(values(&facts), expected.collect::<Vec<_>>());
        let count = facts.last().unwrap().split(' ').next().unwrap();
        let count = count.parse().unwrap_or(0);
        prop_assert_eq!(count, analysis.positions);
        // Alpha-beta finds the same, and looks at no more.
        let cut = go_on(&[&board[..], &["cuts yes"]].concat(), &["go last"]);
        let chosen = one(&answer, "status");
        let most = |fact: &str| fact.split(':').next().unwrap().to_owned();
        prop_assert_eq!(most(&one(&cut, "status")), most(&chosen));
        let left = all(&cut, "fact").pop().unwrap();
        let left = left.split(' ').next().unwrap().parse().unwrap_or(0);
        prop_assert!(left <= count);
    }
}

fn puzzles() -> Vec<Position> {
    let file = include_str!("../../src/games/puzzle/puzzles.txt");
    let position = |line: &str| {
        let words: Vec<_> = line.splitn(3, ' ').collect();
        Position {
            board: words[0].parse().unwrap(),
            to_move: words[1].parse().unwrap(),
        }
    };
    file.lines().map(position).collect()
}

fn solver() -> Solver {
    Solver::new(BoardShape::EIGHT, Table::new(4).unwrap())
}

/// The first has few empty squares, the last the most that a page solves.
#[test]
fn in_each_puzzle_one_move_wins_and_the_others_lose() {
    let mut empty = Vec::new();
    for position in puzzles() {
        let bits = BitPosition::from(&position);
        let values = squares(bits.moves()).map(|square| {
            let after = bits.play(square);
            -solver().solve(after)
        });
        let mut values: Vec<_> = values.collect();
        values.sort();
        assert!(values.len() > 4, "{values:?}");
        let [others @ .., best] = &values[..] else {
            panic!()
        };
        assert!(
            *best > 0 && others.iter().all(|other| *other < 0),
            "{values:?}"
        );
        empty.push(bits.empty().count_ones());
    }
    assert!(empty.is_sorted());
    assert_eq!((empty[0], empty[empty.len() - 1]), (9, 14));
}

/// The best move each time wins by as much as the puzzle is worth.
#[test]
fn every_puzzle_can_be_played_to_its_end() {
    for (number, start) in puzzles().into_iter().enumerate() {
        let value = solver().solve((&start).into());
        let mut page = Page::open(&PUZZLE);
        for _ in 0..number {
            page.press(&["go next"]);
        }
        page.rest();
        while !one(&page.answer, "status").contains("is over") {
            page.press(&["do worth"]);
            page.rest();
            let status = one(&page.answer, "status");
            let (_, best) = status.split_once("Solved: ").unwrap();
            let square: Square = best[..2].parse().unwrap();
            page.press(&[&format!("choose {}", square.index())]);
            page.rest();
        }
        let wins = format!("wins by {value} against perfect play");
        assert!(page.answer.contains(&wins), "{}", page.answer);
    }
}
