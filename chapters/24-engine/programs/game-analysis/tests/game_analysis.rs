//! Tests of the analysis of games, in the library and on the command line.

use std::slice;

use bitboards::BitPosition;
use board::{Cell, Disc, Square};
use directions::{Direction, next};
use end_of_game::Position;
use engine::{DISC, Engine, Limits, by_hand};
use game_analysis::{
    AnalyzedMove, Comparison, NOISE, Reason, compare, read, reasons, worst,
};
use game_formats::write_file;
use insta::assert_snapshot;
use judge::judge;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use test_support::Folder;
use test_support::games::any_game;
use whole_games::{Ply, parse_transcript};

test_support::stage_binary!(
    STAGE,
    [
        "",
        "chess",
        "f5d6f5",
        "f5pass",
        "a1",
        "missing.wtb",
        "../../../08-records/games/ralle-thor.oth --game 2",
        "f5d6 --game x",
        "f5d6 --from 3",
        "f5d6 --empty many",
        "f5d6 --empty 31",
        "f5d6 --depth 0",
        "f5d6 --time soon",
        "f5d6 --fast"
    ]
);

/// Ralle - Thor of 1990, from chapter 6.
const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1\
    d1e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

fn engine() -> Engine {
    Engine::new(by_hand(), 1).unwrap()
}

/// A board has 64 squares, so no verdict says that a move lost more discs.
#[test]
fn large_loss_is_told_as_two_results() {
    let verdict = |is_exact| {
        AnalyzedMove {
            number: 38,
            color: Disc::White,
            position: BitPosition::from(&Position::start()),
            played: "a2".parse().unwrap(),
            comparison: Comparison {
                played: -52 * DISC,
                best: "f5".parse().unwrap(),
                value: 36 * DISC,
                depth: 8,
                is_exact,
            },
        }
        .verdict()
    };
    assert_eq!(verdict(true), " 38. a2 turned +36 into -52; f5 was right");
    assert_eq!(
        verdict(false),
        " 38. a2 turned about +36.0 into -52.0; f5 looks better"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn comparison_agrees_with_the_engine(
        game in any_game(),
        depth in 1..4_u32,
    ) {
        let plies: Vec<_> = game.into_iter().map(Ply::Move).collect();
        let limits = Limits::depth(depth);
        for mv in judge::moves(Position::start(), &plies).unwrap() {
            let position = BitPosition::from(&mv.position);
            // Near the end, a search may exceed its depth limit.
            if position.empty().count_ones() <= 12 {
                continue;
            }
            let found = compare(&mut engine(), position, mv.square, limits);
            let info = engine().think(position, limits).unwrap();
            prop_assert_eq!(found.value, info.value);
            prop_assert_eq!(found.depth, info.depth);
            prop_assert!(found.loss() >= 0);
            prop_assert_eq!(found.best == mv.square, found.loss() == 0);
        }
    }
}

/// Returns the position after a move by chapter 5's rules, the replies, and the
/// number of discs of the side that moved next to an empty square.
fn after(before: &Position, square: Square) -> (Position, Vec<Square>, u32) {
    let position = before.play(square).unwrap();
    let empty = |square| position.board[square] == Cell::Empty;
    let is_open = |square: &Square| {
        position.board[*square] == before.to_move.into()
            && Direction::ALL.iter().any(|&by| empty(next(*square, by)))
    };
    let open = Square::all().filter(is_open).count() as u32;
    (position, position.legal_moves().collect(), open)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn reasons_are_true(game in any_game(), other in 0..60_usize) {
        let plies: Vec<_> = game.into_iter().map(Ply::Move).collect();
        for mv in judge::moves(Position::start(), &plies).unwrap() {
            let before = mv.position;
            let moves: Vec<_> = before.legal_moves().collect();
            let (played, best) = (mv.square, moves[other % moves.len()]);
            let bits = BitPosition::from(&before);
            let found = reasons(bits, played, best);
            let [
                (after_played, replies, open),
                (after_best, best_replies, best_open),
            ] = [played, best].map(|square| after(&before, square));
            let moves = |position: Position| {
                position.passed().legal_moves().count() as u32
            };
            for reason in found {
                match reason {
                    Reason::WipedOut(reply) => {
                        let left = after_played.play(reply).unwrap();
                        prop_assert!(replies.contains(&reply));
                        let own = Cell::from(before.to_move);
                        prop_assert_eq!(left.board.count(own), 0);
                    }
                    Reason::CornerNotTaken(corner) => {
                        prop_assert!(corner == best && played != best);
                    }
                    Reason::CornerGiven(corner) => {
                        prop_assert!(replies.contains(&corner));
                        prop_assert!(!best_replies.contains(&corner));
                    }
                    Reason::Replies([more, less]) => {
                        prop_assert_eq!(more as usize, replies.len());
                        prop_assert_eq!(less as usize, best_replies.len());
                    }
                    Reason::Moves(counts) => {
                        prop_assert_eq!(counts, [moves(after_played), moves(after_best)]);
                    }
                    Reason::Frontier(counts) => {
                        prop_assert_eq!(counts, [open, best_open]);
                    }
                    Reason::Parity(squares) => {
                        prop_assert!(squares % 2 == 0 && played != best);
                    }
                }
            }
        }
    }
}

/// Compares each move with the first legal one.
#[test]
fn reasons_in_ralle_thor() {
    let plies = parse_transcript(RALLE_THOR).unwrap();
    let played = judge::moves(Position::start(), &plies).unwrap();
    let lines = played.iter().flat_map(|mv| {
        let bits = BitPosition::from(&mv.position);
        let moves: Vec<_> = mv.position.legal_moves().collect();
        let found = reasons(bits, mv.square, moves[0]);
        let number = mv.number;
        let line = |reason| format!("{number}. {}: {reason}", mv.square);
        found.into_iter().map(line).collect::<Vec<_>>()
    });
    assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn unlimited_comparison_equals_the_solver() {
    let plies = parse_transcript(RALLE_THOR).unwrap();
    let mut solver = Solver::new(BoardShape::EIGHT, Table::new(12).unwrap());
    let judged = judge(&mut solver, Position::start(), &plies, 18).unwrap();
    let mistakes = judged.iter().filter(|judged| judged.lost() > 0);
    let mistakes = mistakes
        .map(|judged| (judged.number, judged.best.to_string(), judged.lost()));
    let expected = [(43, "b4".to_owned(), 2), (44, "b3".to_owned(), 14)];
    assert_eq!(mistakes.collect::<Vec<_>>(), expected);
    for judged in judged {
        let (position, played) =
            (BitPosition::from(&judged.position), judged.played);
        let found = compare(&mut engine(), position, played, Limits::NONE);
        let expected = AnalyzedMove::from(judged).comparison;
        assert!(found.is_exact);
        assert_eq!(found.played, expected.played, "move {}", judged.number);
        assert_eq!(found.value, expected.value, "move {}", judged.number);
    }
}

#[test]
fn unfinished_iteration_does_not_count() {
    let position = BitPosition::start();
    let f5 = "f5".parse().unwrap();
    let at_once = Limits::NONE.until(&|| true);
    let found = compare(&mut engine(), position, f5, at_once);
    let same_depth = Limits::depth(found.depth);
    assert_eq!(found, compare(&mut engine(), position, f5, same_depth));
}

fn analyzed(number: usize, loss: i32, is_exact: bool) -> AnalyzedMove {
    AnalyzedMove {
        number,
        color: Disc::White,
        position: BitPosition::start(),
        played: "a6".parse().unwrap(),
        comparison: Comparison {
            played: -loss,
            best: "b3".parse().unwrap(),
            value: 0,
            depth: 10,
            is_exact,
        },
    }
}

#[test]
fn worst_contains_only_mistakes() {
    let moves = [
        analyzed(1, NOISE - 1, false),
        analyzed(2, NOISE, false),
        analyzed(3, 0, true),
        analyzed(4, 2 * DISC, true),
        analyzed(5, 4 * DISC, true),
        analyzed(6, 2 * DISC, true),
    ];
    let worst = |color| {
        let worst = worst(&moves, color, 3).into_iter();
        worst.map(|mistake| mistake.number).collect::<Vec<_>>()
    };
    assert_eq!(worst(Disc::White), [5, 2, 4]);
    assert_eq!(worst(Disc::Black), []);
}

#[test]
fn verdicts() {
    let verdicts = [(14, -6), (6, 0), (2, -2), (2, 8)].map(|(loss, played)| {
        let mut analyzed = analyzed(44, 0, true);
        analyzed.comparison.played = played * DISC;
        analyzed.comparison.value = (played + loss) * DISC;
        analyzed.verdict()
    });
    assert_snapshot!(verdicts.join("\n"));
}

#[test]
fn analyzes_a_short_game() {
    let game = test_support::endings::WIPED_OUT;
    assert_snapshot!(STAGE.run(&[game, "--depth", "4"], ""));
}

#[test]
fn analyzes_an_ending() {
    let options = ["--from", "37", "--depth", "6", "--table", "8"];
    let arguments = [&[RALLE_THOR][..], &options].concat();
    let output = STAGE.run(&arguments, "");
    assert_snapshot!(output);
    assert!(output.lines().all(|line| line.len() <= 80), "{output}");
}

#[test]
fn engine_analyzes_an_ending_without_the_solver() {
    let options = ["--from", "37", "--depth", "6", "--empty", "0"];
    let arguments = [&[RALLE_THOR][..], &options].concat();
    assert_snapshot!(STAGE.run(&arguments, ""));
}

#[test]
fn reads_every_format() {
    let folder = Folder::empty();
    let moves = |game: &str| {
        let output = STAGE.run(&[game, "--from", "41"], "");
        let moves = output.lines().skip(2);
        moves.map(str::to_string).collect::<Vec<_>>()
    };
    let record = read(RALLE_THOR, None).unwrap();
    for name in ["game.txt", "game.oth", "game.ggf", "game.wtb"] {
        let file = folder.argument(name);
        write_file(file.as_ref(), slice::from_ref(&record)).unwrap();
        assert_eq!(moves(&file), moves(RALLE_THOR), "{name}");
    }
}

#[cfg(unix)]
mod on_a_terminal {
    use test_support::terminal::{Command, Session, Signal};

    use super::{RALLE_THOR, STAGE};

    fn session() -> Session {
        let program = STAGE.command().get_program().to_owned();
        let arguments =
            [RALLE_THOR, "--from", "50", "--time", "10s", "--empty", "0"];
        Session::new(Command::new(program).args(arguments))
    }

    #[test]
    fn shows_progress() {
        let mut session = session();
        let output = session.until("move 59 of 59, about ");
        assert!(output.contains("move 50 of 59"), "{output}");
        assert!(session.wait_for_success());
        assert!(!session.screen().contains("move 59 of 59"));
    }

    #[test]
    fn interrupt_keeps_the_printed_lines() {
        let mut session = session();
        session.wait_for("50. White");
        session.signal(Signal::INT);
        session.exit_status();
        assert!(session.screen().contains("50. White a5"));
    }
}
