//! Matches between programs, good and bad ones.

use end_of_game::Position;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;
use tic_tac_toe::Rand;
use tournament::{Pairing, Sprt, openings, schedule, standings};
use whole_games::referee;

test_support::stage_binary!(
    STAGE,
    [
        "",
        "easy",
        "easy hard --time soon",
        "easy hard --games x",
        "easy engine:none.bin",
        "easy hard --until 20:0",
        "easy medium hard --until 0:20"
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
#[cfg(unix)]
fn a_player_can_bring_its_own_time() {
    let hasty = format!("{}@1ms", program("exec sleep 60"));
    let arguments = ["easy", &hasty, "--time", "60s", "--grace", "1ms"];
    let report = STAGE.run(&arguments, "");
    let late = format!("game 1: {hasty} took more than 2 ms");
    assert!(report.contains(&late), "{report}");
}

#[test]
fn a_program_that_is_not_there_is_a_mistake() {
    let report = STAGE.run(&["easy", "no-such-program"], "");
    assert!(report.starts_with("exit 2\n"), "{report}");
    assert!(report.contains("no-such-program can't play"), "{report}");
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

/// A match between a player who wins this often and another, as long as the
/// test wants it.
fn decided(sprt: Sprt, elo: f64, rand: &mut Rand) -> (f64, usize) {
    let wins = 1000.0 / (1.0 + 10_f64.powf(-elo / 400.0));
    let mut results = Vec::new();
    for pair in schedule(2, 10_000, 61).chunks(2) {
        for pairing in pair {
            let has_won = rand.below(1000) < wins.round() as usize;
            let is_black = pairing.black == 0;
            results.push((*pairing, if has_won == is_black { 2 } else { -2 }));
        }
        if let Some(verdict) = sprt.verdict(&results) {
            return (verdict, results.len());
        }
    }
    panic!("it's still not decided");
}

#[test]
fn one_match_of_twenty_is_decided_wrongly() {
    let sprt: Sprt = "0:50".parse().unwrap();
    let mut rand = Rand::new(23);
    for right in [0.0, 50.0] {
        let matches: Vec<_> =
            (0..400).map(|_| decided(sprt, right, &mut rand)).collect();
        let wrong = matches.iter().filter(|one| one.0 != right).count();
        let games: usize = matches.iter().map(|one| one.1).sum();
        assert!((4..=32).contains(&wrong), "{right}: {wrong} of 400");
        println!("{right}: {wrong} wrong, {} games", games / 400);
    }
}

#[test]
fn whoever_is_far_ahead_needs_few_games() {
    let mut rand = Rand::new(1);
    let sprt: Sprt = "0:50".parse().unwrap();
    let (verdict, games) = decided(sprt, 400.0, &mut rand);
    assert!(verdict == 50.0 && games < 60, "{games}");
}

/// Each opening ten times, and each time the same games: that's one time.
#[test]
fn the_same_games_again_decide_nothing() {
    let sprt: Sprt = "0:50".parse().unwrap();
    let results: Vec<_> = schedule(2, 122, 61)
        .into_iter()
        .map(|pairing| (pairing, if pairing.opening < 33 { 2 } else { -2 }))
        .map(|(pairing, points)| {
            (pairing, if pairing.black == 0 { points } else { -points })
        })
        .collect();
    let once = sprt.log_ratio(&results);
    let often = sprt.log_ratio(&results.repeat(10));
    assert!((once - often).abs() < 0.2, "{once} {often}");
}

#[test]
fn each_opening_is_played_before_one_is_played_again() {
    let plan = schedule(2, 244, 61);
    let mut seen: Vec<_> =
        plan[..122].iter().map(|game| game.opening).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 61);
}
