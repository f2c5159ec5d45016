//! Pascal Pons's table: the positions that each step of the chapter saves.
//!
//! `OTHELLIER_CONNECT_FOUR=FOLDER cargo bench -p connect-four-solver --bench
//! connect_four`
//!
//! The set *end-easy* is Pascal Pons's and not part of the repository: the
//! folder contains it as `connect-four-end-easy.txt`. The other two sets are
//! made by his definitions.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

use alpha_beta::{Window, alpha_beta, as_they_come};
use connect_four::{Column, ConnectFour};
use connect_four_solver::{
    BitGrid, MoveOrder, PackedTable, Solver, look_up_all, mtdf,
};
use minimax::{Game, POINT, Search, Stopped};
use transpositions::{Bounds, Table, TableSearch};

type LookUp = fn(&PackedTable, BitGrid, u64) -> Bounds;

/// A position, and its score.
type Solved = (ConnectFour, i32);

/// The size of the tables in megabytes. Each position begins with an empty one.
const MEGABYTES: usize = 16;

fn main() {
    let folder = env::var_os("OTHELLIER_CONNECT_FOUR").unwrap_or_default();
    let file = Path::new(&folder).join("connect-four-end-easy.txt");
    let end = fs::read_to_string(&file).unwrap_or_else(|error| {
        println!("without end-easy: {}: {error}", file.display());
        String::new()
    });
    let end = set(&end);
    let middle = set(include_str!("../middle-easy.txt"));
    let begin = set(include_str!("../begin-easy.txt"));
    for (name, set, slow) in [
        ("end-easy", &end[..], true),
        ("middle-easy", &middle, false),
        ("begin-easy", &begin, false),
    ] {
        if set.is_empty() {
            continue;
        }
        println!("{name}, {} positions", set.len());
        if slow {
            row("alpha-beta on chapter 12's board", set, |solved| {
                on_squares(&solved.0)
            });
            row("columns from the middle outward", set, |solved| {
                on_squares(&MiddleFirst(solved.0))
            });
            row("two numbers", set, |solved| {
                plain(&BitGrid::from(&solved.0))
            });
            row("a table", set, with_table);
            row("quick wins first", set, quick_wins_first);
        }
        let possible: fn(BitGrid) -> Bounds = BitGrid::possible;
        let reachable = BitGrid::reachable;
        let probe_position: LookUp = |table, grid, _| table.get(grid.key());
        for (step, order, scores, look_up) in [
            (
                "no losing moves",
                MoveOrder::Middle,
                possible,
                probe_position,
            ),
            (
                "most winning squares first",
                MoveOrder::WinningSquares,
                possible,
                probe_position,
            ),
            (
                "squares that threaten",
                MoveOrder::Threats,
                possible,
                probe_position,
            ),
            (
                "who can still win",
                MoveOrder::Threats,
                reachable,
                probe_position,
            ),
            (
                "all moves looked up",
                MoveOrder::Threats,
                reachable,
                look_up_all,
            ),
        ] {
            let table = PackedTable::new(MEGABYTES).expect("enough memory");
            let mut solver = Solver::new(table);
            (solver.order, solver.static_bounds) = (order, scores);
            solver.probe = look_up;
            row(step, set, |solved| {
                solver.counter.positions = 0;
                solver.table.clear();
                timed(|| {
                    let score = solver.solve(BitGrid::from(&solved.0));
                    (score.expect("nothing stops it"), solver.counter.positions)
                })
            });
        }
    }
}

/// Parses the lines of a set: a position and its score.
fn set(text: &str) -> Vec<Solved> {
    let solved = |line: &str| {
        let (columns, score) = line.trim().split_once(' ')?;
        Some((columns.parse().ok()?, score.parse().ok()?))
    };
    text.lines().map(|line| solved(line).expect(line)).collect()
}

/// Prints the positions of a step and its speed, and checks its scores.
fn row(step: &str, set: &[Solved], mut solve: impl FnMut(&Solved) -> Timed) {
    let (mut positions, mut time) = (0, Duration::ZERO);
    for solved in set {
        let (score, count, duration) = solve(solved);
        assert_eq!(score, solved.1, "{}", solved.0);
        positions += count;
        time += duration;
    }
    println!(
        "{step:34} {:12.1} per position {:8.0} K/s",
        positions as f64 / set.len() as f64,
        positions as f64 / time.as_secs_f64() / 1e3
    );
}

/// A score, the number of positions, and the time.
type Timed = (i32, u64, Duration);

/// Measures the time of a search, without that of creating or clearing its
/// table.
fn timed(search: impl FnOnce() -> (i32, u64)) -> Timed {
    let begin = Instant::now();
    let (score, positions) = search();
    (score, positions, begin.elapsed())
}

/// Runs chapter 17's search to the end of the game.
fn plain<G: Game>(game: &G) -> Timed {
    timed(|| {
        let mut search = Search::new(&|_| 0);
        let value = alpha_beta(&mut search, game, 99, Window::FULL);
        (value.expect("nothing stops it") / POINT, search.positions())
    })
}

/// The same for chapter 12's board, with its score converted.
fn on_squares<G: Game>(game: &G) -> Timed {
    let (score, positions, time) = plain(game);
    (points(score), positions, time)
}

/// Converts chapter 14's score, which counts the discs of both sides, to one
/// that counts the winner's.
fn points(points: i32) -> i32 {
    points.signum() * ((points.abs() + 1) / 2)
}

fn search() -> TableSearch<'static, BitGrid> {
    let table = Table::new(MEGABYTES).expect("enough memory");
    TableSearch::new(Search::new(&|_| 0), as_they_come, Some(table))
}

fn with_table((game, _): &Solved) -> Timed {
    let mut search = search();
    timed(|| {
        let value = search.value(&BitGrid::from(game), 99, Window::FULL);
        (
            value.expect("nothing stops it") / POINT,
            search.search.positions(),
        )
    })
}

fn quick_wins_first((game, _): &Solved) -> Timed {
    let mut search = search();
    let grid = BitGrid::from(game);
    let mut bounds = grid.possible();
    (bounds.lower, bounds.upper) = (grid.fastest_loss(), grid.fastest_win());
    timed(|| {
        let value =
            mtdf(bounds, |_, window| points_in(&mut search, &grid, window));
        (value.expect("nothing stops it"), search.search.positions())
    })
}

/// Searches with a window in units of a result.
fn points_in(
    search: &mut TableSearch<BitGrid>,
    grid: &BitGrid,
    Window { alpha, beta }: Window,
) -> Result<i32, Stopped> {
    let window = Window {
        alpha: alpha * POINT,
        beta: beta * POINT,
    };
    Ok(search.value(grid, 99, window)? / POINT)
}

/// Chapter 12's game, but the columns come from the middle outward.
#[derive(Clone)]
struct MiddleFirst(ConnectFour);

impl Game for MiddleFirst {
    type Move = Column;

    fn moves(&self) -> Vec<Column> {
        let mut moves: Vec<_> = self.0.moves().collect();
        moves.sort_by_key(|column| (column.index() - 3).abs());
        moves
    }

    fn after(&self, column: Column) -> MiddleFirst {
        MiddleFirst(self.0.after(column))
    }

    fn result(&self) -> Option<i32> {
        self.0.result()
    }
}
