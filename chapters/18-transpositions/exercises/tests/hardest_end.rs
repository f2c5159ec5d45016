//! The checks of `hardest_end`.

use std::fmt;

use checks::Task;
use connect_four::ConnectFour;
use transpositions::{BitGrid, PackedTable, Solver};
use transpositions_exercises::hardest_end::hardest_end;

/// How hard the position is.
#[derive(PartialEq)]
enum End {
    /// The solver looks at as many positions as the check wants, or more.
    AtLeast(u64),
    /// It looks at only this many.
    Positions(u64),
    /// Only this many discs have been dropped.
    TooEarly(usize),
    /// The game is over already.
    Over,
    /// The text isn't a game, and why.
    NotAGame(String),
}

/// The fewest discs that must have been dropped.
const DROPPED: usize = 28;

impl fmt::Debug for End {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            End::AtLeast(positions) => {
                write!(f, "at least {positions} positions")
            }
            End::Positions(positions) => write!(f, "{positions} positions"),
            End::TooEarly(discs) => write!(
                f,
                "{discs} discs have been dropped, and it takes {DROPPED}"
            ),
            End::Over => write!(f, "the game is over"),
            End::NotAGame(why) => write!(f, "no game: {why}"),
        }
    }
}

fn measure(wanted: u64) -> End {
    let game: ConnectFour = match hardest_end().parse() {
        Ok(game) => game,
        Err(why) => return End::NotAGame(format!("{why}")),
    };
    if game.is_over() {
        return End::Over;
    }
    if game.dropped() < DROPPED {
        return End::TooEarly(game.dropped());
    }
    let mut solver = Solver::new(PackedTable::new(1).expect("a megabyte"));
    let solved = solver.solve(BitGrid::from(&game));
    solved.expect("nothing stops it");
    match solver.counter.positions {
        enough if enough >= wanted => End::AtLeast(wanted),
        positions => End::Positions(positions),
    }
}

#[track_caller]
fn expect(answer: fn(()) -> End, wanted: u64) {
    Task::new("hardest_end", answer).expect([((), End::AtLeast(wanted))]);
}

#[test]
fn the_end_takes_at_least_500_positions() {
    expect(|()| measure(500), 500);
}

#[test]
fn the_end_takes_at_least_2_000_positions() {
    expect(|()| measure(2_000), 2_000);
}

#[test]
fn the_end_takes_at_least_4_000_positions() {
    expect(|()| measure(4_000), 4_000);
}
