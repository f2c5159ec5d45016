//! NBoard's lines and what the engine says to them.

use std::io::Cursor;

use engine::{Engine, by_hand};
use gtp::Input;
use nboard::NBoard;
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// What it says to these lines, and where the game is then.
fn talk(lines: &str) -> (String, NBoard) {
    let input = Input::from(Cursor::new(lines.as_bytes().to_vec()));
    let mut nboard = NBoard::new(Engine::new(by_hand(), 1).unwrap(), 1);
    let mut output = Vec::new();
    while let Some(line) = input.next_line() {
        nboard.obey(&line, &input, &mut output).unwrap();
    }
    (String::from_utf8(output).unwrap(), nboard)
}

const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2026-11-22 20:00:00 \
    GMT]PB[Ann]PW[Bob]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*\
    ------*O--------------------------- *]B[F5/1.5/0.2]W[F6]B[D3];)";

#[test]
fn it_reads_a_game_and_follows_it() {
    let (_, nboard) = talk(&format!("nboard 2\n{GAME}\nmove C5/0.00/1.25\n"));
    let board = nboard.game.position.board.to_string();
    assert!(board.contains("5 . . W W W"), "{board}");
}

#[test]
fn what_it_cannot_do_it_ignores() {
    let lines = "jump\nset\nset game (;\nset depth x\nmove a1\nmove\n\n";
    let (said, nboard) = talk(lines);
    assert_eq!(said, "");
    assert_eq!(nboard.game.position, end_of_game::Position::start());
}

#[test]
fn it_greets_learns_and_answers_pings() {
    let (said, _) = talk("nboard 2\nlearn\nping 17\n");
    assert_eq!(said, "set myname Othellier\nlearned\npong 17\n");
}

#[test]
fn it_says_what_it_would_play_and_does_not_play_it() {
    let (said, nboard) = talk(&format!("{GAME}\nset depth 3\ngo\n"));
    let last = said.lines().last().unwrap();
    assert!(last.starts_with("=== "), "{said}");
    assert_eq!(nboard.game.position.board.count(board::Cell::Empty), 57);
}

#[test]
fn a_hint_has_as_many_moves_as_wanted() {
    let (said, _) = talk(&format!("{GAME}\nset depth 2\nhint 3\n"));
    let depth = |depth| {
        let lines = said.lines().filter(|line| line.starts_with("search"));
        lines.filter(|line| line.ends_with(depth)).count()
    };
    assert_eq!([depth(" 0 1"), depth(" 0 2")], [3, 3], "{said}");
}

/// Without the ping it would think for years.
#[test]
fn a_ping_stops_it() {
    let (said, _) = talk(&format!("{GAME}\nset depth 60\nhint 1\nping 3\n"));
    assert!(said.ends_with("status\npong 3\n"), "{said}");
}

proptest! {
    #[test]
    fn it_never_dies_of_a_line(line in any::<String>(), tail in ".*") {
        let (_, _) = talk(&format!("{line}\nset {tail}\nmove {tail}\n"));
        let (said, _) = talk(&format!("set game {GAME}{tail}\nping 1\n"));
        prop_assert!(said.ends_with("pong 1\n"));
    }
}
