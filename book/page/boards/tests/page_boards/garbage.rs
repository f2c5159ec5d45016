//! Whatever is asked, the answer is a view or one sentence: in the page a
//! panic would be the end of a board.

use crate::common::{ask, lines_of};
use board::{Board, Disc, Square};
use directions::Direction;
use end_of_game::Position;
use flipping::flips;
use legal_moves::bracket;
use page_boards::scan;
use proptest::prelude::*;

const KINDS: [&str; 12] = [
    "point", "walk", "moves", "predict", "shift", "play", "computer", "tree", "strip", "puzzle",
    "train", "patterns",
];

/// What the page sends.
const FIELDS: &str = "live position choose index name column row place square direction move \
    marked stage do game played go set moves depth ahead step person \
    level think replay analysis lead summary puzzle own values verdict solve \
    best_so_far train games seed rounds weights pattern board number record file \
    at positions goes_on names texts unfinished games_played still";
/// What it may have.
const VALUES: &str = "c6|a1 h8|NE|check|show|again|shown|first|forward|branch|replay|on|new|\
    analysis|white|easy|last|f5d6c3|pass||-1|2,5|8,|99999999|\
    99999999999999999999|advice|learned|true";

/// Every answer is a view with a picture, or one sentence.
fn check(answer: &str) {
    let words = answer.lines().filter_map(|line| line.split_once(' '));
    let words: Vec<_> = words.map(|(word, _)| word).collect();
    assert!(words == ["error"] || words.contains(&"svg"), "{words:?}");
}

/// A field as the page sends it, or anything in its place.
fn field() -> impl Strategy<Value = String> {
    let name = prop::sample::select(FIELDS.split(' ').collect::<Vec<_>>());
    let value = prop_oneof![
        (0..70_usize).prop_map(|number| number.to_string()),
        prop::sample::select(VALUES.split('|').collect::<Vec<_>>()).prop_map(str::to_owned),
        "[a-h][1-8]",
        "\\PC*",
    ];
    (name, value).prop_map(|(name, value)| format!("{name} {value}"))
}

fn diagram() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(Board::start().to_line()),
        "[XO#-]{64}",
        "[XO]{10}[-]{44}[XO]{10}",
    ]
}

/// A position that is reached by this many moves, each the one at a number.
fn reached(choices: &[usize]) -> Position {
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
    fn any_text_has_an_answer(text in "\\PC*") {
        check(&lines_of(&page_boards::respond(&text)));
    }

    #[test]
    fn any_fields_have_an_answer(
        kind in prop::sample::select(KINDS.to_vec()),
        board in diagram(),
        fields in prop::collection::vec(field(), 0..6),
    ) {
        let fields = fields.join("\n");
        let request = format!("live {kind}\nposition {board} X\n{fields}");
        check(&ask(&request.lines().collect::<Vec<_>>()));
    }

    #[test]
    fn any_fields_have_an_answer_in_the_other_games(
        kind in prop::sample::select(vec!["play", "computer", "tree"]),
        game in prop::sample::select(vec!["tic-tac-toe", "connect-four"]),
        position in "[XO.]{9}|[1-7]{0,12}",
        fields in prop::collection::vec(field(), 0..6),
    ) {
        let fields = fields.join("\n");
        let board = format!("game {game}\nposition {position}");
        let request = format!("live {kind}\n{board}\n{fields}");
        check(&ask(&request.lines().collect::<Vec<_>>()));
    }

    #[test]
    fn a_scan_finds_what_the_rules_find(
        choices in prop::collection::vec(0..20_usize, 0..60),
        square in (0..64_usize).prop_map(Square::new),
    ) {
        let Position { board, to_move } = reached(&choices);
        prop_assume!(board[square] == board::Cell::Empty);
        let scans = Direction::ALL.map(|direction| scan(&board, square, direction, to_move));
        for scan in &scans {
            let end = bracket(&board, square, scan.direction, to_move);
            prop_assert_eq!(scan.is_bracket.then_some(scan.end), end);
        }
        let bracketed = scans.iter().filter(|scan| scan.is_bracket);
        let runs: Vec<_> = bracketed.flat_map(|scan| scan.run.clone()).collect();
        let flips = flips(&board, square, to_move).map(|flip| flip.square);
        prop_assert_eq!(runs, flips.collect::<Vec<_>>());
    }

    #[test]
    fn all_that_flips_is_all_right(
        choices in prop::collection::vec(0..20_usize, 0..60),
        number in 0..20_usize,
    ) {
        let position = reached(&choices);
        let moves: Vec<_> = position.legal_moves().collect();
        prop_assume!(!moves.is_empty());
        let square = moves[number % moves.len()];
        let flips = flips(&position.board, square, position.to_move);
        let marked: Vec<_> = flips.map(|flip| flip.square.to_string()).collect();
        let color = if position.to_move == Disc::Black { 'X' } else { 'O' };
        let answer = ask(&[
            "live predict",
            &format!("position {} {color}", position.board.to_line()),
            &format!("move {square}"),
            &format!("marked {}", marked.join(" ")),
            "do check",
        ]);
        prop_assert!(answer.contains("\nstatus All right: "), "{}", answer);
    }
}
