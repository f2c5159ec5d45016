//! Tests of schedules, ratings, the SPRT, and matches between programs.

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
fn openings_equal_those_of_chapter_15() {
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
fn schedule_pairs_all_players_with_both_colors() {
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

/// Three wins for each loss are 191 points, less a little for the added draw.
#[test]
fn ratings_match_the_win_rate() {
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

/// Returns a shell script that responds to all commands, to `genmove` like
/// this.
#[cfg(unix)]
fn program(at_genmove: &str) -> String {
    format!(
        "sh -c 'while read line; do case $line in genmove*) {at_genmove};; \
         *) echo =; echo;; esac; done'"
    )
}

/// Returns the report of a match against a program with this response to
/// `genmove`.
#[cfg(unix)]
fn match_with(at_genmove: &str, more: &[&str]) -> String {
    let program = program(at_genmove);
    let arguments = [&["easy", &program], more].concat();
    STAGE.run(&arguments, "").replace(&program, "PROGRAM")
}

#[test]
#[cfg(unix)]
fn misbehaving_program_loses_the_game() {
    let long_time = ["--time", "60s"];
    assert_snapshot!(
        [
            match_with("exit", &long_time),
            match_with("echo = a1; echo", &long_time),
            match_with("echo = pass; echo", &long_time),
            match_with("echo = castle; echo", &long_time),
            match_with("echo ? I resign; echo", &long_time),
            match_with("exec sleep 60", &["--time", "1ms", "--grace", "1ms"]),
        ]
        .map(|report| report.lines().take(3).collect::<Vec<_>>().join("\n"))
        .join("\n")
    );
}

#[test]
#[cfg(unix)]
fn player_with_its_own_time() {
    let hasty = format!("{}@1ms", program("exec sleep 60"));
    let arguments = ["easy", &hasty, "--time", "60s", "--grace", "1ms"];
    let report = STAGE.run(&arguments, "");
    let late = format!("game 1: {hasty} took more than 2 ms");
    assert!(report.contains(&late), "{report}");
}

#[test]
#[cfg(unix)]
fn program_that_never_stops_writing_lines_loses() {
    let report = STAGE.run(&["easy", "sh -c 'yes = | sed G'"], "");
    assert!(report.starts_with("exit 0\n"), "{report}");
    assert!(report.contains("played \"\", which is illegal"), "{report}");
}

/// Each answer is one line without an end.
#[test]
#[cfg(unix)]
fn program_that_never_ends_its_line_loses() {
    let report = match_with(
        "yes =a1 | tr -d \"\\n\"",
        &["--time", "50ms", "--grace", "50ms"],
    );
    assert!(report.starts_with("exit 0\n"), "{report}");
    assert!(report.contains("PROGRAM took more than 100 ms"), "{report}");
}

/// Returns the report of a match against a program that writes this first.
#[cfg(unix)]
fn match_after_greeting(greeting: &str) -> String {
    let gtp = "while read line; do case $line in *) echo =; echo;; esac; done";
    let program = format!("sh -c 'printf \"{greeting}\\n\"; {gtp}'");
    let report = STAGE.run(&["easy", &program], "");
    let games: Vec<_> = report.lines().take(3).collect();
    games.join("\n").replace(&program, "PROGRAM")
}

#[test]
#[cfg(unix)]
fn greeting_is_no_response() {
    let usual = match_after_greeting("");
    assert!(usual.contains("game 1: PROGRAM played \"\""), "{usual}");
    for greeting in ["Welcome", "=== Welcome ===", r"a\n\nb\n", "??? #"] {
        assert_eq!(match_after_greeting(greeting), usual, "{greeting}");
    }
    // With the responses one command late, this would be a move.
    let plays = "sh -c 'echo Hi; while read line; do case $line in \
        genmove*) echo = pass; echo;; *) echo = c4; echo;; esac; done'";
    let report = STAGE.run(&["easy", plays], "");
    assert!(
        report.contains("played \"pass\", which is illegal"),
        "{report}"
    );
}

#[test]
#[cfg(unix)]
fn program_that_does_not_speak_gtp_is_an_error() {
    for (program, line) in [
        ("echo Welcome", "Welcome"),
        (
            "sh -c 'echo; echo set myname X; read a; read b'",
            "set myname X",
        ),
        ("sh -c 'read a; echo === $a'", "=== set_game Othello"),
    ] {
        assert_eq!(
            STAGE.run(&["easy", program], ""),
            format!(
                "exit 2\n{program} can't play: it doesn't speak GTP: it wrote \
                 {line:?}, and a response begins with = or ?\n"
            )
        );
    }
}

#[test]
fn missing_program_is_an_error() {
    let report = STAGE.run(&["easy", "no-such-program"], "");
    assert!(report.starts_with("exit 2\n"), "{report}");
    assert!(report.contains("no-such-program can't play"), "{report}");
}

#[test]
fn resumes_a_match_from_its_file() {
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
fn rejects_a_file_that_is_not_ggf() {
    let folder = Folder::empty();
    folder.file("games.ggf", b"chess");
    let file = folder.argument("games.ggf");
    let output = STAGE.run(&["easy", "hard", "--file", &file], "");
    assert_snapshot!(output.replace(&file, "games.ggf"));
}

const RHINO: &str = "/usr/games/gtp-rhino";

#[test]
fn plays_against_grhino() {
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

/// Plays random games between players whose ratings differ by `elo` until the
/// test is decided. Returns its verdict and the number of games.
fn run_sprt(sprt: Sprt, elo: f64, rand: &mut Rand) -> (f64, usize) {
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
    panic!("the match wasn't decided");
}

#[test]
fn sprt_has_the_expected_error_rate() {
    let sprt: Sprt = "0:50".parse().unwrap();
    let mut rand = Rand::new(23);
    for right in [0.0, 50.0] {
        let matches: Vec<_> =
            (0..400).map(|_| run_sprt(sprt, right, &mut rand)).collect();
        let wrong = matches.iter().filter(|one| one.0 != right).count();
        let games: usize = matches.iter().map(|one| one.1).sum();
        assert!((4..=32).contains(&wrong), "{right}: {wrong} of 400");
        println!("{right}: {wrong} wrong, {} games", games / 400);
    }
}

#[test]
fn large_differences_are_decided_quickly() {
    let mut rand = Rand::new(1);
    let sprt: Sprt = "0:50".parse().unwrap();
    let (verdict, games) = run_sprt(sprt, 400.0, &mut rand);
    assert!(verdict == 50.0 && games < 60, "{games}");
}

#[test]
fn until_ends_a_match_once_decided() {
    let report = STAGE.run(&["hard", "discs:1", "--until", "0:200"], "");
    assert_snapshot!(report.lines().last().unwrap());
}

#[test]
fn repeated_games_do_not_change_the_ratio() {
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
fn all_openings_are_played_before_one_repeats() {
    let plan = schedule(2, 244, 61);
    let mut seen: Vec<_> =
        plan[..122].iter().map(|game| game.opening).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 61);
}
