//! The checks of `rating`.

use checks::Task;
use engine_exercises::rating::rating;

type Call = (u32, u32, u32);

fn task() -> Task<Call, Option<i32>> {
    Task::new("rating", |(wins, draws, losses): Call| {
        rating(wins, draws, losses)
    })
    .contrast(
        |random| (1 + random.below(40) as u32, 0, 1 + random.below(40) as u32),
        right,
    )
    .mistake("A draw is half a point for each.", |(wins, _, losses)| {
        right((wins, 0, losses))
    })
    .mistake("A draw is half a point for each.", |call| {
        let (wins, draws, losses) = call;
        let all = f64::from(wins + draws + losses);
        let rate = f64::from(wins) / all;
        let odds = rate / (1.0 - rate);
        let is_rating = odds.is_finite() && odds > 0.0;
        is_rating.then(|| (400.0 * odds.log10()).round() as i32)
    })
    .mistake("Round to the nearest whole number.", |call| {
        Some((400.0 * odds(call)?.log10()) as i32)
    })
    .mistake("That's how far the other player is ahead.", |call| {
        right(call).map(|difference| -difference)
    })
    .mistake("The formula has a base of ten.", |call| {
        let odds = odds(call)?;
        Some((400.0 * odds.ln()).round() as i32)
    })
    .mistake(
        "If one player has every point, no number is large enough.",
        {
            |(wins, draws, losses)| {
                let half = f64::from(draws) / 2.0;
                let odds =
                    (f64::from(wins) + half) / (f64::from(losses) + half);
                Some((400.0 * odds.log10()).round() as i32)
            }
        },
    )
}

/// How many points one has for each that the other has.
fn odds((wins, draws, losses): Call) -> Option<f64> {
    let half = f64::from(draws) / 2.0;
    let [ours, theirs] = [wins, losses].map(|count| f64::from(count) + half);
    (ours > 0.0 && theirs > 0.0).then(|| ours / theirs)
}

fn right(call: Call) -> Option<i32> {
    Some((400.0 * odds(call)?.log10()).round() as i32)
}

#[test]
fn three_wins_for_a_loss() {
    task().agrees_with(right, [(30, 0, 10), (3, 0, 1), (1, 0, 3)]);
}

#[test]
fn a_draw_is_half_a_win() {
    task().agrees_with(right, [(30, 20, 10), (1, 4, 2)]);
}

#[test]
fn only_draws() {
    task().agrees_with(right, [(0, 7, 0), (5, 0, 5)]);
}

#[test]
fn every_point_is_no_rating() {
    task().agrees_with(right, [(20, 0, 0), (0, 0, 20), (0, 0, 0)]);
}

#[test]
fn a_long_match() {
    let calls = (1..50).map(|games| (3 * games, 7, 151 - 2 * games));
    task().agrees_with(right, calls);
}
