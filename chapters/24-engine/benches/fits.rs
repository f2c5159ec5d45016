//! Fits the predictions of ProbCut, for `FITS` in `src/given/fit.rs`. The
//! positions are from self-play games, and all searches are without pruning.
//!
//! `cargo bench -p engine --bench fits`
//!
//! With `-- --points`, prints the scores at depths 4 and 8 in the middle of the
//! game: the points in `fits_points.txt`.

use std::env;

use alpha_beta::Window;
use bitboards::{BitPosition, squares};
use engine::{
    Engine, Feature, Limits, MAX_PROBCUT_DEPTH, MIN_PROBCUT_DEPTH, Search,
    learned, shallow_depth,
};
use tic_tac_toe::Rand;

/// The number of positions in each phase.
const POSITIONS: usize = 200;

/// The empty squares in each phase: at least the first number, and fewer than
/// the second.
const PHASES: [[u32; 2]; 3] = [[40, 52], [26, 40], [14, 26]];

/// The shallow depth, the deep depth and the phase of `--points`.
const POINTS: (usize, usize, usize) = (4, 8, 1);

/// Positions whose score is at least 40 discs aren't fitted.
const MAX_VALUE: f64 = 320.0;

fn main() {
    if env::args().any(|argument| argument == "--points") {
        return print_points();
    }
    let mut rand = Rand::new(1);
    println!("[");
    for phase in PHASES {
        println!("    [");
        let values: Vec<_> = (0..POSITIONS)
            .map(|_| values_by_depth(phase, &mut rand))
            .collect();
        for depth in MIN_PROBCUT_DEPTH..=MAX_PROBCUT_DEPTH {
            println!("        [{}],", fit(&values, depth));
        }
        println!("    ],");
    }
    println!("]");
}

fn print_points() {
    let mut rand = Rand::new(1);
    let (shallow, deep, phase) = POINTS;
    for _ in 0..POSITIONS {
        let values = values_by_depth(PHASES[phase], &mut rand);
        println!("{} {}", values[shallow], values[deep]);
    }
}

/// Returns the scores of a random position of a phase, by depth from 0.
fn values_by_depth([min, end]: [u32; 2], rand: &mut Rand) -> Vec<f64> {
    let empty = min + rand.below((end - min) as usize) as u32;
    let position = random_position(empty, rand);
    let mut engine = Engine::new(learned(), 16).expect("16 MB");
    engine.disabled = vec![Feature::ProbCut, Feature::DeeperEntries];
    let value = |depth| {
        let mut search = Search::new(&mut engine, Limits::NONE);
        let value = search.search(position, depth, Window::FULL);
        value.expect("no limit").into()
    };
    (0..=MAX_PROBCUT_DEPTH).map(value).collect()
}

/// Returns a position with `empty` empty squares in which a move is legal. Each
/// move is a random one of the best few by static evaluation.
fn random_position(empty: u32, rand: &mut Rand) -> BitPosition {
    let evaluation = learned();
    let mut position = BitPosition::start();
    while position.empty().count_ones() > empty {
        let mut moves: Vec<_> = squares(position.moves())
            .map(|square| position.play(square))
            .collect();
        moves.sort_by_key(|after| evaluation(after));
        let is_opening = position.empty().count_ones() > 52;
        moves.truncate(if is_opening { 9 } else { 3 });
        position = match rand.pick(&moves) {
            Some(after) => *after,
            None if position.is_over() => return random_position(empty, rand),
            None => position.passed(),
        };
    }
    match position.moves() {
        0 => random_position(empty, rand),
        _ => position,
    }
}

/// Fits a line by least squares, and formats slope, offset and standard
/// deviation as `FITS` has them.
fn fit(values: &[Vec<f64>], depth: u32) -> String {
    let (shallow, deep) = (shallow_depth(depth) as usize, depth as usize);
    let points: Vec<_> = values
        .iter()
        .map(|values| (values[shallow], values[deep]))
        .filter(|(x, y)| x.abs().max(y.abs()) < MAX_VALUE)
        .collect();
    let count = points.len() as f64;
    let mean = |term: fn(&(f64, f64)) -> f64| {
        points.iter().map(term).sum::<f64>() / count
    };
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let xx = mean(|point| point.0 * point.0);
    let xy = mean(|point| point.0 * point.1);
    let slope = (xy - x * y) / (xx - x * x);
    let offset = y - slope * x;
    let squared_error =
        |point: &(f64, f64)| (point.1 - slope * point.0 - offset).powi(2);
    let variance = points.iter().map(squared_error).sum::<f64>() / count;
    format!(
        "{:.0}, {:.0}, {:.0}",
        100.0 * slope,
        10.0 * offset,
        10.0 * variance.sqrt()
    )
}
