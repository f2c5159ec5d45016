use std::io::Cursor;

use engine::{Engine, by_hand};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use protocols::{LineReader, NBoard};

/// Handles the lines of a session. Returns the output and the final state.
fn run_session(lines: &str) -> (String, NBoard) {
    let input = LineReader::from(Cursor::new(lines.as_bytes().to_vec()));
    let mut nboard = NBoard::new(Engine::new(by_hand(), 1).unwrap(), 1);
    let mut output = Vec::new();
    while let Some(line) = input.next_line() {
        nboard.handle(&line, &input, &mut output).unwrap();
    }
    (String::from_utf8(output).unwrap(), nboard)
}

const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2026-11-22 20:00:00 \
    GMT]PB[Ann]PW[Bob]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*\
    ------*O--------------------------- *]B[F5/1.5/0.2]W[F6]B[D3];)";

#[test]
fn set_game_and_move_update_the_position() {
    let (_, nboard) =
        run_session(&format!("nboard 2\n{GAME}\nmove C5/0.00/1.25\n"));
    let board = nboard.game.position.board.to_string();
    assert!(board.contains("5 . . W W W"), "{board}");
}

#[test]
fn ignores_invalid_commands() {
    let lines = "jump\nset\nset game (;\nset depth x\nmove a1\nmove\n\n";
    let (output, nboard) = run_session(lines);
    assert_eq!(output, "");
    assert_eq!(nboard.game.position, end_of_game::Position::start());
}

#[test]
fn responds_to_nboard_learn_and_ping() {
    let (output, _) = run_session("nboard 2\nlearn\nping 17\n");
    assert_eq!(output, "set myname Othellier\nlearned\npong 17\n");
}

#[test]
fn go_returns_a_move_without_playing_it() {
    let (output, nboard) = run_session(&format!("{GAME}\nset depth 3\ngo\n"));
    let last = output.lines().last().unwrap();
    assert!(last.starts_with("=== "), "{output}");
    assert_eq!(nboard.game.position.board.count(board::Cell::Empty), 57);
}

#[test]
fn hint_lists_the_requested_number_of_moves() {
    let (output, _) = run_session(&format!("{GAME}\nset depth 2\nhint 3\n"));
    let count_moves = |depth: u32| {
        let suffix = format!(" 0 {depth}");
        output
            .lines()
            .filter(|line| {
                line.starts_with("search") && line.ends_with(&suffix)
            })
            .count()
    };
    assert_eq!([count_moves(1), count_moves(2)], [3, 3], "{output}");
}

/// A search to depth 60 would take years.
#[test]
fn ping_stops_a_search() {
    let (output, _) =
        run_session(&format!("{GAME}\nset depth 60\nhint 1\nping 3\n"));
    assert!(output.ends_with("status\npong 3\n"), "{output}");
}

proptest! {
    #[test]
    fn any_line_leaves_the_session_responsive(line in any::<String>(), tail in ".*") {
        run_session(&format!("{line}\nset {tail}\nmove {tail}\n"));
        let lines = format!("set game {GAME}{tail}\nping 1\n");
        let (output, _) = run_session(&lines);
        prop_assert!(output.ends_with("pong 1\n"));
    }
}
