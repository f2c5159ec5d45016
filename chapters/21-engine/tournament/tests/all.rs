//! Matches between programs, good and bad ones.

use end_of_game::Position;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;
use tournament::{Pairing, openings, schedule, standings};
use whole_games::referee;

test_support::stage_binary!(
    STAGE,
    [
        "",
        "easy",
        "easy hard --time soon",
        "easy hard --games x",
        "easy engine:none.bin"
    ]
);

#[test]
fn the_openings_are_those_of_chapter_14() {
    let played = openings()
        .into_iter()
        .map(|plies| referee(Position::start(), &plies).unwrap().position);
    let mut played: Vec<_> = played.collect();
    assert_eq!(played.len(), 61);
    for position in evaluation::openings() {
        let found = played.iter().position(|other| *other == position);
        played.remove(found.expect("an opening"));
    }
}

#[test]
fn everybody_meets_everybody_with_both_colors() {
    let plan = schedule(3, 4, 61);
    assert_eq!(plan.len(), 3 * 4);
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let games = |black, white| {
            let is_one = |pairing: &&Pairing| {
                (pairing.black, pairing.white) == (black, white)
            };
            plan.iter()
                .filter(is_one)
                .map(|pairing| pairing.opening)
                .collect::<Vec<_>>()
        };
        assert_eq!(games(one, other), [0, 30]);
        assert_eq!(games(other, one), [0, 30]);
    }
}

/// Three wins for each loss are 191 points, as the formula says. The draw that's
/// counted in addition takes a little of it.
#[test]
fn a_rating_says_how_often_somebody_wins() {
    let results: Vec<_> = schedule(2, 400, 61)
        .into_iter()
        .enumerate()
        .map(|(number, pairing)| {
            let has_lost = number % 8 < 2;
            let sign = if pairing.black == 0 { 2 } else { -2 };
            (pairing, if has_lost { -sign } else { sign })
        })
        .collect();
    let [first, second] = standings(2, &results)[..] else {
        panic!()
    };
    assert_eq!((first.player, second.player), (0, 1));
    assert_eq!((first.tally.wins, first.tally.losses), (300, 100));
    assert!((first.elo - 190.85).abs() < 1.0, "{first:?}");
    assert_eq!(second.elo, 0.0);
}

/// A script that answers every command except one.
#[cfg(unix)]
fn program(at_genmove: &str) -> String {
    format!(
        "sh -c 'while read line; do case $line in genmove*) {at_genmove};; \
         *) echo =; echo;; esac; done'"
    )
}

/// What a match of two games with a program that does this at its first move
/// says about it.
#[cfg(unix)]
fn match_with(at_genmove: &str, more: &[&str]) -> String {
    let program = program(at_genmove);
    let arguments = [&["easy", &program], more].concat();
    STAGE.run(&arguments, "").replace(&program, "PROGRAM")
}

#[test]
#[cfg(unix)]
fn a_program_that_misbehaves_loses_that_game() {
    let patient = ["--time", "60s"];
    assert_snapshot!(
        [
            match_with("exit", &patient),
            match_with("echo = a1; echo", &patient),
            match_with("echo = pass; echo", &patient),
            match_with("echo = castle; echo", &patient),
            match_with("echo ? I resign; echo", &patient),
            match_with("exec sleep 60", &["--time", "1ms", "--grace", "1ms"]),
        ]
        .map(|report| report.lines().take(3).collect::<Vec<_>>().join("\n"))
        .join("\n")
    );
}

#[test]
fn a_program_that_is_not_there_is_a_mistake() {
    let report = STAGE.run(&["easy", "no-such-program"], "");
    assert!(report.starts_with("exit 2\n"), "{report}");
    assert!(report.contains("no-such-program can't play"), "{report}");
}

/// It never stops talking, so what it says must have a limit.
#[test]
#[cfg(unix)]
fn a_program_that_agrees_with_everything_loses() {
    let report = STAGE.run(&["easy", "sh -c 'yes = | sed G'"], "");
    assert!(report.contains("played \"\", which is illegal"), "{report}");
}

#[test]
fn a_match_goes_on_where_it_ended() {
    let folder = Folder::empty();
    let file = folder.argument("games.ggf");
    let play = |names: [&str; 2], games| {
        let [one, other] = names;
        let options = ["--games", games, "--file", &file];
        STAGE.run(&[&[one, other], &options[..]].concat(), "")
    };
    let read = || std::fs::read_to_string(&file).unwrap();
    play(["easy", "medium"], "2");
    let before = read();
    let report = play(["easy", "medium"], "2");
    assert!(report.contains("medium         2"), "{report}");
    assert_eq!(read(), before);
    play(["easy", "medium"], "3");
    assert!(read().starts_with(&before) && read().lines().count() == 3);
    let other = play(["easy", "discs:2"], "2");
    assert_snapshot!(other.replace(&file, "games.ggf"));
}

#[test]
fn a_file_that_has_no_games_is_left_alone() {
    let folder = Folder::empty();
    folder.file("games.ggf", b"chess");
    let file = folder.argument("games.ggf");
    let shown = STAGE.run(&["easy", "hard", "--file", &file], "");
    assert_snapshot!(shown.replace(&file, "games.ggf"));
}

const RHINO: &str = "/usr/games/gtp-rhino";

/// A program that somebody else wrote.
#[test]
fn it_plays_grhino() {
    if !std::path::Path::new(RHINO).exists() {
        return test_support::skip(
            "OTHELLIER_PARTNERS",
            "there's no gtp-rhino: apt-get install grhino",
        );
    }
    let rhino = format!("{RHINO} -l 1 -b 0");
    let options = ["--time", "10ms", "--grace", "60s"];
    let report = STAGE.run(&[&["engine", &rhino], &options[..]].concat(), "");
    assert!(report.starts_with("exit 0\n"), "{report}");
    assert!(!report.contains("game "), "{report}");
}
