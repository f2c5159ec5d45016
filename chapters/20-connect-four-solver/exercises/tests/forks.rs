//! The checks of `forks`.

use checks::{Random, Task};
use connect_four::{Column, ConnectFour};
use connect_four_solver::{BitGrid, has_four, winning_squares};
use connect_four_solver_exercises::forks::forks;
use minimax::Game;

type Call = (String,);

fn task() -> Task<Call, String> {
    Task::new("forks", |(columns,): Call| forks(&columns))
        .contrast(|random| (random_game(random, 5),), chapter)
        .mistake(
            "No disc can land on one of the squares yet, so it's no threat.",
            |(columns,)| letters(&columns, |after| wins(ours(after), after.free()) > 1),
        )
        .mistake(
            "One square isn't a fork: the opponent just drops a disc there.",
            |(columns,)| letters(&columns, |after| threats(after) > 0),
        )
        .mistake(
            "A column that completes four wins at once. That's no fork.",
            |(columns,)| {
                let is_fork = |after: BitGrid| {
                    let threats = winning_squares(ours(after)) & after.landings();
                    threats.count_ones() > 1
                };
                letters(&columns, is_fork)
            },
        )
        .mistake(
            "Where can a disc land? Look at the grid after yours is dropped: it \
             may lie below one of the two squares.",
            |(columns,)| {
                let before = grid(&columns).landings();
                let both = |after: BitGrid| {
                    !has_four(ours(after)) && wins(ours(after), before & after.free()) > 1
                };
                letters(&columns, both)
            },
        )
        .mistake(
            "After your disc it's your opponent's turn, and `own` is what your \
             opponent has.",
            |(columns,)| {
                letters(&columns, |after| wins(after.own, after.landings()) > 1)
            },
        )
        .mistake("There can be more than one such column.", |call| {
            chapter(call).chars().take(1).collect()
        })
        .mistake("From a to g, please.", |call| {
            chapter(call).chars().rev().collect()
        })
}

fn grid(columns: &str) -> BitGrid {
    let game: ConnectFour = columns.parse().expect("the check's game");
    BitGrid::from(&game)
}

/// The discs of the side that just moved.
fn ours(after: BitGrid) -> u64 {
    after.opponent()
}

/// On how many of these squares a disc would complete four.
fn wins(discs: u64, squares: u64) -> usize {
    let bits = (0..64).map(|bit| 1_u64 << bit);
    bits.filter(|bit| squares & bit != 0 && has_four(discs | bit))
        .count()
}

fn threats(after: BitGrid) -> usize {
    if has_four(ours(after)) {
        0
    } else {
        wins(ours(after), after.landings())
    }
}

/// The columns after which this is true.
fn letters(columns: &str, is_fork: impl Fn(BitGrid) -> bool) -> String {
    let grid = grid(columns);
    let open = Column::all().filter(|column| grid.moves().contains(column));
    let forks = open.filter(|column| is_fork(grid.after(*column)));
    forks.map(|column| column.to_string()).collect()
}

fn chapter((columns,): Call) -> String {
    letters(&columns, |after| threats(after) > 1)
}

/// A game by chance that isn't over.
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

#[track_caller]
fn expect(columns: &str, due: &str) {
    task().expect([((columns.to_owned(),), due.to_owned())]);
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
    task().agrees_with(chapter, games.collect::<Vec<_>>());
}
