//! How well a shallow search predicts a deep one: the lines of `fits.txt`. Both
//! search positions from games that the engine has played against itself, and
//! neither cuts anything off.
//!
//! `cargo bench -p engine --bench fits`
//!
//! With `-- --points` it prints what searches of four and of eight moves say in the
//! middle of the game: the points of `fits_points.txt`.

use std::env;

use alpha_beta::Window;
use bitboards::{BitPosition, squares};
use engine::{
    Engine, Limits, PROBCUT_FROM, PROBCUT_TO, Search, Technique, learned,
    shallow,
};
use tic_tac_toe::Rand;

/// Positions of each phase, and how many squares are empty in them.
const POSITIONS: usize = 200;
const PHASES: [[u32; 2]; 3] = [[40, 52], [26, 40], [14, 26]];

/// The searches whose values are drawn, and in which phase.
const DRAWN: (usize, usize, usize) = (4, 8, 1);

fn main() {
    if env::args().any(|argument| argument == "--points") {
        return points();
    }
    let mut rand = Rand::new(1);
    println!("[");
    for phase in PHASES {
        println!("    [");
        let values = (0..POSITIONS).map(|_| values(phase, &mut rand));
        let values: Vec<_> = values.collect();
        for depth in PROBCUT_FROM..=PROBCUT_TO {
            println!("        [{}],", line(&values, depth));
        }
        println!("    ],");
    }
    println!("]");
}

fn points() {
    let mut rand = Rand::new(1);
    let (shallow, deep, phase) = DRAWN;
    for _ in 0..POSITIONS {
        let values = values(PHASES[phase], &mut rand);
        println!("{} {}", values[shallow], values[deep]);
    }
}

/// What searches of each depth say about a position of a phase.
fn values([fewest, most]: [u32; 2], rand: &mut Rand) -> Vec<f64> {
    let empty = fewest + rand.below((most - fewest) as usize) as u32;
    let position = position(empty, rand);
    let mut engine = Engine::new(learned(), 16).expect("16 MB");
    engine.disabled = vec![Technique::ProbCut, Technique::DeeperAnswers];
    let value = |depth| {
        let mut search = Search::new(&mut engine, Limits::NONE);
        search.value(position, depth, Window::OPEN)
    };
    let values = (0..=PROBCUT_TO).map(value);
    values
        .map(|value| value.expect("no limit").into())
        .collect()
}

/// A position of a game in which each move is good, but not always the best.
fn position(empty: u32, rand: &mut Rand) -> BitPosition {
    let evaluation = learned();
    let mut position = BitPosition::start();
    while position.empty().count_ones() > empty {
        let mut moves: Vec<_> = squares(position.moves())
            .map(|square| position.play(square))
            .collect();
        moves.sort_by_key(|after| evaluation(after));
        moves.truncate(if position.empty().count_ones() > 52 {
            9
        } else {
            3
        });
        position = match rand.pick(&moves) {
            Some(after) => *after,
            None if position.is_over() => return self::position(empty, rand),
            None => position.passed(),
        };
    }
    match position.moves() {
        0 => self::position(empty, rand),
        _ => position,
    }
}

/// Least squares: the straight line nearest to the points, and how far they are
/// from it.
fn line(values: &[Vec<f64>], depth: u32) -> String {
    let points = values.iter();
    let points =
        points.map(|of| (of[shallow(depth) as usize], of[depth as usize]));
    let points: Vec<_> = points
        .filter(|(x, y)| x.abs().max(y.abs()) < 320.0)
        .collect();
    let count = points.len() as f64;
    let mean =
        |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let (xx, xy) = (
        mean(|point| point.0 * point.0),
        mean(|point| point.0 * point.1),
    );
    let slope = (xy - x * y) / (xx - x * x);
    let offset = y - slope * x;
    let error =
        |point: &(f64, f64)| (point.1 - slope * point.0 - offset).powi(2);
    let deviation = (points.iter().map(error).sum::<f64>() / count).sqrt();
    format!(
        "{:.0}, {:.0}, {:.0}",
        100.0 * slope,
        10.0 * offset,
        10.0 * deviation
    )
}
