//! The checks of `next_window`.

use checks::{Random, Task};
use engine_exercises::next_window::next_window;

type Call = ((i32, i32), i32);
type Window = Option<(i32, i32)>;

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Window> {
    Task::new("next_window", |(window, answer): Call| {
        next_window(window, answer)
    })
    .contrast(easy, right)
}

fn right(((low, high), answer): Call) -> Window {
    let reach = 2 * (high - low);
    let (low, high) = match answer {
        answer if answer <= low => (answer - reach, answer + 1),
        answer if answer >= high => (answer - 1, answer + reach),
        _ => return None,
    };
    Some((low.max(-65), high.min(65)))
}

fn easy(random: &mut Random) -> Call {
    let low = random.below(40) as i32 - 20;
    ((low, low + 4), low - 3 + 10 * random.below(2) as i32)
}

#[test]
fn a_value_under_the_window() {
    task().expect([(((2, 8), 1), Some((-11, 2)))]);
}

#[test]
fn a_value_over_the_window() {
    task().expect([(((2, 8), 9), Some((8, 21)))]);
}

#[test]
fn a_value_in_the_window_is_known() {
    task().expect([(((2, 8), 5), None), (((2, 8), 7), None)]);
}

#[test]
fn the_ends_are_bounds() {
    task()
        .expect([(((2, 8), 2), Some((-10, 3))), (((2, 8), 8), Some((7, 20)))]);
}

#[test]
fn an_answer_far_away_is_a_better_bound() {
    task().expect([
        (((10, 14), -6), Some((-14, -5))),
        (((-14, -10), 6), Some((5, 14))),
    ]);
}

#[test]
fn no_value_is_beyond_64() {
    task().expect([
        (((50, 60), 60), Some((59, 65))),
        (((-60, -50), -62), Some((-65, -61))),
    ]);
}

#[test]
fn a_thousand_windows() {
    let mut random = Random::new(23);
    let calls = (0..1000).map(|_| {
        let low = random.below(100) as i32 - 64;
        let high = low + 2 + random.below(12) as i32;
        ((low, high), random.below(129) as i32 - 64)
    });
    task().agrees_with(right, calls.collect::<Vec<_>>());
}
