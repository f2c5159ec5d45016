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
fn ignores_unknown_commands() {
    let (output, nboard) = run_session("jump\nset\nset contempt 5\n\n");
    assert_eq!(output, "");
    assert_eq!(nboard.game.position, end_of_game::Position::start());
}

#[test]
fn reports_invalid_arguments() {
    let lines = "set game (;\nset game \nset depth x\nset depth 0\nhint x\n\
                 set game (;GM[Chess];)\n";
    insta::assert_snapshot!(run_session(lines).0, @r#"
    status the file ends within a game: a game ends with ;) and a value with ]
    status set game takes one game, and got 0
    status "x" isn't a number: send 1 or more
    status "0" isn't a number: send 1 or more
    status set game takes one game, and got 0
    status a game of "Chess": only Othello can be read
    "#);
}

/// The position is unknown then, so a search of the last valid one would be
/// wrong.
#[test]
fn does_not_search_after_an_invalid_game_or_move() {
    for invalid in ["set game (;", "move a1", "move", "move PA", "move F5D6"] {
        let (output, _) =
            run_session(&format!("{GAME}\n{invalid}\ngo\nmove C5\n"));
        let lines: Vec<_> = output.lines().collect();
        assert_eq!(lines.len(), 3, "{output}");
        assert!(lines[0].starts_with("status "), "{output}");
        assert_eq!([lines[1], lines[2]], [lines[0]; 2]);
        let (output, _) =
            run_session(&format!("{GAME}\n{invalid}\n{GAME}\ngo\n"));
        assert!(output.contains("=== "), "{output}");
    }
}

/// After h6, Black must pass.
#[test]
fn pass_at_the_end_of_a_game_is_played() {
    let moves = "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6]";
    let answer = |moves: &str, more: &str| {
        let (output, _) = run_session(&format!(
            "set game (;GM[Othello]{moves};)\n{more}go\n"
        ));
        let last = output.lines().last().unwrap();
        last.split('/').next().unwrap().to_string()
    };
    assert_eq!(answer(moves, ""), "=== PA");
    let passed = answer(&format!("{moves}B[PA]"), "");
    assert_ne!(passed, "=== PA");
    assert_eq!(answer(moves, "move PA/0.00/0.1\n"), passed);
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
