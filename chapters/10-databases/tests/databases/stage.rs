//! Tests of the stage binary.

use end_of_game::Position;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{History, describe};
use std::fs;
use test_support::Folder;
use test_support::endings::{DRAW, WIPED_OUT};
use test_support::examples::example;
use test_support::records::plies;

use crate::common;

test_support::stage_binary!(
    STAGE,
    games(),
    [
        "",
        "convert games.wtb",
        "show",
        "show games.wtb --game 9",
        "show games.wtb --game 0",
        "show games.wtb --game x",
        "show games.wtb --at -1",
        "find games.wtb --month may",
        "find games.wtb -x",
        "find games.wtb --score 35"
    ]
);

/// Writes a database of four games into a new folder: one with a pass, an
/// unfinished one, a wipeout and a draw.
fn games() -> Folder {
    let folder = Folder::empty();
    let games = [
        common::game(0, 1, 35, example("b1").transcript),
        common::game(2, 3, 40, "f5d6"),
        common::game(2, 3, 64, WIPED_OUT),
        common::game(4, 2, 32, DRAW),
    ];
    folder.file("games.wtb", &common::database(&games));
    let players = ["Ralle Paul", "Thor", "Ann", "Bob", "Chloé"];
    folder.file("games.jou", &common::names::<20>(&players));
    folder.file("games.trn", &common::names::<26>(&["the kitchen"]));
    folder
}

#[test]
fn shows_game_at_any_move() {
    let folder = games();
    let assert_shows = |line: &str, at: usize| {
        let plies = plies(example("b1").transcript);
        let mut game = History::follow(Position::start(), &plies).unwrap();
        game.go_to(at);
        let players = "1: Ralle Paul 35-29 Thor, the kitchen, 1990";
        let expected = format!("exit 0\n{players}\n{}\n", describe(&game));
        assert_eq!(STAGE.run_each_in(&folder, &[line]), expected);
    };
    assert_shows("show games.wtb --at 0", 0);
    assert_shows("show games.wtb --at 58", 58);
    assert_shows("show games.wtb --at 999", 59);
    assert_shows("show games.wtb", 59);
}

#[test]
fn lists_games() {
    assert_snapshot!(STAGE.run_each_in(games(), &["list games.wtb"]), @r"
    exit 0
         1: Ralle Paul 35-29 Thor, the kitchen, 1990
         2: Ann 40-24 Bob, the kitchen, 1990 (unfinished)
         3: Ann 64-0 Bob, the kitchen, 1990
         4: Chloé 32-32 Ann, the kitchen, 1990
    ");
}

#[test]
fn finds_games_by_player_year_and_score() {
    let lines = [
        "find games.wtb --player ANN",
        "find games.wtb --player thor",
        "find games.wtb --score 35-29",
        "find games.wtb --player chlo --score 32-32",
        "find games.wtb --player ann --player bob --winner ANN",
        "find games.wtb --loser thor --year 1990",
        "find games.wtb --black chl --white ann",
    ];
    assert_snapshot!(STAGE.run_each_in(games(), &lines), @r"
    exit 0
         2: Ann 40-24 Bob, the kitchen, 1990 (unfinished)
         3: Ann 64-0 Bob, the kitchen, 1990
         4: Chloé 32-32 Ann, the kitchen, 1990
    exit 0
         1: Ralle Paul 35-29 Thor, the kitchen, 1990
    exit 0
         1: Ralle Paul 35-29 Thor, the kitchen, 1990
    exit 0
         4: Chloé 32-32 Ann, the kitchen, 1990
    exit 0
         2: Ann 40-24 Bob, the kitchen, 1990 (unfinished)
         3: Ann 64-0 Bob, the kitchen, 1990
    exit 0
         1: Ralle Paul 35-29 Thor, the kitchen, 1990
    exit 0
         4: Chloé 32-32 Ann, the kitchen, 1990
    ");
}

#[test]
fn find_without_match_fails() {
    assert_snapshot!(STAGE.run_each_in(games(), &["find games.wtb --player zoe"]), @r"
    exit 1
    no game of games.wtb matches: list shows its games
    ");
}

#[test]
fn shows_perfect_play() {
    let folder = games();
    let file = folder.path().join("games.wtb");
    let mut bytes = fs::read(&file).unwrap();
    (bytes[14], bytes[16 + 7]) = (24, 33);
    fs::write(&file, bytes).unwrap();
    let output = STAGE.run_each_in(&folder, &["show games.wtb"]);
    assert_snapshot!(output.lines().nth(2).unwrap(), @"played perfectly with 24 squares empty: 33-31");
}

#[test]
fn lists_complete_games_of_truncated_database() {
    let folder = games();
    let file = folder.path().join("games.wtb");
    let mut bytes = fs::read(&file).unwrap();
    bytes.truncate(16 + 2 * 68 + 30);
    fs::write(&file, bytes).unwrap();
    assert_snapshot!(STAGE.run_each_in(&folder, &["list games.wtb"]), @r"
    exit 0
         1: Ralle Paul 35-29 Thor, the kitchen, 1990
         2: Ann 40-24 Bob, the kitchen, 1990 (unfinished)
    games.wtb, game 3: the file ends after 30 of 68 bytes
    ");
}

#[test]
fn invalid_game_or_file_is_named_and_the_others_are_listed() {
    let folder = games();
    let file = folder.path().join("games.wtb");
    let mut bytes = fs::read(&file).unwrap();
    bytes[16 + 8] = 99; // no square
    bytes[16 + 2 * 68 + 6] = 65; // more than 64 points
    fs::write(&file, bytes).unwrap();
    folder.file("empty.wtb", b"");
    let lines = [
        "list empty.wtb games.wtb",
        "find none.wtb games.wtb empty.wtb --player chl",
        "find empty.wtb games.wtb --player zoe",
        "find empty.wtb none.wtb --player zoe",
    ];
    let output = STAGE.run_each_in(&folder, &lines);
    let output = output.replace(" (os error 2)", "");
    assert_snapshot!(output, @"
    exit 0
         2: Ann 40-24 Bob, the kitchen, 1990 (unfinished)
         4: Chloé 32-32 Ann, the kitchen, 1990
    empty.wtb, the header: the file ends after 0 of 16 bytes
    games.wtb, game 1: 99 isn't a square: f5, in row 5 and column 6, is 56
    games.wtb, game 3: Black can't have 65 points: there are 64 in all
    exit 0
         4: Chloé 32-32 Ann, the kitchen, 1990
    none.wtb: No such file or directory
    games.wtb, game 1: 99 isn't a square: f5, in row 5 and column 6, is 56
    games.wtb, game 3: Black can't have 65 points: there are 64 in all
    empty.wtb, the header: the file ends after 0 of 16 bytes
    exit 1
    empty.wtb, the header: the file ends after 0 of 16 bytes
    games.wtb, game 1: 99 isn't a square: f5, in row 5 and column 6, is 56
    games.wtb, game 3: Black can't have 65 points: there are 64 in all
    no game of empty.wtb matches: list shows its games
    exit 2
    empty.wtb, the header: the file ends after 0 of 16 bytes
    none.wtb: No such file or directory
    ");
}

#[test]
fn broken_pipe_of_a_long_list_is_success() {
    let folder = games();
    let path = folder.argument("games.wtb");
    STAGE.assert_broken_pipe_is_success(&["list", &path]);
}

#[test]
fn missing_file_is_named() {
    let output = STAGE.run(&["list", "no/such/file.wtb"], "");
    assert!(output.starts_with("exit 2\nno/such/file.wtb: "), "{output}");
}

#[cfg(unix)]
#[test]
fn rejects_devices_and_oversized_files() {
    use std::os::unix::fs::symlink;
    let folder = Folder::empty();
    let path = |name: &str| folder.path().join(name);
    symlink("/dev/zero", path("zero.wtb")).unwrap();
    let large = fs::File::create(path("large.wtb")).unwrap();
    large.set_len(200_000_000_000).unwrap();
    let lines = ["list zero.wtb", "list large.wtb"];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r"
    exit 2
    zero.wtb: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    large.wtb: it has more than 100000000 bytes: split it into smaller files
    ");
}
