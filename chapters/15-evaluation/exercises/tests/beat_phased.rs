//! The checks of `beat_phased`.

use std::time::Duration;

use board::{Board, Disc};
use checks::{Task, Verdict, positions, random_boards, verdict};
use end_of_game::Position;
use evaluation::compare;
use evaluation::evaluate::{corners, phased};
use evaluation_exercises::beat_phased::beat_phased;
use minimax::Evaluation;

fn answer(position: &Position) -> i32 {
    beat_phased(&position.board, position.to_move)
}

/// Plays the chapter's match one move ahead. Judges the points of the answer.
fn play_a_match(other: Evaluation<Position>, wanted: usize) -> Verdict {
    let tally = compare([&answer, other], 1);
    points(tally.wins + tally.draws / 2, wanted)
}

/// Judges the points of a match, rounded down.
fn points(points: usize, wanted: usize) -> Verdict {
    verdict(match points {
        enough if enough >= wanted => format!("{wanted} points or more"),
        _ => format!("{points} points"),
    })
}

/// The time limit of a match.
const MATCH: Duration = Duration::from_secs(60);

/// Returns the sum of the values of a board to Black and to White.
fn sum(board: Board) -> i32 {
    let value = |to_move| beat_phased(&board, to_move);
    value(Disc::Black).saturating_add(value(Disc::White))
}

#[test]
fn what_is_good_for_one_color_is_bad_for_the_other() {
    let boards = random_boards().take(50).chain([positions::c6()]);
    Task::new("beat_phased", |(board,): (Board,)| sum(board))
        .mistake(
            "It looks as if you speak always for the same color: the values \
             for Black and for White must add up to 0.",
            |(board,)| sum(board),
        )
        .expect(boards.map(|board| ((board,), 0)));
    Task::new("beat_phased", |()| {
        random_boards().take(50).any(tells_apart)
    })
    .mistake(
        "On 50 boards every value was 0: whose position is better?",
        |()| false,
    )
    .expect([((), true)]);
}

/// Tests if a board isn't worth the same to both colors.
fn tells_apart(board: Board) -> bool {
    beat_phased(&board, Disc::Black) != 0
}

#[test]
fn it_beats_corners() {
    Task::new("beat_phased", |()| play_a_match(&corners, 62))
        .time_limit(MATCH)
        .expect([((), points(62, 62))]);
}

#[test]
fn it_beats_phased() {
    Task::new("beat_phased", |()| play_a_match(&phased, 62))
        .time_limit(MATCH)
        .expect([((), points(62, 62))]);
}

#[test]
fn it_gets_70_points() {
    Task::new("beat_phased", |()| play_a_match(&phased, 70))
        .time_limit(MATCH)
        .expect([((), points(70, 70))]);
}

#[test]
fn it_gets_80_points() {
    Task::new("beat_phased", |()| play_a_match(&phased, 80))
        .time_limit(MATCH)
        .expect([((), points(80, 80))]);
}
