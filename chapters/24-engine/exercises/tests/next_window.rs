//! The checks of `next_window`.

use checks::{Random, Task};
use engine_exercises::next_window::next_window;

type Call = ((i32, i32), i32);
type Window = Option<(i32, i32)>;

fn task() -> Task<Call, Window> {
    Task::new("next_window", |(window, answer): Call| {
        next_window(window, answer)
    })
    .contrast(easy, right)
    .mistake(
        "An answer at an end of the window is only a bound. The value may be \
         beyond it.",
        |((low, high), answer)| {
            if answer == low || answer == high {
                None
            } else {
                right(((low, high), answer))
            }
        },
    )
    .mistake(
        "Now the answer itself is outside: it may be the value.",
        |call| changed(call, |answer, reach| (answer - reach, answer)),
    )
    .mistake(
        "You know already that the value isn't on the other side of the \
         answer.",
        |(window, answer)| {
            right((window, answer)).map(|(low, high)| {
                if answer <= window.0 {
                    (low, window.1)
                } else {
                    (window.0, high)
                }
            })
        },
    )
    .mistake(
        "The answer may lie beyond the window, and then it says more than the \
         window's end does.",
        |(window, answer)| right((window, answer.clamp(window.0, window.1))),
    )
    .mistake(
        "No value is under -64 or over 64, so don't ask there.",
        |call| changed(call, |answer, reach| (answer - reach, answer + 1)),
    )
    .mistake(
        "The next window reaches twice as far as this one.",
        |call| {
            let ((low, high), answer) = call;
            if low < answer && answer < high {
                return None;
            }
            let reach = high - low;
            Some(if answer <= low {
                ((answer - reach).max(-65), answer + 1)
            } else {
                (answer - 1, (answer + reach).min(65))
            })
        },
    )
    .mistake("That's the side on which the value can't be.", |call| {
        let ((low, high), answer) = call;
        let turned = (low + high) - answer;
        let turned = right(((low, high), turned));
        turned.map(|_| {
            if answer >= high {
                (answer - 2 * (high - low), answer + 1)
            } else {
                (answer - 1, answer + 2 * (high - low))
            }
        })
    })
}

/// The lower of the two windows by this rule, and the upper one turned around.
fn changed(call: Call, lower: fn(i32, i32) -> (i32, i32)) -> Window {
    let ((low, high), answer) = call;
    let reach = 2 * (high - low);
    if answer <= low {
        Some(lower(answer, reach))
    } else if answer >= high {
        let (low, high) = lower(-answer, reach);
        Some((-high, -low))
    } else {
        None
    }
}

fn right(call: Call) -> Window {
    let next = changed(call, |answer, reach| (answer - reach, answer + 1));
    next.map(|(low, high)| (low.max(-65), high.min(65)))
}

fn easy(random: &mut Random) -> Call {
    let low = random.below(10) as i32;
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
