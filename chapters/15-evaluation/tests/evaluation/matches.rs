//! Each evaluation wins against the one before. Every number here is what a
//! seeded match came to, and comes to again.

use end_of_game::{Position, Turn};
use evaluation::evaluate::STEPS;
use evaluation::{Computer, Engine, Tally, openings, play_match, play_out};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;

#[test]
fn openings_with_8_discs_are_61() {
    let openings = openings();
    assert_eq!(openings.len(), 61);
    for (number, opening) in openings.iter().enumerate() {
        assert_eq!(opening.turn(), Turn::Move);
        assert!(!openings[..number].contains(opening));
    }
}

/// Returns the match of each step against the one before: all openings, both
/// colors.
fn steps(depth: usize) -> String {
    let engine = |step: usize| Engine {
        depth,
        evaluation: STEPS[step].1,
    };
    let line = |step: usize| {
        let engines = [&engine(step), &engine(step - 1)];
        let mut rand = Rand::new(1);
        let [black, white] = play_match(engines, &openings(), 122, &mut rand);
        let all = black + white;
        assert_eq!(all.games(), 122);
        assert!(all.rate() > 55.0, "{} at depth {depth}", STEPS[step].0);
        let Tally {
            wins,
            draws,
            losses,
        } = all;
        let (name, before) = (STEPS[step].0, STEPS[step - 1].0);
        let rate = all.rate();
        format!("{name} - {before}: {wins} {draws} {losses}, {rate:.0} %")
    };
    (1..STEPS.len()).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn each_evaluation_beats_the_one_before_at_depth_2() {
    assert_snapshot!(steps(2), @r"
    corners - discs: 115 0 7, 94 %
    mobility - corners: 99 4 19, 83 %
    phased - mobility: 77 4 41, 65 %
    ");
}

#[test]
fn engine_scores_half_against_itself() {
    let easy: Computer = "easy".parse().unwrap();
    let engines = [&easy.engine, &easy.engine];
    let mut rand = Rand::new(1);
    let [black, white] = play_match(engines, &openings(), 122, &mut rand);
    let rate = (black + white).rate();
    assert!((35.0..65.0).contains(&rate), "{rate}");
}

#[test]
fn tally_prints_confidence() {
    let tally = Tally {
        wins: 77,
        draws: 4,
        losses: 41,
    };
    assert_eq!(tally.to_string(), "+77 =4 -41: 65 % ± 8");
    assert_eq!((tally + tally).games(), 2 * tally.games());
    // Four times the games, half the doubt.
    let four = tally + tally + tally + tally;
    assert!((four.margin() * 2.0 - tally.margin()).abs() < 1e-9);
    assert_eq!(
        (Tally::default().rate(), Tally::default().margin()),
        (0.0, 0.0)
    );
}

#[test]
fn match_is_reproducible() {
    let [easy, medium] =
        ["easy", "medium"].map(|name| name.parse::<Computer>().unwrap());
    let play = |seed| {
        let engines = [&easy.engine, &medium.engine];
        play_out(&Position::start(), engines, &mut Rand::new(seed))
    };
    assert_eq!(play(1), play(1));
    let results: Vec<_> = (0..20).map(play).collect();
    assert!(
        results.iter().any(|result| *result != results[0]),
        "{results:?}"
    );
}
