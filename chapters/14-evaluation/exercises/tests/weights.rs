//! The checks of `weights`.

use std::cell::Cell as Slot;
use std::time::Duration;

use board::{Cell, Square};
use checks::Task;
use end_of_game::Position;
use evaluation::evaluate::{corner_points, frontier, legal_moves, phased};
use evaluation::openings;
use evaluation_exercises::weights::weights;
use minimax::{Evaluation, Game, analyze, best, discs};

/// What a match came to, rounded down; at most as much as the check wants.
#[derive(Debug, PartialEq)]
struct Points(usize);

thread_local! {
    /// An evaluation is a plain function, so it finds its weights here.
    static WEIGHTS: Slot<[i32; 5]> = const { Slot::new([0; 5]) };
}

fn weighed(it: &Position) -> i32 {
    let [corners, moves, open, all, edge] = WEIGHTS.get();
    corners * corner_points(it)
        + moves * legal_moves(it)
        + open * frontier(it)
        + all * discs(it)
        + edge * edges(it)
}

/// The discs on the edges, corners not counted.
fn edges(position: &Position) -> i32 {
    let is_end = |line: i32| line == 0 || line == 7;
    let squares =
        Square::all().filter(|it| is_end(it.column()) != is_end(it.row()));
    let owner = |square| match position.board[square] {
        Cell::Empty | Cell::Border => 0,
        cell if cell == position.to_move.into() => 1,
        _ => -1,
    };
    squares.map(owner).sum()
}

fn play_a_match(wanted: usize) -> Points {
    WEIGHTS.set(weights());
    let halves: i32 = openings()
        .iter()
        .step_by(2)
        .take(30)
        .map(|opening| {
            let first = play(opening, [weighed, phased]).signum();
            let second = -play(opening, [phased, weighed]).signum();
            (first + 1) + (second + 1)
        })
        .sum();
    Points((halves as usize / 2).min(wanted))
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

#[track_caller]
fn expect(points: fn(()) -> Points, wanted: usize) {
    Task::new("weights", points)
        .time_limit(Duration::from_secs(60))
        .expect([((), Points(wanted))]);
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
