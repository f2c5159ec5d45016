//! Where a game was lost, in the library and on the command line.

use std::slice;

use end_of_game::Position;
use game_analysis::{judge, read};
use game_formats::write_file;
use insta::assert_snapshot;
use perfect_endgame::{Area, Solver, Table};
use pretty_assertions::assert_eq;
use test_support::Folder;
use whole_games::parse_transcript;

test_support::stage_binary!(STAGE);

fn solver() -> Solver {
    Solver::new(Area::eight(), Table::new(12).expect("12 MB"))
}

const RALLE_THOR: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1\
    d1e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

/// The mistakes in Ralle - Thor, from chapter 6.
fn mistakes(empty: usize) -> Vec<(usize, String, String, i32)> {
    let plies = parse_transcript(RALLE_THOR).unwrap();
    let mut solver = solver();
    let judged = judge(&mut solver, Position::start(), &plies, empty);
    let judged = judged.unwrap().expect("nobody stops it").into_iter();
    let mistakes = judged.filter(|it| it.lost() > 0).map(|it| {
        let best = it.best.to_string();
        (it.number, it.played.to_string(), best, it.lost())
    });
    mistakes.collect()
}

#[test]
fn thor_had_the_game_won() {
    let (a7, a6) = ((43, "a7", "b4", 2), (44, "a6", "b3", 14));
    let expected = [a7, a6].map(|(number, played, best, lost)| {
        (number, played.to_string(), best.to_string(), lost)
    });
    assert_eq!(mistakes(18), expected);
    assert_eq!(mistakes(16), []);
}

#[test]
fn an_illegal_game_is_not_judged() {
    let plies = parse_transcript("f5f5").unwrap();
    let mut solver = solver();
    let judged = judge(&mut solver, Position::start(), &plies, 20);
    assert_eq!(judged.unwrap_err().number, 2);
}

#[test]
fn a_game_is_analyzed_in_every_format() {
    let folder = Folder::empty();
    let shown = STAGE.run(&[RALLE_THOR], "");
    assert_snapshot!(shown);
    let record = read(RALLE_THOR, None).unwrap();
    for name in ["game.txt", "game.oth", "game.ggf", "game.wtb"] {
        let file = folder.argument(name);
        write_file(file.as_ref(), slice::from_ref(&record)).unwrap();
        let of_file = STAGE.run(&[&file], "");
        let moves = |shown: &str| {
            shown
                .lines()
                .skip(2)
                .map(str::to_string)
                .collect::<Vec<_>>()
        };
        assert_eq!(moves(&of_file), moves(&shown), "{name}");
    }
}

#[test]
fn a_game_that_stopped_early_has_nothing_to_judge() {
    assert_snapshot!(STAGE.run(&["f5d6c3"], ""));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let folder = Folder::empty();
    folder.file("game.txt", b"f5d6c3");
    let file = folder.argument("game.txt");
    let answers = [
        STAGE.run(&[], ""),
        STAGE.run(&["chess"], ""),
        STAGE.run(&["a1"], ""),
        STAGE.run(&["missing.oth"], ""),
        STAGE.run(&[&file, "--game", "2"], ""),
        STAGE.run(&[&file, "--game", "x"], ""),
        STAGE.run(&[&file, "--empty", "many"], ""),
        STAGE.run(&[&file, "--empty", "31"], ""),
    ];
    assert_snapshot!(answers.concat().replace(&file, "game.txt"));
}
