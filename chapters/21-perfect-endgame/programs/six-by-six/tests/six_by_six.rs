//! The proof, on a board that's small enough for a test.

use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use six_by_six::{Notebook, NotebookError, Proof};
use test_support::Folder;

test_support::stage_binary!(STAGE);

/// 4 by 4, and the solver has the last six squares.
fn proof(notebook: Notebook) -> Proof {
    let four = BoardShape {
        squares: 0x0000_3c3c_3c3c_0000,
        corners: 0x0000_2400_0024_0000,
    };
    Proof {
        notebook,
        solver: Solver::new(four, Table::new(1).expect("1 MB")),
        leave: 6,
    }
}

#[test]
fn four_by_four_is_proved_and_how_far_it_is_only_grows() {
    let mut proof = proof(Notebook::default());
    let mut parts = Vec::new();
    let report = &mut |_: &Proof, done| {
        parts.push(done);
        true
    };
    let value = proof.value(BitPosition::start(), -10, report);
    assert_eq!(value, Ok(-10));
    assert!(parts.iter().all(|part| (0.0..=1.0).contains(part)));
    assert!(!proof.notebook.is_empty());
}

/// Interrupted after every single position, with nothing but the saved text.
#[test]
fn an_interrupted_proof_comes_to_the_same_end() {
    let mut text = Notebook::default().text();
    for _ in 0..10_000 {
        let mut proof = proof(Notebook::read(&text).unwrap());
        let mut left = 20;
        let report = &mut |_: &Proof, _| {
            left -= 1;
            left > 0
        };
        let value = proof.value(BitPosition::start(), 0, report);
        if value.is_ok() {
            assert_eq!(value, Ok(-10));
            return;
        }
        text = proof.notebook.text();
    }
    panic!("it never ends");
}

#[test]
fn a_notebook_is_read_as_it_was_written() {
    let mut proof = proof(Notebook::default());
    proof
        .value(BitPosition::start(), 0, &mut |_, _| true)
        .expect("nothing stops it");
    let read = Notebook::read(&proof.notebook.text());
    assert_eq!(read, Ok(proof.notebook));
}

#[test]
fn a_turned_position_is_the_same_position() {
    let mut notebook = Notebook::default();
    let start = BitPosition::start();
    notebook.note(start, -5, -4);
    let turned = BitPosition {
        own: start.own.swap_bytes().reverse_bits(),
        opponent: start.opponent.swap_bytes().reverse_bits(),
    };
    assert_eq!(notebook.answer(turned, -5), Some(-4));
    assert_eq!(notebook.answer(turned, -4), None);
}

#[test]
fn what_is_no_notebook_is_refused() {
    let title = "Othellier: bounds of positions, ";
    let half = "0000000000000001 0000000000000002 -4 ";
    assert_eq!(Notebook::read(""), Err(NotebookError::Title));
    let line = Notebook::read(&format!("{title}1\n{half}"));
    assert_eq!(line, Err(NotebookError::Line(2)));
    let short = Notebook::read(&format!("{title}2\n{half}8\n"));
    assert_eq!(short, Err(NotebookError::Count(1)));
}

#[test]
fn rejects_invalid_arguments() {
    let folder = Folder::empty();
    folder.file("game.notes", b"f5d6c3");
    let path = folder.argument("game.notes");
    let answers = [
        STAGE.run(&["--help"], ""),
        STAGE.run(&[], ""),
        STAGE.run(&["a", "b"], ""),
        STAGE.run(&["six.notes", "--table", "big"], ""),
        STAGE
            .run(&[&path, "--table", "1"], "")
            .replace(&path, "game.notes"),
    ];
    insta::assert_snapshot!(answers.concat());
    let large = STAGE.run(&["six.notes", "--table", "8796093022208"], "");
    let sentence = "a table of 8796093022208 megabytes doesn't fit in memory: ";
    assert!(large.contains(sentence), "{large}");
}
