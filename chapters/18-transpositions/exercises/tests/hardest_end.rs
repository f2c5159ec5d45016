//! The checks of `hardest_end`.

use checks::Task;
use connect_four::Game;
use transpositions::{BitGrid, PackedTable, Solver};
use transpositions_exercises::hardest_end::hardest_end;

/// How hard the position is.
#[derive(Debug, PartialEq)]
enum End {
    /// The solver looks at as many positions as the check wants, or at so many.
    Positions(u64),
    /// Fewer than 28 discs have been dropped.
    TooEarly,
    /// The game is over already.
    Over,
    /// The text isn't a game, and why.
    NotAGame(String),
}

fn measure(wanted: u64) -> End {
    let game: Game = match hardest_end().parse() {
        Ok(game) => game,
        Err(why) => return End::NotAGame(format!("{why}")),
    };
    if game.is_over() {
        return End::Over;
    }
    if game.dropped() < 28 {
        return End::TooEarly;
    }
    let mut solver = Solver::new(PackedTable::new(1).expect("a megabyte"));
    let solved = solver.solve(BitGrid::from(&game));
    solved.expect("nothing stops it");
    End::Positions(solver.positions.min(wanted))
}

#[track_caller]
fn expect(answer: fn(()) -> End, wanted: u64) {
    Task::new("hardest_end", answer).expect([((), End::Positions(wanted))]);
}

#[test]
fn it_takes_500_positions() {
    expect(|()| measure(500), 500);
}

#[test]
fn it_takes_2_000_positions() {
    expect(|()| measure(2_000), 2_000);
}

#[test]
fn it_takes_4_000_positions() {
    expect(|()| measure(4_000), 4_000);
}
