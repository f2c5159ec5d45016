//! The checks of `beat_phased`.

use std::sync::OnceLock;
use std::time::Duration;

use board::{Board, Disc};
use checks::{Task, positions, random_boards};
use end_of_game::Position;
use evaluation::evaluate::phased;
use evaluation::openings;
use evaluation_exercises::beat_phased::beat_phased;
use minimax::{Evaluation, Game, analyze, best};

/// What a match came to, rounded down; at most as much as the check wants.
#[derive(Debug, PartialEq)]
struct Points(usize);

fn answer(position: &Position) -> i32 {
    beat_phased(&position.board, position.to_move)
}

/// The points of the answer in 122 games. They're played once for all checks.
fn points() -> usize {
    static HALVES: OnceLock<i32> = OnceLock::new();
    let halves = HALVES.get_or_init(|| openings().iter().map(pair).sum());
    *halves as usize / 2
}

/// The half points of the answer in the two games from an opening.
fn pair(opening: &Position) -> i32 {
    let first = play(opening, [answer, phased]).signum();
    let second = -play(opening, [phased, answer]).signum();
    (first + 1) + (second + 1)
}

/// Plays a game two moves ahead, and returns its result for the side that
/// begins.
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

/// Asks for so many points. An evaluation that always speaks for the same color
/// doesn't get to play.
#[track_caller]
fn expect(wanted: usize, answer: fn(()) -> Points) {
    let boards = random_boards().take(50).chain([positions::c6()]);
    Task::new("the sum of beat_phased for both colors", |(board,)| {
        sum(board)
    })
    .mistake(
        "It looks as if you speak always for the same color: the values \
             for Black and for White must add up to 0.",
        |(board,)| sum(board),
    )
    .expect(boards.map(|board| ((board,), 0)));
    Task::new("beat_phased", answer)
        .time_limit(Duration::from_secs(120))
        .expect([((), Points(wanted))]);
}

/// The sum of what a board is worth to Black and to White.
fn sum(board: Board) -> i32 {
    let value = |to_move| beat_phased(&board, to_move);
    value(Disc::Black).saturating_add(value(Disc::White))
}

#[test]
fn it_beats_phased() {
    expect(62, |()| Points(points().min(62)));
}

#[test]
fn it_gets_67_points() {
    expect(67, |()| Points(points().min(67)));
}

#[test]
fn it_gets_72_points() {
    expect(72, |()| Points(points().min(72)));
}

#[test]
fn it_gets_80_points() {
    expect(80, |()| Points(points().min(80)));
}
