use std::time::Duration;

use end_of_game::Position;
use engine::{Clock, ParallelEngine, Player, by_hand};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use protocols::{Gtp, OpeningBook};
use test_support::{Folder, StageBinary};

const GTP: StageBinary = StageBinary::new(env!("CARGO_BIN_EXE_gtp"));

fn gtp() -> Gtp {
    Gtp::new(Player {
        engine: ParallelEngine::new(by_hand(), 1, 1).unwrap(),
        depth: 1,
        clocks: [Clock::EachMove(Duration::from_secs(60)); 2],
    })
}

/// Returns the responses to these lines.
fn talk(lines: &str) -> String {
    let mut gtp = gtp();
    lines.lines().filter_map(|line| gtp.answer(line)).collect()
}

#[track_caller]
fn assert_answers(lines: &str, answers: [&str; 3]) {
    assert_eq!(talk(lines), answers.join("\n\n") + "\n\n");
}

#[test]
fn play_and_undo() {
    assert_answers("play b f5\n12 undo\nundo", ["=", "=12", "? cannot undo"]);
}

#[test]
fn colors_and_squares_ignore_case() {
    assert_answers("play BLACK F5\nplay W D6\nplay x C4", ["=", "=", "="]);
}

#[test]
fn illegal_move_leaves_the_position_unchanged() {
    assert_answers(
        "play b a1\nplay b pass\nplay b f5",
        ["? illegal move", "? illegal move", "="],
    );
}

#[test]
fn missing_or_invalid_argument_is_a_syntax_error() {
    let error = "? syntax error";
    assert_answers("play\nplay x f5\nplay b i9", [error, "=", error]);
    assert_answers("time_left b x 1\nkomi\nboardsize", [error, error, error]);
    assert_answers("known_command\ngenmove\nset_game", [error, error, error]);
}

#[test]
fn opening_book_covers_symmetric_positions() {
    let book = OpeningBook::parse("f5d6c3\nf5f6e6").unwrap();
    let answers = |lines: &str| {
        let mut gtp = gtp();
        gtp.book = book.clone();
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
fn opening_errors_name_the_line() {
    let error = |text| OpeningBook::parse(text).unwrap_err().to_string();
    insta::assert_snapshot!(
        ["f5d6c3\nf5f5", "f5\n\nf5d6", "f5 x9"]
            .map(error)
            .join("\n")
    );
}

#[test]
fn shipped_openings_are_valid() {
    let text = include_str!("../../openings.txt");
    assert!(OpeningBook::parse(text).is_ok());
    assert_eq!(text.lines().count(), 3001);
    assert!(text.lines().any(|line| line == "f5d6c3d3"));
}

#[test]
fn rejects_other_sizes_games_and_commands() {
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
fn ignores_comments_and_control_characters() {
    assert_answers(
        "# nothing\n\n \t \n1\tplay b f5 # good\nun\u{7}do\r\nkomi 0#",
        ["=1", "=", "="],
    );
}

#[test]
fn list_commands_agrees_with_known_command() {
    let list = talk("list_commands");
    for name in list.trim_start_matches("= ").split_whitespace() {
        assert_eq!(talk(&format!("known_command {name}")), "= true\n\n");
    }
    assert_eq!(talk("known_command jump"), "= false\n\n");
}

#[test]
fn pass_may_be_omitted() {
    let moves = "play b f5\nplay w f6\nplay b d3\nplay w g5\nplay b h5\n\
                 play w h4\nplay b f7\nplay w h6\nplay w e7\n";
    assert!(!talk(moves).contains('?'), "{}", talk(moves));
}

/// The moves are the shortest possible game.
#[test]
fn final_score_needs_a_finished_game() {
    let moves = "play b e6\nplay w f4\nplay b e3\nplay w f6\nplay b g5\n\
                 play w d6\nplay b e7\nplay w f5\n";
    assert!(talk(&format!("{moves}final_score")).contains("cannot score"));
    let end = talk(&format!("{moves}play b c5\nfinal_score\ngenmove w"));
    assert!(end.ends_with("= B+64\n\n= pass\n\n"), "{end}");
}

#[test]
fn clear_board_resets_position_and_clocks() {
    let mut gtp = gtp();
    for line in [
        "time_settings 600 0 0",
        "play b f5",
        "time_left b 10 0",
        "clear_board",
    ] {
        assert!(gtp.answer(line).unwrap().starts_with('='));
    }
    assert_eq!(gtp.position(), Position::start());
    assert_eq!(
        gtp.player.clocks,
        [Clock::Game(Duration::from_secs(600)); 2]
    );
}

/// Returns Black's clock after these lines.
fn clock_after(lines: &[&str]) -> Clock {
    let mut gtp = gtp();
    for line in lines {
        assert!(gtp.answer(line).unwrap().starts_with('='), "{line}");
    }
    gtp.player.clocks[0]
}

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

#[test]
fn time_settings_have_special_values() {
    let clock = |settings: &str| {
        clock_after(&[
            "time_settings 7 0 0",
            &format!("time_settings {settings}"),
        ])
    };
    let no_limit = clock_after(&[]);
    for settings in ["0 1 0", "60 1 0", "0 30 0", "0 0 0", "0 0 5"] {
        assert_eq!(clock(settings), no_limit, "{settings}");
    }
    for settings in ["60 0 0", "60 0 5", "60 30 5"] {
        assert_eq!(clock(settings), Clock::Game(seconds(60)), "{settings}");
    }
    let left = seconds(30);
    assert_eq!(clock("0 30 5"), Clock::Period { left, moves: 5 });
}

#[test]
fn time_left_without_stones_is_main_time() {
    let settings = "time_settings 60 30 5";
    let clock = |line| clock_after(&[settings, line]);
    assert_eq!(clock("time_left b 40 0"), Clock::Game(seconds(40)));
    let left = seconds(20);
    assert_eq!(clock("time_left b 20 3"), Clock::Period { left, moves: 3 });
    assert_eq!(clock("time_left w 20 3"), Clock::Game(seconds(60)));
}

#[test]
fn byo_yomi_follows_main_time() {
    let settings = "time_settings 60 30 5";
    let period = Clock::Period {
        left: seconds(30),
        moves: 5,
    };
    let clock = |line| clock_after(&[settings, line, "genmove b"]);
    assert_eq!(clock("time_left b 5 0"), period);
    assert_eq!(clock("time_left b 0 0"), period);
    assert!(matches!(clock("time_left b 20 0"), Clock::Game(_)));
    let absolute = ["time_settings 5 0 0", "genmove b"];
    assert!(matches!(clock_after(&absolute), Clock::Game(_)));
}

#[test]
fn accepts_any_time() {
    for settings in ["0 0 0", "1e19 1e19 1", "0 1e19 1", "1e19 0 0", "0 1 0"] {
        let talk = talk(&format!("time_settings {settings}\ngenmove b"));
        assert!(!talk.contains('?'), "{settings}: {talk}");
    }
}

/// Valid and invalid words of the protocol.
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
    fn any_line_gets_a_well_formed_response_or_none(
        lines in prop::collection::vec(
            prop::collection::vec(word(), 0..5), 1..30
        ),
    ) {
        let mut gtp = gtp();
        for words in lines {
            if let Some(answer) = gtp.answer(&words.join(" ")) {
                prop_assert!(answer.starts_with(['=', '?']));
                prop_assert!(answer.ends_with("\n\n"));
            }
        }
        prop_assert_eq!(gtp.answer("boardsize 8").unwrap(), "=\n\n");
    }
}

#[test]
fn prints_help() {
    insta::assert_snapshot!(GTP.run(&["--help"], ""));
}

#[test]
fn rejects_invalid_arguments() {
    let lines = [
        "--table 18446744073709551615000",
        "--threads 0",
        "--threads 100000",
        "--time -1",
        "--weights none.bin",
        "--weights Cargo.toml",
        "f5",
    ];
    insta::assert_snapshot!(GTP.run_each_in(".", &lines));
}

#[test]
fn broken_pipe_is_success() {
    GTP.assert_broken_pipe_is_success(&["--help"]);
}

#[cfg(target_os = "linux")]
#[test]
fn full_device_is_an_error() {
    GTP.assert_full_device_is_an_error(&["--help"]);
}

#[test]
fn plays_with_weights_from_a_file() {
    let file = "../../../22-patterns/weights/small.bin";
    let options = ["--depth", "1", "--weights", file];
    assert!(GTP.run(&options, "genmove b\n").starts_with("exit 0\n= "));
}

#[cfg(unix)]
#[test]
fn prints_instructions_on_a_terminal() {
    use test_support::terminal::{Command, Session};
    let command = Command::new(env!("CARGO_BIN_EXE_gtp"));
    let mut session = Session::new(command);
    session.wait_for("an engine for other programs");
    session.type_in("help\n");
    session.wait_for("genmove w      think of a move for White");
    session.type_in("quit\n");
    assert!(session.wait_for_success());
}

#[test]
fn invalid_opening_is_named_and_the_others_are_played() {
    let folder = Folder::empty();
    let openings = folder.argument("openings.txt");
    let answer = |text: &str| {
        folder.file("openings.txt", text.as_bytes());
        let options = ["--depth", "1", "--openings", &openings];
        GTP.run(&options, "play b f5\nplay w d6\ngenmove b\n")
            .replace(&openings, "openings.txt")
    };
    for (text, line) in [("f5f5\nf5d6c3", 1), ("f5d6c3\n\u{e9}", 2)] {
        let output = answer(text);
        assert!(output.starts_with("exit 0\n"), "{output}");
        assert!(output.contains("= c3\n"), "{output}");
        let error =
            format!("openings.txt, line {line} isn't how a game begins");
        assert!(output.contains(&error), "{output}");
    }
    assert!(answer("f5f5\n").starts_with("exit 2\nopenings.txt, line 1 "));
}
