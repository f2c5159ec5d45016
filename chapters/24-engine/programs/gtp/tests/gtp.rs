//! Lines of GTP, good and bad ones, and the program that answers them.

use std::time::Duration;

use end_of_game::Position;
use engine::{Clock, by_hand};
use engine_player::{Player, Team};
use gtp::{Gtp, OpeningBook};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn gtp() -> Gtp {
    Gtp::new(Player {
        team: Team::new(by_hand(), 1, 1).unwrap(),
        depth: 1,
        clocks: [Clock::EachMove(Duration::from_secs(60)); 2],
    })
}

/// What it answers to these lines.
fn talk(lines: &str) -> String {
    let mut gtp = gtp();
    lines.lines().filter_map(|line| gtp.answer(line)).collect()
}

#[track_caller]
fn assert_answers(lines: &str, answers: [&str; 3]) {
    assert_eq!(talk(lines), answers.join("\n\n") + "\n\n");
}

#[test]
fn it_plays_a_move_and_takes_it_back() {
    assert_answers("play b f5\n12 undo\nundo", ["=", "=12", "? cannot undo"]);
}

#[test]
fn colors_and_squares_may_be_capitals() {
    assert_answers("play BLACK F5\nplay W D6\nplay x C4", ["=", "=", "="]);
}

#[test]
fn an_illegal_move_leaves_the_game_as_it_is() {
    assert_answers(
        "play b a1\nplay b pass\nplay b f5",
        ["? illegal move", "? illegal move", "="],
    );
}

#[test]
fn what_is_missing_or_strange_is_a_syntax_error() {
    let error = "? syntax error";
    assert_answers("play\nplay x f5\nplay b i9", [error, "=", error]);
    assert_answers("time_left b x 1\nkomi\nboardsize", [error, error, error]);
    assert_answers("known_command\ngenmove\nset_game", [error, error, error]);
}

#[test]
fn an_opening_is_played_as_it_looks_from_any_side() {
    let book = OpeningBook::read("f5d6c3\nf5f6e6").unwrap();
    let answers = |lines: &str| {
        let mut gtp = Gtp {
            book: book.clone(),
            ..gtp()
        };
        lines
            .lines()
            .filter_map(|line| gtp.answer(line))
            .last()
            .unwrap()
    };
    assert_eq!(answers("play b f5\nplay w d6\ngenmove b"), "= c3\n\n");
    assert_eq!(answers("play b d3\nplay w c5\ngenmove b"), "= f6\n\n");
    assert_eq!(answers("play b c4\nplay w c3\ngenmove b"), "= d3\n\n");
}

#[test]
fn what_is_no_opening_is_named() {
    let why = |text| OpeningBook::read(text).unwrap_err().to_string();
    insta::assert_snapshot!(
        ["f5d6c3\nf5f5", "f5\n\nf5d6", "f5 x9"].map(why).join("\n")
    );
}

#[test]
fn the_shipped_openings_are_legal_games() {
    let text = include_str!("../openings.txt");
    assert!(OpeningBook::read(text).is_ok());
    assert_eq!(text.lines().count(), 3001);
    assert!(text.lines().any(|line| line == "f5d6c3d3"));
}

#[test]
fn other_boards_games_and_commands_are_refused() {
    assert_answers(
        "boardsize 10\nset_game Go\n7 jump",
        [
            "? unacceptable size",
            "? unsupported game",
            "?7 unknown command",
        ],
    );
}

#[test]
fn comments_tabs_and_strange_characters_are_no_part_of_a_command() {
    assert_answers(
        "# nothing\n\n \t \n1\tplay b f5 # good\nun\u{7}do\r\nkomi 0#",
        ["=1", "=", "="],
    );
}

#[test]
fn every_command_it_lists_is_known() {
    let list = talk("list_commands");
    for name in list.trim_start_matches("= ").split_whitespace() {
        assert_eq!(talk(&format!("known_command {name}")), "= true\n\n");
    }
    assert_eq!(talk("known_command jump"), "= false\n\n");
}

#[test]
fn nobody_has_to_say_that_a_player_passes() {
    let moves = "play b f5\nplay w f6\nplay b d3\nplay w g5\nplay b h5\n\
                 play w h4\nplay b f7\nplay w h6\nplay w e7\n";
    assert!(!talk(moves).contains('?'), "{}", talk(moves));
}

/// The shortest game there is.
#[test]
fn the_score_is_known_at_the_end() {
    let moves = "play b e6\nplay w f4\nplay b e3\nplay w f6\nplay b g5\n\
                 play w d6\nplay b e7\nplay w f5\n";
    assert!(talk(&format!("{moves}final_score")).contains("cannot score"));
    let end = talk(&format!("{moves}play b c5\nfinal_score\ngenmove w"));
    assert!(end.ends_with("= B+64\n\n= pass\n\n"), "{end}");
}

#[test]
fn a_new_game_begins_with_full_clocks() {
    let mut gtp = gtp();
    for line in ["time_settings 600 0 0", "play b f5", "clear_board"] {
        assert!(gtp.answer(line).unwrap().starts_with('='));
    }
    assert_eq!(gtp.position(), Position::start());
}

/// A program that gives an hour a move, or a thousand years a game, gets an
/// answer, too.
#[test]
fn a_clock_may_show_anything() {
    for settings in ["0 0 0", "1e19 1e19 1", "0 1e19 1", "1e19 0 0", "0 1 0"] {
        let talk = talk(&format!("time_settings {settings}\ngenmove b"));
        assert!(!talk.contains('?'), "{settings}: {talk}");
    }
}

/// Words of the protocol, and some that aren't.
const WORDS: &str = "play genmove undo boardsize 8 b white f5 d6 pass time_left \
    time_settings -1 1e999 1e19 99 0 komi final_score showboard clear_board # \t \
    set_game othello reg_genmove quit known_command";

fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(WORDS.split(' ').collect::<Vec<_>>())
            .prop_map(str::to_string),
        any::<String>(),
        "[a-h][1-8]",
        "[0-9]{1,30}",
    ]
}

proptest! {
    #[test]
    fn it_never_dies_of_a_line(
        lines in prop::collection::vec(
            prop::collection::vec(word(), 0..5), 1..30
        ),
    ) {
        let mut gtp = gtp();
        for words in lines {
            if let Some(answer) = gtp.answer(&words.join(" ")) {
                let sign = answer.chars().next();
                prop_assert!(matches!(sign, Some('=' | '?')));
                prop_assert!(answer.ends_with("\n\n"));
            }
        }
        prop_assert_eq!(gtp.answer("boardsize 8").unwrap(), "=\n\n");
    }
}

test_support::stage_binary!(
    STAGE,
    [
        "--table 18446744073709551615000",
        "--threads 0",
        "--threads 100000",
        "--time -1",
        "--weights none.bin",
        "--weights Cargo.toml",
        "f5"
    ]
);

#[test]
fn weights_that_somebody_trained_are_played() {
    let file = "../../22-patterns/weights/small.bin";
    let options = ["--depth", "1", "--weights", file];
    assert!(STAGE.run(&options, "genmove b\n").starts_with("exit 0\n= "));
}

/// Somebody who starts it on a terminal wonders what it's waiting for.
#[cfg(unix)]
#[test]
fn on_a_terminal_it_says_what_it_is_and_how_to_use_it() {
    use test_support::terminal::{Command, Session};
    let command = Command::new(env!("CARGO_BIN_EXE_gtp"));
    let mut session = Session::new(command);
    session.wait_for("an engine for other programs");
    session.type_in("help\n");
    session.wait_for("genmove w      think of a move for White");
    session.type_in("quit\n");
    assert!(session.wait_for_success());
}
