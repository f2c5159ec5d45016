//! Every example position of the documents that the book draws on (its page about
//! sources names them), at every chapter that can express it, from one table.

use board::{Board, Cell, Square};
use directions::{Direction, ray};
use end_of_game::{Position, Turn};
use flipping::{flips, play};
use legal_moves::{bracket, legal_moves};
use pretty_assertions::assert_eq;
use test_support::examples::{Example, example, examples};
use whole_games::{Replay, parse_transcript, referee};

/// Names, in alphabetical order as people list them.
fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<_> = squares
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    names.sort();
    names
}

/// The examples in which someone moves, each with the move.
fn moves() -> impl Iterator<Item = (Square, Example)> {
    examples()
        .into_iter()
        .filter_map(|example| Some((example.square?, example)))
}

/// The game up to the position of an example.
fn game(example: &Example) -> Replay {
    let plies = parse_transcript(example.transcript).unwrap();
    referee(Position::start(), &plies).unwrap()
}

fn discs(board: &Board) -> [usize; 3] {
    [Cell::Black, Cell::White, Cell::Empty].map(|cell| board.count(cell))
}

#[test]
fn all_examples_of_the_documents_are_there() {
    let names: Vec<_> = examples().iter().map(|example| example.name).collect();
    assert_eq!(
        names.join(" "),
        "start f4 f6 d6 c6 a5 a5-1987 a5-1988 d2 b1"
    );
}

#[test]
fn board_writes_and_reads_them() {
    for Example { board, after, .. } in examples() {
        for board in [board, after] {
            assert_eq!(board.to_string().parse(), Ok(board));
            assert_eq!(board.to_line().parse(), Ok(board));
        }
    }
}

#[test]
fn board_counts_their_discs() {
    assert_eq!(discs(&example("start").board), [2, 2, 60]);
    assert_eq!(discs(&example("c6").board), [12, 8, 44]);
    assert_eq!(discs(&example("c6").after), [18, 3, 43]);
    assert_eq!(discs(&example("a5").board), [7, 5, 52]);
    assert_eq!(discs(&example("b1").board), [34, 29, 1]);
}

#[test]
fn directions_leads_over_the_discs_that_flip_to_the_one_that_brackets_them() {
    for (square, example) in moves() {
        for (flipped, closed_by) in example.flipped.iter().zip(&example.closed_by) {
            let leads = |direction: &Direction| {
                let walk: Vec<_> = ray(square, *direction).collect();
                let place = |square| walk.iter().position(|s| s == square);
                place(flipped).is_some() && place(flipped) < place(closed_by)
            };
            let directions = Direction::ALL.iter().filter(|d| leads(d));
            assert_eq!(directions.count(), 1, "{square} {flipped}");
        }
    }
}

#[test]
fn legal_moves_finds_their_legal_moves() {
    for example in examples() {
        let moves = legal_moves(&example.board, example.to_move);
        assert_eq!(names(moves), names(example.legal_moves), "{}", example.name);
    }
}

#[test]
fn legal_moves_brackets_with_the_discs_that_the_documents_name() {
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
fn flipping_flips_the_discs_that_the_documents_name() {
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
fn flipping_plays_the_move_to_the_board_after() {
    for (square, example) in moves() {
        let after = play(&example.board, square, example.to_move);
        assert_eq!(after, Ok(example.after), "{}", example.name);
    }
}

#[test]
fn the_end_of_game_chapter_follows_their_transcripts_to_the_board() {
    for example in examples() {
        let position = Position {
            board: example.board,
            to_move: example.to_move,
        };
        assert_eq!(game(&example).position, position, "{}", example.name);
    }
}

#[test]
fn the_end_of_game_chapter_knows_that_only_b1_is_over() {
    for example in examples() {
        let turn = match example.square {
            Some(_) => Turn::Move,
            None => Turn::Over,
        };
        assert_eq!(game(&example).position.turn(), turn, "{}", example.name);
    }
}

/// The page of sources says where each thing is tested.
#[test]
fn the_tests_that_the_sources_name_exist() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("book/src/sources.md"));
    let page = page.unwrap();
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
