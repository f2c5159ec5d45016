//! The stage binary, run as a person runs it.

use std::io;
use std::process::Stdio;

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use testing::Folder;
use testing::endings::{DRAW, WIPED_OUT};
use testing::examples::example;

testing::stage_binary!(STAGE);

/// A folder with a file of games: one of 1990, one cut short, a wipeout and a
/// draw.
fn games() -> (Folder, String) {
    let folder = Folder::empty();
    let b1 = example("b1").transcript;
    let text = format!(
        "Black: Ralle Paul\nWhite: Thor\nDate: 1990\nResult: 35-29\n{b1}\n\n\
         Black: Ann\nWhite: Bob\nPlace: the kitchen\nDate: 2024-05-12\nf5d6\n\n\
         Black: Ann\nWhite: Bob\nDate: 2024\nResult: 64-0\n{WIPED_OUT}\n\n\
         Black: Chloé\nWhite: Ann\nResult: 32-32\n{DRAW}\n"
    );
    folder.file("games.oth", text.as_bytes());
    let path = folder.argument("games.oth");
    (folder, path)
}

/// What the program says, without the folder that the files lie in.
fn told(folder: &Folder, arguments: &[&str]) -> String {
    let place = format!("{}/", folder.path().display());
    STAGE.run(arguments, "").replace(&place, "")
}

#[test]
fn shows_a_game_at_its_end() {
    let (_folder, path) = games();
    assert_snapshot!(STAGE.run(&["show", &path], ""), @r"
    exit 0
    1: Ralle Paul 35-29 Thor, 1990
    move 59 of 59: White plays b2
      a b c d e f g h
    1 W . B B B B B B
    2 W W B B B B B B
    3 W W W B B B B B
    4 W W B W B B B B
    5 W W W B W B B B
    6 W W B W B W B B
    7 W W B B W B W B
    8 W W W W W W W W
    The game is over: 35-29
    ");
}

#[test]
fn shows_a_game_at_any_move() {
    let (_folder, path) = games();
    let at = |number| STAGE.run(&["show", &path, "--at", number], "");
    assert_snapshot!(at("0"), @r"
    exit 0
    1: Ralle Paul 35-29 Thor, 1990
    the start
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Black to move
    ");
    assert_snapshot!(at("58"), @r"
    exit 0
    1: Ralle Paul 35-29 Thor, 1990
    move 58 of 59: White plays a1, Black passes
      a b c d e f g h
    1 W . B B B B B B
    2 W . B B B B B B
    3 W B B B B B B B
    4 W B B B B B B B
    5 W B W B B B B B
    6 W B B W B B B B
    7 W B B B W B B B
    8 W W W W W W W W
    White to move
    ");
    assert_eq!(at("999"), STAGE.run(&["show", &path], ""));
}

#[test]
fn shows_that_a_game_is_unfinished() {
    let (_folder, path) = games();
    assert_snapshot!(STAGE.run(&["show", &path, "--game", "2"], ""), @r"
    exit 0
    2: Ann - Bob, the kitchen, 2024-05-12
    move 2 of 2: White plays d6
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . W B B . .
    6 . . . W . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    Black to move, but the record is unfinished
    ");
}

#[test]
fn lists_the_games_of_a_file() {
    let (_folder, path) = games();
    assert_snapshot!(STAGE.run(&["list", &path], ""), @r"
    exit 0
         1: Ralle Paul 35-29 Thor, 1990
         2: Ann - Bob, the kitchen, 2024-05-12 (unfinished)
         3: Ann 64-0 Bob, 2024
         4: Chloé 32-32 Ann
    ");
}

#[test]
fn finds_games_by_player_year_and_score() {
    let (_folder, path) = games();
    let find =
        |options: &[&str]| STAGE.run(&[&["find", &path], options].concat(), "");
    let answers = [
        find(&["--player", "ANN"]),
        find(&["--year", "2024"]),
        find(&["--score", "35-29"]),
        find(&["--player", "chlo", "--score", "32-32"]),
    ];
    assert_snapshot!(answers.concat(), @r"
    exit 0
         2: Ann - Bob, the kitchen, 2024-05-12 (unfinished)
         3: Ann 64-0 Bob, 2024
         4: Chloé 32-32 Ann
    exit 0
         2: Ann - Bob, the kitchen, 2024-05-12 (unfinished)
         3: Ann 64-0 Bob, 2024
    exit 0
         1: Ralle Paul 35-29 Thor, 1990
    exit 0
         4: Chloé 32-32 Ann
    ");
}

#[test]
fn a_search_that_finds_nothing_says_so_and_is_no_success() {
    let (folder, _) = games();
    folder.file("none.oth", b"");
    let path = folder.argument("games.oth");
    let options = ["--player", "ann", "--year", "1990"];
    let find = [&["find", &path], &options[..]].concat();
    assert_snapshot!(told(&folder, &find), @r"
    exit 1
    no game of games.oth matches: list shows its games
    ");
    let list = STAGE.run(&["list", &folder.argument("none.oth")], "");
    assert_eq!(list, "exit 0\n");
}

/// Nobody is called Ann in a database whose names are not there.
#[test]
fn a_search_for_a_player_where_there_are_no_names_says_so() {
    let (folder, path) = games();
    let database = folder.argument("nameless.wtb");
    let one = folder
        .file("one.oth", b"Black: Ann\nDate: 2024\nResult: 40-24\nf5d6c3");
    STAGE.run(&["convert", one.to_str().unwrap(), &database], "");
    let find = |file: &str, name: &str| {
        told(&folder, &["find", file, "--player", name])
    };
    let named = find(&database, "zoe");
    std::fs::remove_file(folder.path().join("nameless.jou")).unwrap();
    let year = told(&folder, &["find", &database, "--year", "1900"]);
    let by_name = find(&database, "ann");
    let answers = [named, by_name, year, find(&path, "zoe")];
    assert_snapshot!(answers.concat(), @r"
    exit 1
    no game of nameless.wtb matches: list shows its games
    exit 1
    no game of nameless.wtb matches: its players are numbers, because WTHOR.JOU is not beside it
    exit 1
    no game of nameless.wtb matches: list shows its games
    exit 1
    no game of games.oth matches: list shows its games
    ");
}

#[test]
fn counts_what_games_have_in_common() {
    let (_folder, path) = games();
    assert_snapshot!(STAGE.run(&["stats", &path], ""), @r"
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

#[test]
fn converts_from_each_format_to_the_next() {
    let (folder, path) = games();
    let ggf = folder.argument("games.ggf");
    let again = folder.argument("again.oth");
    assert_snapshot!(STAGE.run(&["convert", &path, &ggf], ""), @r"
    exit 0
    4 games written
    ");
    STAGE.run(&["convert", &ggf, &again], "");
    folder.file("one.txt", b"f5\n");
    let (one, copy) = (folder.argument("one.txt"), folder.argument("copy.oth"));
    let converted = STAGE.run(&["convert", &one, &copy], "");
    assert_eq!(converted, "exit 0\n1 game written\n");
    assert_eq!(
        STAGE.run(&["list", &again], ""),
        STAGE.run(&["list", &path], "")
    );
    let text = folder.argument("moves.txt");
    STAGE.run(&["convert", &path, &text], "");
    let ends = folder.argument("ends.obf");
    STAGE.run(&["convert", &text, &ends], "");
    assert_snapshot!(STAGE.run(&["show", &ends, "--game", "3"], ""), @r"
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

/// What a format cannot keep is said, or refused when a game would be gone.
#[test]
fn a_conversion_says_what_is_lost() {
    let folder = Folder::empty();
    folder.file("empty.oth", b"");
    folder.file("names.oth", b"Black: Ann\nf5\n\nBlack: Bob\n");
    folder.file("one.oth", b"Black: Ann\nDate: May 2024\nResult: 34-20\nf5");
    let times = b"(;GM[Othello]PB[Ann]B[F5/1.50/2.5]W[D6//3];)";
    folder.file("times.ggf", times);
    let line = "-".repeat(27) + "OX------XO" + &"-".repeat(27);
    let solved = format!("{line} X; f5:+2;\n{line} X;");
    folder.file("solved.obf", solved.as_bytes());
    let convert = |from: &str, to: &str| {
        let (from, to) = (folder.argument(from), folder.argument(to));
        told(&folder, &["convert", &from, &to])
    };
    let answers = [
        convert("empty.oth", "empty.txt"),
        convert("names.oth", "names.txt"),
        convert("one.oth", "one.ggf"),
        convert("one.oth", "one.txt"),
        convert("one.oth", "one.obf"),
        convert("one.ggf", "one.wtb"),
        convert("one.oth", "Wthor.wtb"),
        convert("times.ggf", "times.oth"),
        convert("solved.obf", "solved.oth"),
    ];
    assert_snapshot!(answers.concat(), @r#"
    exit 2
    empty.oth: there is no game in it
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
    let exists = |name: &str| folder.path().join(name).exists();
    assert!(
        !["empty.txt", "names.txt", "Wthor.jou"]
            .into_iter()
            .any(exists)
    );
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_nowhere_is_not_replaced() {
    let folder = Folder::empty();
    let from = folder.file("one.txt", b"f5");
    let link = folder.path().join("link.oth");
    std::os::unix::fs::symlink("nowhere.oth", &link).unwrap();
    let arguments = ["convert", from.to_str().unwrap(), link.to_str().unwrap()];
    let told = told(&folder, &arguments);
    assert_eq!(told, "exit 2\nlink.oth exists: give another name\n");
    records::save(&link, b"f5").unwrap_err();
    assert!(link.is_symlink());
}

#[test]
fn a_database_is_converted_and_shown_with_what_perfect_play_comes_to() {
    let (folder, _) = games();
    let one = folder
        .file("one.oth", b"Black: Ann\nDate: 2024\nResult: 40-24\nf5d6c3");
    let one = one.to_str().unwrap();
    let database = folder.argument("one.wtb");
    STAGE.run(&["convert", one, &database], "");
    let shown = STAGE.run(&["show", &database], "");
    assert!(
        shown.starts_with("exit 0\n1: Ann 40-24 White, 2024\n"),
        "{shown}"
    );
    let mut bytes = std::fs::read(&database).unwrap();
    (bytes[14], bytes[16 + 7]) = (24, 33);
    std::fs::write(&database, bytes).unwrap();
    let shown = STAGE.run(&["show", &database], "");
    assert_snapshot!(shown.lines().nth(2).unwrap(), @"played perfectly with 24 squares empty: 33-31");
    let sheet = folder.argument("again.oth");
    let told = STAGE.run(&["convert", &database, &sheet], "");
    assert!(
        told.ends_with("not kept as they were: perfect play\n"),
        "{told}"
    );
}

#[test]
fn ranks_the_players_of_finished_games() {
    let (folder, path) = games();
    let data = folder.argument("data");
    let players = |more: &[&str]| {
        told(&folder, &[&["players", "--data", &data], more].concat())
    };
    let answers = [players(&[]), players(&["--add", &path]), players(&[])];
    assert_snapshot!(answers.concat(), @r"
    exit 0
    rank   won drawn  lost  player
    exit 0
    games added: 3, left out unfinished: 1
    rank   won drawn  lost  player
       1     1     1     0  Ann
       2     1     0     0  Ralle Paul
       3     0     1     0  Chloé
       4     0     0     1  Bob
       5     0     0     1  Thor
    exit 0
    rank   won drawn  lost  player
       1     1     1     0  Ann
       2     1     0     0  Ralle Paul
       3     0     1     0  Chloé
       4     0     0     1  Bob
       5     0     0     1  Thor
    ");
}

#[test]
fn a_line_of_the_players_that_is_broken_is_named() {
    let (folder, _) = games();
    let text = b"35-29; Ann; Bob\nhello\n";
    folder.file("finished-games.txt", text);
    let data = folder.path().to_str().unwrap();
    assert_snapshot!(told(&folder, &["players", "--data", data]), @r#"
    exit 0
    rank   won drawn  lost  player
       1     1     0     0  Ann
       2     0     0     1  Bob
    not counted: finished-games.txt, line 2: "hello" is no finished game: write one as 35-29; Ann; Bob
    "#);
}

/// Half a name would be another player.
#[test]
fn a_last_line_of_the_players_that_may_be_half_is_named() {
    let folder = Folder::empty();
    folder.file("finished-games.txt", b"35-29; Ann; Bo");
    let data = folder.path().to_str().unwrap();
    assert_snapshot!(told(&folder, &["players", "--data", data]), @r#"
    exit 0
    rank   won drawn  lost  player
    not counted: finished-games.txt, line 1: "35-29; Ann; Bo" has no line end, so it may be half a line: end it, or delete it
    "#);
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

/// What can be read is listed all the same.
#[test]
fn a_database_that_ends_early_is_listed_as_far_as_it_goes() {
    let (folder, _) = games();
    let database = folder.argument("cut.wtb");
    let one = folder
        .file("one.oth", b"Black: Ann\nDate: 2024\nResult: 40-24\nf5d6c3");
    STAGE.run(&["convert", one.to_str().unwrap(), &database], "");
    let mut bytes = std::fs::read(&database).unwrap();
    bytes.extend([7; 30]);
    bytes[4] = 2;
    std::fs::write(&database, bytes).unwrap();
    assert_snapshot!(told(&folder, &["list", &database]), @r"
    exit 2
         1: Ann 40-24 White, 2024 (unfinished)
    cut.wtb, game 2: the file ends after 30 of 68 bytes
    ");
}

#[test]
fn a_list_that_nobody_reads_to_its_end_ends_quietly() {
    let (_folder, path) = games();
    let (reader, closed) = io::pipe().unwrap();
    drop(reader);
    let stage = STAGE
        .command()
        .args(["list", &path])
        .stdin(Stdio::null())
        .stdout(closed)
        .output()
        .unwrap();
    assert!(
        stage.status.success() && stage.stderr.is_empty(),
        "{stage:?}"
    );
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let answer = STAGE.run(&["list", "no/such/file.oth"], "");
    assert!(answer.starts_with("exit 2\nno/such/file.oth: "), "{answer}");
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let (folder, path) = games();
    folder.file("bad.oth", b"Black: Ann\nf5d6f5\n");
    folder.file(
        "mixed.oth",
        b"Date: 1990\nResult: 40-24\nf5\n\nDate: 1991\nResult: 40-24\nf5\n",
    );
    let file = |name: &str| folder.argument(name);
    let database = file("mixed.wtb");
    let answers = [
        told(&folder, &[]),
        told(&folder, &["shwo", &path]),
        told(&folder, &["show"]),
        told(&folder, &["show", &path, "--game", "9"]),
        told(&folder, &["show", &path, "--game", "0"]),
        told(&folder, &["show", &path, "--game", "x"]),
        told(&folder, &["show", &path, "--at", "-1"]),
        told(&folder, &["find", &path, "--year", "last"]),
        told(&folder, &["list", &path, &path]),
        told(&folder, &["list", &file("bad.oth")]),
        told(&folder, &["stats", &file("games.doc")]),
        told(&folder, &["find", &path, "--score", "35"]),
        told(&folder, &["convert", &path]),
        told(&folder, &["convert", &path, &path]),
        told(&folder, &["convert", &file("mixed.oth"), &database]),
        told(&folder, &["players", "--add"]),
        told(&folder, &["players", "--dta", "x"]),
    ];
    assert_snapshot!(answers.concat());
}

/// A name could clear the screen, print a line of its own, or turn its line
/// around.
#[test]
fn no_name_reaches_the_terminal_as_more_than_a_name() {
    let folder = Folder::empty();
    let name = "A\x1b[2Jn\r\n     2: Eve 64-0 Bob\u{202e}\u{9b}1m";
    let text = format!("(;GM[Othello]PB[{name}]PC[a\tb]B[F5];)");
    folder.file("one.ggf", text.as_bytes());
    folder.file("\x1b[31m.oth", b"f5f5");
    let ledger = "35-29; A\x1bn\u{202e}; Bob\nE\x1bve\n";
    folder.file("finished-games.txt", ledger.as_bytes());
    let answers = [
        told(&folder, &["list", &folder.argument("one.ggf")]),
        told(&folder, &["list", &folder.argument("\x1b[31m.oth")]),
        told(&folder, &["players", "--data", &folder.argument("")]),
    ];
    assert_snapshot!(answers.concat(), @r#"
    exit 0
         1: A�[2Jn��     2: Eve 64-0 Bob��1m - White, a�b (unfinished)
    exit 2
    �[31m.oth, line 1: move 2 is illegal: f5 is taken: play on an empty square
    exit 0
    rank   won drawn  lost  player
       1     1     0     0  A�n�
       2     0     0     1  Bob
    not counted: finished-games.txt, line 2: "E\u{1b}ve" is no finished game: write one as 35-29; Ann; Bob
    "#);
}

/// Nothing without an end is read to its end, or printed whole.
#[cfg(unix)]
#[test]
fn what_has_no_end_is_refused_in_a_sentence() {
    use std::fs::File;
    use std::os::unix::fs::symlink;
    let folder = Folder::empty();
    let place = |name: &str| folder.path().join(name);
    for name in ["zero.oth", "zero.wtb", "zero.jou", "finished-games.txt"] {
        symlink("/dev/zero", place(name)).unwrap();
    }
    let made = std::process::Command::new("mkfifo")
        .args([place("pipe.ggf"), place("pipe.wtb")])
        .status();
    assert!(made.unwrap().success());
    let large = File::create(place("large.wtb")).unwrap();
    large.set_len(200_000_000_000).unwrap();
    let line = format!("f5\nBlack: {}\n", "x".repeat(10_000_000));
    folder.file("line.oth", line.as_bytes());
    let name = format!("Black: {}\nf5\n", "x".repeat(50_000));
    folder.file("name.oth", name.as_bytes());
    folder.file("result.oth", name.replace("Black", "Result").as_bytes());
    folder.file("many.ggf", "(;;)\n".repeat(1_000_001).as_bytes());
    folder.file("many.oth", "Black:\n".repeat(1_000_002).as_bytes());
    folder.file("one.oth", b"f5");
    let list = |name: &str| told(&folder, &["list", &folder.argument(name)]);
    let here = folder.argument("");
    let one = folder.argument("one.oth");
    let answers = [
        list("zero.oth"),
        list("zero.wtb"),
        list("pipe.ggf"),
        list("pipe.wtb"),
        list("large.wtb"),
        list("line.oth"),
        list("many.ggf"),
        list("many.oth"),
        told(&folder, &["players", "--data", &here]),
        told(&folder, &["players", "--data", &here, "--add", &one]),
    ];
    assert_snapshot!(answers.concat(), @r"
    exit 2
    zero.oth: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    zero.wtb: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    pipe.ggf: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    pipe.wtb: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    large.wtb: it has more than 100000000 bytes: split it into smaller files
    exit 2
    line.oth: line 2 has 10000007 bytes: a line has at most 100000
    exit 2
    many.ggf, line 1000001: a file has at most 1000000 games: split it into smaller files
    exit 2
    many.oth, line 1000002: a file has at most 1000000 games: split it into smaller files
    exit 2
    finished-games.txt: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    finished-games.txt: it's a folder, a pipe or a device: name an ordinary file
    ");
    assert!(list("name.oth").len() < 3_000);
    assert!(list("result.oth").len() < 3_000);
}
