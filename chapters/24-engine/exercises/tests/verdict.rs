//! The checks of `verdict`.

use checks::{Random, Task};
use engine_exercises::verdict::verdict;

type Call = (Vec<bool>, u32, u32);
type Answer = Option<(usize, bool)>;

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Answer> {
    Task::new("verdict", |(games, low, high): Call| {
        verdict(&games, low, high)
    })
    .contrast(easy, right)
}

fn right((games, low, high): Call) -> Answer {
    let (low, high) = (f64::from(low), f64::from(high));
    let (won, lost) = (high / low, (100.0 - high) / (100.0 - low));
    let mut sum: f64 = 0.0;
    for (number, is_won) in (1..).zip(games) {
        sum += if is_won { won } else { lost }.ln();
        if sum.abs() >= 19_f64.ln() {
            return Some((number, sum > 0.0));
        }
    }
    None
}

fn easy(random: &mut Random) -> Call {
    let high = 60 + random.below(20) as u32;
    (vec![random.below(2) == 0; 60], 100 - high, high)
}

#[test]
fn won_lost_and_won_again() {
    let games = [vec![true; 7], vec![false; 3], vec![true; 12]].concat();
    task().expect([((games, 40, 60), Some((14, true)))]);
}

#[test]
fn all_won_or_all_lost() {
    task().expect([
        ((vec![true; 20], 40, 60), Some((8, true))),
        ((vec![false; 20], 40, 60), Some((8, false))),
    ]);
}

#[test]
fn too_few_games_decide_nothing() {
    task().expect([
        ((vec![true; 7], 40, 60), None),
        ((vec![], 40, 60), None),
        ((vec![true; 16], 50, 60), None),
    ]);
}

#[test]
fn a_loss_has_a_likelihood_of_its_own() {
    task().expect([
        ((vec![false; 40], 50, 60), Some((14, false))),
        ((vec![false; 40], 50, 90), Some((2, false))),
        ((vec![true; 40], 50, 90), Some((6, true))),
    ]);
}

#[test]
fn nineteen_times_is_the_limit() {
    task().expect([
        ((vec![false; 9], 5, 24), None),
        (
            (vec![true, true, true, true, true, true], 50, 82),
            Some((6, true)),
        ),
    ]);
}

#[test]
fn what_comes_after_the_verdict_does_not_count() {
    let games = [vec![true; 8], vec![false; 30]].concat();
    task().expect([((games, 40, 60), Some((8, true)))]);
}

#[test]
fn a_hundred_matches() {
    let mut random = Random::new(23);
    let calls = (0..100).map(|_| {
        let low = 30 + random.below(30) as u32;
        let high = low + 5 + random.below(20) as u32;
        let games = (0..300).map(|_| random.below(100) < 50);
        (games.collect(), low, high)
    });
    task().agrees_with(right, calls.collect::<Vec<_>>());
}
