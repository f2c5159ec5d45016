//! The checks of `forks`.

use checks::{Random, Task};
use connect_four::{Column, ConnectFour};
use connect_four_solver::{BitGrid, has_four};
use connect_four_solver_exercises::forks::forks;
use minimax::Game;

type Call = (String,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, String> {
    Task::new("forks", |(columns,): Call| forks(&columns))
        .contrast(with_or_without, reference)
}

/// Tests if the side that just moved could complete four on more than one
/// square.
fn is_fork(after: BitGrid) -> bool {
    let ours = after.opponent();
    let bits = (0..64).map(|bit| 1_u64 << bit);
    let wins =
        bits.filter(|bit| after.landings() & bit != 0 && has_four(ours | bit));
    !has_four(ours) && wins.count() > 1
}

fn reference((columns,): Call) -> String {
    let game: ConnectFour = columns.parse().expect("the check's game");
    let grid = BitGrid::from(&game);
    let open = Column::all().filter(|column| grid.moves().contains(column));
    let forks = open.filter(|column| is_fork(grid.after(*column)));
    forks.map(|column| column.to_string()).collect()
}

/// Returns a random game that isn't over.
fn random_game(random: &mut Random, discs: usize) -> String {
    let mut columns = String::new();
    for _ in 0..discs {
        let longer = format!("{columns}{}", 1 + random.below(7));
        match longer.parse::<ConnectFour>() {
            Ok(game) if !game.is_over() => columns = longer,
            _ => {}
        }
    }
    columns
}

/// Returns a game of five discs with one fork, or with none.
fn with_or_without(random: &mut Random) -> Call {
    let forks = random.below(2);
    loop {
        let call = (random_game(random, 5),);
        if reference(call.clone()).len() == forks {
            return call;
        }
    }
}

#[track_caller]
fn expect(columns: &str, expected: &str) {
    task().expect([((columns.to_owned(),), expected.to_owned())]);
}

#[test]
fn two_in_the_lowest_row_can_become_three() {
    expect("4455", "cf");
}

#[test]
fn one_threat_is_no_fork() {
    expect("112233", "");
    expect("1122", "");
}

#[test]
fn a_square_in_midair_is_no_threat() {
    expect("43544", "");
    expect("44556", "");
}

#[test]
fn whoever_completes_four_needs_no_fork() {
    expect("445566", "abdef");
    expect("334455", "acdeg");
}

#[test]
fn two_hundred_games_have_their_forks() {
    let mut random = Random::new(20);
    let games = (0..200).map(|nth| (random_game(&mut random, 6 + nth % 16),));
    task().agrees_with(reference, games.collect::<Vec<_>>());
}
