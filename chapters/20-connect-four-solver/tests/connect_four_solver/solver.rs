//! The solver, compared with alpha-beta and on positions with known scores.
//!
//! The set *end-easy* is Pascal Pons's and not part of the repository. The
//! environment variable `OTHELLIER_CONNECT_FOUR` names the folder that contains
//! it as `connect-four-end-easy.txt`, and its test fails without it. `.ci/run` skips
//! that test on machines without the file.

use std::env;
use std::fs;
use std::path::Path;

use alpha_beta::{Window, as_they_come};
use checks::Random;
use connect_four_solver::{
    BitGrid, MoveOrder, PackedTable, Solver, look_up_all,
};
use minimax::{Game, POINT, Search, Stopped};
use pretty_assertions::assert_eq;
use transpositions::{Bounds, TableSearch};

use crate::connect_four::random_game;

const VARIABLE: &str = "OTHELLIER_CONNECT_FOUR";

/// Parses the lines of a set: a position and its score.
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

/// Solves all positions, each with an empty table, and returns the number of
/// positions searched.
fn solve_all(set: &[(BitGrid, i32)]) -> u64 {
    let mut solver = Solver::new(PackedTable::new(1).unwrap());
    for (grid, score) in set {
        solver.table.clear();
        assert_eq!(solver.solve(*grid), Ok(*score), "{grid:?}");
    }
    solver.counter.positions
}

type LookUp = fn(&PackedTable, BitGrid, u64) -> Bounds;

fn probe_position(
    table: &PackedTable,
    grid: BitGrid,
    _landings: u64,
) -> Bounds {
    table.get(grid.key())
}

#[test]
fn late_scores_equal_alpha_beta() {
    let mut random = Random::new(2);
    let mut set = Vec::new();
    while set.len() < 200 {
        let grid = BitGrid::from(&random_game(&mut random, 30));
        if grid.result().is_none() {
            let search = Search::new(&|_| 0);
            let mut plain = TableSearch::new(search, as_they_come, None);
            let value = plain.value(&grid, 99, Window::FULL).unwrap();
            set.push((grid, value / POINT));
        }
    }
    for order in [
        MoveOrder::Middle,
        MoveOrder::WinningSquares,
        MoveOrder::Threats,
    ] {
        for (static_bounds, probe) in [
            (BitGrid::possible as _, probe_position as _),
            (BitGrid::reachable as fn(_) -> _, look_up_all as LookUp),
        ] {
            let mut solver = Solver::new(PackedTable::new(0).unwrap());
            (solver.order, solver.static_bounds) = (order, static_bounds);
            solver.probe = probe;
            for (grid, score) in &set {
                assert_eq!(solver.solve(*grid), Ok(*score), "{grid:?}");
            }
        }
    }
}

#[test]
#[ignore = "needs Pascal Pons's positions: set OTHELLIER_CONNECT_FOUR"]
fn end_easy_takes_44_positions_each() {
    let folder = env::var_os(VARIABLE).unwrap_or_default();
    let file = Path::new(&folder).join("connect-four-end-easy.txt");
    let text = fs::read_to_string(&file).unwrap_or_else(|error| {
        let file = file.display();
        panic!("{VARIABLE} must name the folder with {file}: {error}")
    });
    assert_eq!(solve_all(&set(&text)), 44_011);
}

#[test]
fn middle_easy_takes_234_positions_each() {
    let set = set(include_str!("../../middle-easy.txt"));
    assert_eq!(solve_all(&set), 233_504);
}

#[test]
fn begin_easy_takes_1_325_positions_each() {
    let set = set(include_str!("../../begin-easy.txt"));
    assert_eq!(solve_all(&set), 1_325_002);
}

#[test]
fn mirror_images_share_a_key_early_in_the_game() {
    let grid = |columns: &str| {
        BitGrid::from(&columns.parse::<connect_four::ConnectFour>().unwrap())
    };
    assert_eq!(grid("1123").key(), grid("7765").key());
    assert_ne!(grid("1123").number(), grid("7765").number());
}

#[test]
fn stops_when_told() {
    let mut solver = Solver::new(PackedTable::new(1).unwrap());
    solver.counter.must_stop = &|| true;
    assert_eq!(solver.solve(BitGrid::START), Err(Stopped));
    assert_eq!(solver.counter.positions, 1024);
}
