//! The checks of `weights`.

use std::time::Duration;

use checks::{Task, Verdict, verdict};
use end_of_game::Position;
use evaluation::evaluate::{phased, weighed};
use evaluation::openings;
use evaluation_exercises::weights::weights;
use minimax::{Evaluation, Game, analyze, best};

fn play_a_match(wanted: usize) -> Verdict {
    let weights = weights();
    let tried = |position: &Position| weighed(weights, position);
    let halves: i32 = openings()
        .iter()
        .step_by(2)
        .take(30)
        .map(|opening| {
            let first = play(opening, [&tried, &phased]).signum();
            let second = -play(opening, [&phased, &tried]).signum();
            (first + 1) + (second + 1)
        })
        .sum();
    points(halves as usize / 2, wanted)
}

/// Plays a game two moves ahead. Returns its result for the side that begins.
fn play(start: &Position, mut sides: [Evaluation<Position>; 2]) -> i32 {
    let (mut game, mut sign) = (*start, 1);
    loop {
        if let Some(result) = game.result() {
            return sign * result;
        }
        let considered = analyze(&game, 2, sides[0]);
        game = game.after(best(&considered)[0]);
        sides.swap(0, 1);
        sign = -sign;
    }
}

/// Judges the points of a match, rounded down.
fn points(points: usize, wanted: usize) -> Verdict {
    verdict(match points {
        enough if enough >= wanted => format!("{wanted} points or more"),
        _ => format!("{points} points"),
    })
}

#[track_caller]
fn expect(played: fn(()) -> Verdict, wanted: usize) {
    Task::new("weights", played)
        .time_limit(Duration::from_secs(60))
        .expect([((), points(wanted, wanted))]);
}

#[test]
fn it_gets_38_points() {
    expect(|()| play_a_match(38), 38);
}

#[test]
fn it_gets_42_points() {
    expect(|()| play_a_match(42), 42);
}

#[test]
fn it_gets_46_points() {
    expect(|()| play_a_match(46), 46);
}
