//! The example positions of the book's sources (`crates/example-positions`), tested
//! against every chapter that can express them.

use board::{Board, Cell, Square};
use directions::{Direction, ray};
use end_of_game::{Position, Turn};
use flipping::{flips, play};
use legal_moves::{bracket, legal_moves};
use pretty_assertions::assert_eq;
use test_support::examples::{Example, example, examples};
use whole_games::{Replay, parse_transcript, referee};

use super::common::repository_root;

/// Returns the names of squares in alphabetical order.
fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<_> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    names.sort();
    names
}

/// Returns the examples that have a move, each with its move.
fn moves() -> impl Iterator<Item = (Square, Example)> {
    examples()
        .into_iter()
        .filter_map(|example| Some((example.square?, example)))
}

/// Replays the game up to the position of an example.
fn game(example: &Example) -> Replay {
    let plies = parse_transcript(example.transcript).unwrap();
    referee(Position::start(), &plies).unwrap()
}

fn discs(board: &Board) -> [usize; 3] {
    [Cell::Black, Cell::White, Cell::Empty].map(|cell| board.count(cell))
}

#[test]
fn table_has_every_example() {
    let names: Vec<_> = examples().iter().map(|example| example.name).collect();
    assert_eq!(
        names.join(" "),
        "start f4 f6 d6 c6 a5 a5-1987 a5-1988 d2 b1"
    );
}

#[test]
fn board_text_round_trips() {
    for Example { board, after, .. } in examples() {
        for board in [board, after] {
            assert_eq!(board.to_string().parse(), Ok(board));
            assert_eq!(board.to_line().parse(), Ok(board));
        }
    }
}

#[test]
fn disc_counts() {
    assert_eq!(discs(&example("start").board), [2, 2, 60]);
    assert_eq!(discs(&example("c6").board), [12, 8, 44]);
    assert_eq!(discs(&example("c6").after), [18, 3, 43]);
    assert_eq!(discs(&example("a5").board), [7, 5, 52]);
    assert_eq!(discs(&example("b1").board), [34, 29, 1]);
}

#[test]
fn one_ray_leads_over_each_flip_to_its_bracket() {
    for (square, example) in moves() {
        for (flipped, closed_by) in example.flipped.iter().zip(&example.closed_by) {
            let leads = |direction: &Direction| {
                let walk: Vec<_> = ray(square, *direction).collect();
                let index = |square| walk.iter().position(|s| s == square);
                index(flipped).is_some() && index(flipped) < index(closed_by)
            };
            let directions = Direction::ALL.iter().filter(|d| leads(d));
            assert_eq!(directions.count(), 1, "{square} {flipped}");
        }
    }
}

#[test]
fn legal_moves_match() {
    for example in examples() {
        let moves = legal_moves(&example.board, example.to_move);
        assert_eq!(names(moves), names(example.legal_moves), "{}", example.name);
    }
}

#[test]
fn brackets_match() {
    for (square, example) in moves() {
        let ends = Direction::ALL
            .into_iter()
            .filter_map(|direction| bracket(&example.board, square, direction, example.to_move));
        let mut named = names(example.closed_by);
        named.dedup();
        assert_eq!(names(ends), named, "{}", example.name);
    }
}

#[test]
fn flips_match() {
    for (square, example) in moves() {
        let mut flips: Vec<_> = flips(&example.board, square, example.to_move)
            .map(|flip| (flip.square, flip.closed_by))
            .collect();
        flips.sort_by_key(|(square, _)| square.to_string());
        let named = example.flipped.into_iter().zip(example.closed_by);
        assert_eq!(flips, named.collect::<Vec<_>>(), "{}", example.name);
    }
}

#[test]
fn play_yields_the_board_after() {
    for (square, example) in moves() {
        let after = play(&example.board, square, example.to_move);
        assert_eq!(after, Ok(example.after), "{}", example.name);
    }
}

#[test]
fn transcripts_lead_to_the_boards() {
    for example in examples() {
        let position = Position {
            board: example.board,
            to_move: example.to_move,
        };
        assert_eq!(game(&example).position, position, "{}", example.name);
    }
}

#[test]
fn only_b1_is_over() {
    for example in examples() {
        let turn = match example.square {
            Some(_) => Turn::Move,
            None => Turn::Over,
        };
        assert_eq!(game(&example).position.turn(), turn, "{}", example.name);
    }
}

/// `book/src/sources.md` names a test for each fact, as `path::test`.
#[test]
fn tests_named_by_the_sources_page_exist() {
    let root = repository_root();
    let page = std::fs::read_to_string(root.join("book/src/sources.md")).unwrap();
    let mut named = 0;
    for quoted in page.split('`').filter(|text| text.contains("::")) {
        let (file, test) = quoted.split_once("::").unwrap();
        let file = root.join("chapters").join(file);
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains(&format!("fn {test}(")), "no {quoted}");
        named += 1;
    }
    assert!(named > 30, "{named} tests are named");
}
