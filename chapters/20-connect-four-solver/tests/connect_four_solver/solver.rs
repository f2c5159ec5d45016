//! The solver against the search that knows less, and on positions whose score
//! is known.
//!
//! The set *end-easy* is Pascal Pons's and not part of the project. The file
//! `connect-four-end-easy.txt` is looked for in the folder that
//! `OTHELLIER_CONNECT_FOUR` names. Without it, the test says so and passes.

use std::env;
use std::fs;
use std::path::Path;

use alpha_beta::{Window, as_they_come};
use checks::Random;
use connect_four_solver::{
    BitGrid, FirstMove, PackedTable, Solver, look_up_all,
};
use minimax::{Game, POINT, Search, Stopped};
use pretty_assertions::assert_eq;
use test_support::skip;
use transpositions::{Bounds, TableSearch};

use crate::connect_four::random_game;

const VARIABLE: &str = "OTHELLIER_CONNECT_FOUR";

/// What each line of a set says: a position, and its score.
pub fn set(text: &str) -> Vec<(BitGrid, i32)> {
    let position = |line: &str| {
        let (columns, score) = line.trim().split_once(' ')?;
        let game: connect_four::ConnectFour = columns.parse().ok()?;
        Some((BitGrid::from(&game), score.parse().ok()?))
    };
    text.lines()
        .map(|line| position(line).expect(line))
        .collect()
}

/// How many positions it looks at, each time from an empty table.
fn solve_all(set: &[(BitGrid, i32)]) -> u64 {
    let mut solver = Solver::new(PackedTable::new(1).unwrap());
    for (grid, score) in set {
        solver.table.clear();
        assert_eq!(solver.solve(*grid), Ok(*score), "{grid:?}");
    }
    solver.counter.positions
}

type LookUp = fn(&PackedTable, BitGrid, u64) -> Bounds;

fn itself(table: &PackedTable, grid: BitGrid, _landings: u64) -> Bounds {
    table.find(grid.key())
}

#[test]
fn late_positions_are_worth_what_alpha_beta_says() {
    let mut random = Random::new(2);
    let mut set = Vec::new();
    while set.len() < 200 {
        let grid = BitGrid::from(&random_game(&mut random, 30));
        if grid.result().is_none() {
            let search = Search::new(&|_| 0);
            let mut plain = TableSearch::new(search, as_they_come, None);
            let value = plain.value(&grid, 99, Window::OPEN).unwrap();
            set.push((grid, value / POINT));
        }
    }
    for order in [
        FirstMove::Middle,
        FirstMove::WinningSquares,
        FirstMove::Threats,
    ] {
        for (scores, look_up) in [
            (BitGrid::possible as _, itself as _),
            (BitGrid::reachable as fn(_) -> _, look_up_all as LookUp),
        ] {
            let mut solver = Solver::new(PackedTable::new(0).unwrap());
            (solver.order, solver.scores) = (order, scores);
            solver.look_up = look_up;
            for (grid, score) in &set {
                assert_eq!(solver.solve(*grid), Ok(*score), "{grid:?}");
            }
        }
    }
}

#[test]
fn pons_s_end_easy_takes_44_positions_each() {
    let folder = env::var_os(VARIABLE).unwrap_or_default();
    let file = Path::new(&folder).join("connect-four-end-easy.txt");
    match fs::read_to_string(&file) {
        Ok(text) => assert_eq!(solve_all(&set(&text)), 44_030),
        Err(why) => skip(VARIABLE, &format!("{}: {why}", file.display())),
    }
}

#[test]
fn our_middle_easy_takes_234_positions_each() {
    let set = set(include_str!("../../middle-easy.txt"));
    assert_eq!(solve_all(&set), 233_504);
}

#[test]
fn our_begin_easy_takes_1_325_positions_each() {
    let set = set(include_str!("../../begin-easy.txt"));
    assert_eq!(solve_all(&set), 1_325_002);
}

#[test]
fn a_mirror_image_has_the_same_key_early_in_the_game() {
    let grid = |columns: &str| {
        BitGrid::from(&columns.parse::<connect_four::ConnectFour>().unwrap())
    };
    assert_eq!(grid("1123").key(), grid("7765").key());
    assert_ne!(grid("1123").number(), grid("7765").number());
}

#[test]
fn the_solver_can_be_stopped() {
    let mut solver = Solver::new(PackedTable::new(1).unwrap());
    solver.counter.must_stop = &|| true;
    assert_eq!(solver.solve(BitGrid::START), Err(Stopped));
    assert_eq!(solver.counter.positions, 1024);
}
