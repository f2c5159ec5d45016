//! The proof on a 4x4 board.

use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;
use six_by_six::{Notebook, NotebookError, Proof};
use test_support::Folder;

test_support::stage_binary!(STAGE);

/// Returns a proof on a 4x4 board whose last six squares the solver searches.
fn proof(notebook: Notebook) -> Proof {
    let four = BoardShape {
        squares: 0x0000_3c3c_3c3c_0000,
        corners: 0x0000_2400_0024_0000,
    };
    Proof {
        notebook,
        solver: Solver::new(four, Table::new(1).expect("1 MB")),
        solver_empties: 6,
    }
}

#[test]
fn proves_four_by_four_and_reports_progress() {
    let mut proof = proof(Notebook::default());
    let mut parts = Vec::new();
    let report = &mut |_: &Proof, done| {
        parts.push(done);
        true
    };
    let value = proof.solve(BitPosition::start(), -10, report);
    assert_eq!(value, Ok(-10));
    assert!(parts.iter().all(|part| (0.0..=1.0).contains(part)));
    assert!(!proof.notebook.is_empty());
}

/// Interrupts the proof every 20 positions, and resumes it from the saved text.
#[test]
fn interrupted_proof_resumes_from_its_notebook() {
    let mut text = Notebook::default().format();
    for _ in 0..10_000 {
        let mut proof = proof(Notebook::parse(&text).unwrap());
        let mut left = 20;
        let report = &mut |_: &Proof, _| {
            left -= 1;
            left > 0
        };
        let value = proof.solve(BitPosition::start(), 0, report);
        if value.is_ok() {
            assert_eq!(value, Ok(-10));
            return;
        }
        text = proof.notebook.format();
    }
    panic!("the proof doesn't end");
}

#[test]
fn notebook_round_trip() {
    let mut proof = proof(Notebook::default());
    proof
        .solve(BitPosition::start(), 0, &mut |_, _| true)
        .expect("nothing stops it");
    let read = Notebook::parse(&proof.notebook.format());
    assert_eq!(read, Ok(proof.notebook));
}

#[test]
fn symmetric_positions_share_an_entry() {
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
fn rejects_invalid_notebooks() {
    let title = "Othellier: bounds of positions, ";
    let half = "0000000000000001 0000000000000002 -4 ";
    assert_eq!(Notebook::parse(""), Err(NotebookError::Title));
    let line = Notebook::parse(&format!("{title}1\n{half}"));
    assert_eq!(line, Err(NotebookError::Line(2)));
    let short = Notebook::parse(&format!("{title}2\n{half}8\n"));
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
