//! Tests of the command-line program.

use std::fs;

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;
use test_support::records::{folder_of_games, folder_with_a_bad_game};

/// The offset of the lowest byte of the number of games in a database.
const GAME_COUNT_OFFSET: usize = 4;

/// The offset of the number of empty squares at which perfect play begins.
const DEPTH_OFFSET: usize = 14;

/// The offset of Black's points after perfect play in the first game.
const BEST_SCORE_OFFSET: usize = 16 + 7;

test_support::stage_binary!(
    STAGE,
    folder_with_invalid_files(),
    [
        "",
        "shwo games.oth",
        "show games.oth --game 9",
        "list bad.oth",
        "list games.doc",
        "convert games.oth",
        "convert games.oth games.oth",
        "convert mixed.oth mixed.wtb"
    ]
);

/// Creates a folder with files that can't be read or converted.
fn folder_with_invalid_files() -> Folder {
    let folder = folder_with_a_bad_game();
    folder.file(
        "mixed.oth",
        b"Date: 1990\nResult: 40-24\nf5\n\nDate: 1991\nResult: 40-24\nf5\n",
    );
    folder
}

/// Creates a folder with a database `one.wtb` of one game.
fn folder_with_database() -> Folder {
    let folder = Folder::empty();
    let game = b"Black: Ann\nDate: 2024\nResult: 40-24\nf5d6c3";
    folder.file("one.oth", game);
    STAGE.run_each_in(&folder, &["convert one.oth one.wtb"]);
    folder
}

#[test]
fn converts_between_text_formats() {
    let folder = folder_of_games();
    folder.file("one.txt", b"f5\n");
    let lines = [
        "convert games.oth games.ggf",
        "convert games.ggf again.oth",
        "convert one.txt copy.oth",
        "convert games.oth moves.txt",
        "convert moves.txt ends.obf",
    ];
    let output = STAGE.run_each_in(&folder, &lines);
    assert_snapshot!(output, @r"
    exit 0
    4 games written
    exit 0
    4 games written
    exit 0
    1 game written
    exit 0
    4 games written
    not kept as they were: Black, White, Date, Place, Result
    exit 0
    4 games written
    not kept as they were: the moves
    ");
    let list = |line| STAGE.run_each_in(&folder, &[line]);
    assert_eq!(list("list again.oth"), list("list games.oth"));
    assert_snapshot!(STAGE.run_each_in(&folder, &["show ends.obf --game 3"]), @r"
    exit 0
    3: Black - White
    the start
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . B . . .
    4 . . . B B B . .
    5 . . B B B B B .
    6 . . . B B B . .
    7 . . . . B . . .
    8 . . . . . . . .
    The game is over: 64-0
    ");
}

/// A game that would be lost as a whole is an error.
#[test]
fn convert_reports_lost_information() {
    let folder = Folder::empty();
    folder.file("empty.oth", b"");
    folder.file("names.oth", b"Black: Ann\nf5\n\nBlack: Bob\n");
    folder.file("one.oth", b"Black: Ann\nDate: May 2024\nResult: 34-20\nf5");
    let times = b"(;GM[Othello]PB[Ann]B[F5/1.50/2.5]W[D6//3];)";
    folder.file("times.ggf", times);
    let line = "-".repeat(27) + "OX------XO" + &"-".repeat(27);
    let scored = format!("{line} X; f5:+2;\n{line} X;");
    folder.file("scored.obf", scored.as_bytes());
    let lines = [
        "convert empty.oth empty.txt",
        "convert names.oth names.txt",
        "convert one.oth one.ggf",
        "convert one.oth one.txt",
        "convert one.oth one.obf",
        "convert one.ggf one.wtb",
        "convert one.oth Wthor.wtb",
        "convert times.ggf times.oth",
        "convert scored.obf scored.oth",
    ];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r#"
    exit 2
    empty.oth has no game in it
    exit 2
    names.txt, game 2: .txt keeps moves, and it has none: write .oth
    exit 0
    1 game written
    not kept as they were: Result (34-20 is now 39-25)
    exit 0
    1 game written
    not kept as they were: Black, Date, Result
    exit 0
    1 game written
    not kept as they were: Black, Date, Result, the moves
    exit 0
    1 game written
    not kept as they were: Date
    exit 2
    Wthor.wtb: WTHOR names files that databases share: take another name
    exit 0
    1 game written
    not kept as they were: what was said about moves, and their times
    exit 0
    2 games written
    not kept as they were: what moves are worth
    "#);
    for name in ["empty.txt", "names.txt", "Wthor.jou"] {
        assert!(!folder.path().join(name).exists(), "{name}");
    }
}

/// After h6, Black must pass, and a database can't say so.
#[test]
fn converts_pass_at_the_end() {
    let folder = Folder::empty();
    let game = b"(;GM[Othello]DT[1990]RE[+4.000]B[F5]W[F6]B[D3]W[G5]B[H5]\
        W[H4]B[F7]W[H6]B[PA];)";
    folder.file("pass.ggf", game);
    let lines = [
        "convert pass.ggf pass.oth",
        "convert pass.oth again.ggf",
        "convert pass.oth pass.txt",
        "convert pass.oth pass.wtb",
    ];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r"
    exit 0
    1 game written
    exit 0
    1 game written
    exit 0
    1 game written
    not kept as they were: Date, Result
    exit 0
    1 game written
    not kept as they were: the moves
    ");
}

#[test]
fn shows_perfect_play_and_reports_its_loss() {
    let folder = folder_with_database();
    let database = folder.path().join("one.wtb");
    let output = STAGE.run_each_in(&folder, &["show one.wtb"]);
    assert!(
        output.starts_with("exit 0\n1: Ann 40-24 White, 2024\n"),
        "{output}"
    );
    let mut bytes = fs::read(&database).unwrap();
    bytes[DEPTH_OFFSET] = 24;
    bytes[BEST_SCORE_OFFSET] = 33;
    fs::write(&database, bytes).unwrap();
    let output = STAGE.run_each_in(&folder, &["show one.wtb"]);
    assert_snapshot!(output.lines().nth(2).unwrap(), @"played perfectly with 24 squares empty: 33-31");
    let output = STAGE.run_each_in(&folder, &["convert one.wtb again.oth"]);
    assert!(
        output.ends_with("not kept as they were: perfect play\n"),
        "{output}"
    );
}

#[test]
fn lists_the_games_of_a_truncated_database() {
    let folder = folder_with_database();
    let database = folder.path().join("one.wtb");
    let mut bytes = fs::read(&database).unwrap();
    bytes.extend([7; 30]);
    bytes[GAME_COUNT_OFFSET] = 2;
    fs::write(&database, bytes).unwrap();
    assert_snapshot!(STAGE.run_each_in(&folder, &["list one.wtb"]), @r"
    exit 0
         1: Ann 40-24 White, 2024 (unfinished)
    one.wtb, game 2: the file ends after 30 of 68 bytes
    ");
}

/// Tests each kind of invalid game at the beginning, in the middle and at the
/// end of a file.
#[test]
fn reports_invalid_games_and_reads_the_others() {
    let folder = Folder::empty();
    let good = "(;GM[Othello]PB[Ann]B[F5];)\n";
    let bad = [
        "(;GM[Othello]TY[4]B[B1];)\n",
        "(;GM[Othello]BO[4 -----O*--*O----- *]B[B1];)\n",
        "(;GM[Chess];)\n",
        "(;GM[Othello]B[F5\n",
        "(;GM[Othello]B[F5]\n",
        "hello\n",
        "(;GM[Othello]B[A1]C[(; :)];)\n",
    ];
    for bad in bad {
        let [first, middle, last] = [
            [bad, good, good].concat(),
            [good, bad, good].concat(),
            [good, good, bad].concat(),
        ]
        .map(|text| {
            folder.file("games.ggf", text.as_bytes());
            STAGE.run_each_in(&folder, &["list games.ggf"])
        });
        let list_line =
            |number| format!("     {number}: Ann - White (unfinished)\n");
        for (output, numbers) in
            [(first, [2, 3]), (middle, [1, 3]), (last, [1, 2])]
        {
            let games = numbers.map(list_line).concat();
            assert!(
                output.starts_with(&format!("exit 0\n{games}")),
                "{output}"
            );
            assert!(output.contains("\ngames.ggf, line "), "{output}");
        }
    }
}

#[test]
fn every_command_continues_after_an_invalid_game() {
    let folder = Folder::empty();
    folder.file(
        "a.ggf",
        b"(;GM[Othello]TY[4];)\n(;GM[Othello]PB[Ann]B[F5];)",
    );
    folder.file("a.oth", b"f5f5\n\nBlack: Ann\nf5\n\nhello\n");
    let line = "-".repeat(27) + "OX------XO" + &"-".repeat(27);
    folder.file("a.obf", format!("-- X;\n{line} X;\n").as_bytes());
    folder.file("bad.txt", b"f5f5\n\nhello\n");
    let lines = [
        "list a.oth",
        "list a.obf",
        "list bad.txt",
        "convert a.ggf b.oth",
        "convert bad.txt c.oth",
        "show a.ggf --game 1",
    ];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r#"
    exit 0
         2: Ann - White (unfinished)
    a.oth, line 1: move 2 is illegal: f5 is taken: play on an empty square
    a.oth, line 6: "he" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    exit 0
         2: Black - White
    a.obf, line 1: a board has 64 squares, but this text has 2: write 64 characters, or paste a diagram
    exit 2
    bad.txt, line 1: move 2 is illegal: f5 is taken: play on an empty square
    bad.txt, line 3: "he" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    exit 0
    1 game written
    a.ggf, line 1: a game of type "4": only the ordinary game on 8 by 8 squares can be read
    exit 2
    bad.txt, line 1: move 2 is illegal: f5 is taken: play on an empty square
    bad.txt, line 3: "he" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3
    exit 2
    a.ggf, line 1: a game of type "4": only the ordinary game on 8 by 8 squares can be read
    "#);
    let shown = STAGE.run_each_in(&folder, &["show a.ggf --game 2"]);
    assert!(shown.starts_with("exit 0\n2: Ann - White\n"), "{shown}");
    let output = STAGE.run_each_in(&folder, &["stats a.oth"]);
    assert!(
        output.starts_with("exit 0\ngames                              1"),
        "{output}"
    );
    assert!(
        output.contains("a.oth, line 1: move 2 is illegal"),
        "{output}"
    );
    assert!(output.contains("a.oth, line 6: \"he\" isn't"), "{output}");
}

#[test]
fn limits_the_number_of_games() {
    let folder = Folder::empty();
    folder.file("many.ggf", "(;;)\n".repeat(1_000_001).as_bytes());
    assert_snapshot!(STAGE.run_each_in(&folder, &["list many.ggf"]), @r"
    exit 2
    many.ggf, line 1000001: a file has at most 1000000 games: split it into smaller files
    ");
}

#[test]
fn prints_statistics() {
    let output = STAGE.run_each_in(folder_of_games(), &["stats games.oth"]);
    assert_snapshot!(output, @r"
    exit 0
    games                              4
      won by Black                     2
      won by White                     0
      drawn                            1
    played to the end                  3
      with empty squares left          2
      with another result              0
    unfinished                         1
    games with a pass                  2
    passes                             2
    ");
}
