//! What the boards show is what the chapters find.

use crate::common::{Page, all, go_on, one, said};

use bitboards::{BitPosition, squares};
use end_of_game::Position;
use evaluation::Levels;
use patterns::{SMALL, Weights, parse_shape};
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::{assert_eq, assert_ne};
use proptest::prelude::*;
use tic_tac_toe::{TicTacToe, analyze, win_or_loss};

const C6: &str = "position -----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X";
const START: &str = "position ---------------------------OX------XO--------------------------- X";
const EMPTY: &str = "position ---------------------------------------------------------------- X";
const TREE: [&str; 3] = ["live tree", "position XO..X....", "depth 2"];
const PUZZLE: [&str; 1] = ["live puzzle"];

/// First one direction, then the next, and in each the nearest first.
#[test]
fn discs_turn_over_along_each_ray() {
    let shown = go_on(&["live predict", C6, "move c6"], &["do show"]);
    let turns = shown.split("board-turn").skip(1).map(|turn| {
        let (_, x) = turn.split_once("cx=\"").unwrap();
        let (_, y) = turn.split_once("cy=\"").unwrap();
        [x, y].map(|rest| rest.split('"').next().unwrap().to_owned()).join(" ")
    });
    let turns: Vec<_> = turns.collect();
    // c5 and c4, then d7, then b6, then b5.
    let places = ["122 202", "122 162", "162 282", "82 242", "82 202"];
    assert_eq!(turns, places);
}

#[test]
fn the_levels_play_connect_four() {
    let board = ["live computer", "game connect-four", "level hard"];
    let (_, facts) = said(&board, &["choose 3", "think 1"]);
    let mut game = connect_four::ConnectFour::new();
    game.drop_into("d".parse().unwrap()).unwrap();
    let hard = connect_four::ConnectFour::engine(tic_tac_toe::Level::Hard);
    let positions: u64 = hard.analyze(&game).iter().map(|considered| considered.positions).sum();
    let looked = format!("6 moves ahead, {positions} positions: ");
    assert!(facts.iter().any(|fact| fact.starts_with(&looked)), "{facts:?}");
}

/// As many boards are drawn as the search has come to, for a wide page and for
/// a narrow one; of the others there is an outline.
#[test]
fn the_picture_shows_what_has_been_looked_at() {
    for steps in 0..45 {
        let events = vec!["go forward"; steps];
        let answer = go_on(&TREE, &[&["go first"], &events[..]].concat());
        let looked_at = all(&answer, "fact").pop().unwrap();
        let looked_at = looked_at.split(' ').next().unwrap();
        let looked_at = looked_at.parse().unwrap_or(0);
        let boards = answer.matches("board-felt").count();
        assert_eq!(boards, 2 * (looked_at + 1), "after {steps} steps");
        assert_eq!(answer.matches("<rect class=\"board-node").count(), 2 * 37);
    }
}

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
        Position { board: words[0].parse().unwrap(), to_move: words[1].parse().unwrap() }
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
            -solver().value(after)
        });
        let mut values: Vec<_> = values.collect();
        values.sort();
        assert!(values.len() > 4, "{values:?}");
        let [others @ .., best] = &values[..] else { panic!() };
        assert!(*best > 0 && others.iter().all(|other| *other < 0), "{values:?}");
        empty.push(bits.empty().count_ones());
    }
    assert!(empty.is_sorted());
    assert_eq!((empty[0], empty[empty.len() - 1]), (9, 14));
}

/// The best move each time wins by as much as the puzzle is worth.
#[test]
fn every_puzzle_can_be_played_to_its_end() {
    for (number, start) in puzzles().into_iter().enumerate() {
        let value = solver().value((&start).into());
        let mut page = Page::open(&PUZZLE);
        for _ in 0..number {
            page.press(&["go next"]);
        }
        page.rest();
        while !one(&page.answer, "status").contains("is over") {
            page.press(&[&format!("choose {}", best(&page.answer))]);
            page.rest();
        }
        let wins = format!("wins by {value} against perfect play");
        assert!(page.answer.contains(&wins), "{}", page.answer);
    }
}

/// The best move in what the board shows.
fn best(answer: &str) -> usize {
    let position = shown(answer);
    let (ply, _) = solver().best_ply(&position).unwrap();
    let square: board::Square = ply.to_string().parse().unwrap();
    square.index()
}

/// The position that the board shows; the reader is to move.
fn shown(answer: &str) -> Position {
    let cells = all(answer, "cell");
    let sign = |name: &String| match name {
        name if name.contains("black disc") => 'X',
        name if name.contains("white disc") => 'O',
        _ => '-',
    };
    let board: String = cells.iter().map(sign).collect();
    let status = one(answer, "status");
    let to_move = if status.ends_with("Black to move.") { "black" } else { "white" };
    Position { board: board.parse().unwrap(), to_move: to_move.parse().unwrap() }
}

/// Whatever is on the board, a place has the value that it has in the sum.
#[test]
fn each_pattern_has_a_button_and_each_place_is_reached() {
    let board = ["live patterns", EMPTY];
    let shapes = SMALL.split(' ').flat_map(parse_shape);
    let mut names = Vec::new();
    for (number, shape) in shapes.enumerate() {
        let event = format!("pattern {number}");
        let answer = go_on(&board, &[&event]);
        let pressed = format!("pattern {number} selected ");
        let buttons = all(&answer, "button");
        assert!(buttons.iter().any(|button| button.starts_with(&pressed)));
        let squares: Vec<_> = shape.iter().map(ToString::to_string).collect();
        assert!(one(&answer, "status").starts_with(&squares.join(" ")));
        names.push(squares);
    }
    assert_eq!(names.len(), 6);
    let places = Weights::small().patterns.squares.len();
    let next = vec!["go next"; places];
    let first = one(&go_on(&board, &[]), "status");
    assert_eq!(one(&go_on(&board, &next), "status"), first);
    assert_ne!(one(&go_on(&board, &next[1..]), "status"), first);
}

fn kept(page: &Page, field: &str) -> String {
    let kept = all(&page.answer, "keep");
    let mut kept = kept.iter().filter_map(|line| line.split_once(' '));
    let found = kept.find(|(name, _)| *name == field);
    found.map(|(_, value)| value.to_owned()).unwrap_or_default()
}

/// The same seed gives the same weights, and the next training has another one. A
/// training that was stopped comes to the same.
#[test]
fn it_learns_the_same_again_and_something_else_with_other_games() {
    let train = |seed: &str| {
        let mut page = Page::open(&["live train", START, "games 500"]);
        page.press(&["train begin", seed]);
        page.go_on();
        page.press(&["train stop"]);
        page.press(&["train on"]);
        page.rest();
        kept(&page, "weights")
    };
    let first = train("seed 0");
    let mut page = Page::open(&["live train", START, "games 500"]);
    page.press(&["train begin"]);
    page.rest();
    assert_eq!(first, kept(&page, "weights"));
    assert_ne!(first, train("seed 1"));
}
