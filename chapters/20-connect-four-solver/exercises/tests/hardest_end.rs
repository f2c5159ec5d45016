//! The checks of `hardest_end`.

use checks::{Task, Verdict, verdict};
use connect_four::ConnectFour;
use connect_four_solver::{BitGrid, PackedTable, Solver};
use connect_four_solver_exercises::hardest_end::hardest_end;

/// The number of discs that must have been dropped at least.
const DROPPED: usize = 28;

fn measure(wanted: u64) -> Verdict {
    let game: ConnectFour = match hardest_end().parse() {
        Ok(game) => game,
        Err(why) => return verdict(format!("no game: {why}")),
    };
    if game.is_over() {
        return verdict("the game is over");
    }
    if game.dropped() < DROPPED {
        return verdict(format!(
            "{} discs have been dropped, and it takes {DROPPED}",
            game.dropped()
        ));
    }
    let mut solver = Solver::new(PackedTable::new(1).expect("a megabyte"));
    let solved = solver.solve(BitGrid::from(&game));
    solved.expect("nothing stops it");
    match solver.counter.positions {
        enough if enough >= wanted => expected(wanted),
        positions => verdict(format!("{positions} positions")),
    }
}

fn expected(positions: u64) -> Verdict {
    verdict(format!("at least {positions} positions"))
}

#[track_caller]
fn expect(answer: fn(()) -> Verdict, wanted: u64) {
    Task::new("hardest_end", answer).expect([((), expected(wanted))]);
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
