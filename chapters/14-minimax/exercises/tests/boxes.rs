//! The checks of `boxes`.

use checks::{Random, Task};
use minimax_exercises::boxes::boxes;

type Call = (Vec<usize>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, i32> {
    Task::new("boxes", |(drawn,): Call| boxes(&drawn)).contrast(
        |random| {
            let outside = [0, 1, 2, 3, 6, 7, 8, 9];
            let free: Vec<_> =
                (0..3).map(|_| random.one_of(&outside)).collect();
            ((0..10).filter(|line| !free.contains(line)).collect(),)
        },
        |call| value(strip(&call)),
    )
}

/// All lines but one of the left box.
const ONE_LEFT: [usize; 9] = [0, 1, 2, 4, 5, 6, 7, 8, 9];
/// All lines of the rows and none of the columns: any line gives the opponent
/// all three boxes.
const CHAIN: [usize; 6] = [0, 1, 2, 7, 8, 9];

/// The set of drawn lines, a bit for each.
type Strip = u16;

fn strip((drawn,): &Call) -> Strip {
    drawn.iter().fold(0, |strip, line| strip | 1 << line)
}

fn closed(strip: Strip) -> i32 {
    let is_closed = |first: &usize| {
        let lines = [*first, first + 3, first + 4, first + 7];
        lines.iter().all(|line| strip >> line & 1 == 1)
    };
    (0..3).filter(is_closed).count() as i32
}

/// Returns the strip after each free line, and how many boxes the line closes.
fn after(strip: Strip) -> Vec<(Strip, i32)> {
    let free = (0..10).filter(|line| strip >> line & 1 == 0);
    let strips = free.map(|line| strip | 1 << line);
    strips
        .map(|next| (next, closed(next) - closed(strip)))
        .collect()
}

fn value(strip: Strip) -> i32 {
    let values = after(strip).into_iter().map(|(next, boxes)| match boxes {
        0 => -value(next),
        _ => boxes + value(next),
    });
    values.max().unwrap_or(0)
}

#[track_caller]
fn expect<const N: usize>(drawn: [usize; N], more: i32) {
    task().expect([((drawn.to_vec(),), more)]);
}

#[test]
fn the_last_line_closes_a_box() {
    expect(ONE_LEFT, 1);
}

#[test]
fn a_line_in_the_middle_closes_two() {
    expect([0, 1, 2, 3, 5, 6, 7, 8, 9], 2);
}

#[test]
fn a_closed_box_gives_another_move() {
    expect([0, 1, 2, 3, 4, 7, 8, 9], 2);
}

#[test]
fn a_line_that_lets_the_opponent_in_costs_three_boxes() {
    expect(CHAIN, -3);
}

#[test]
fn two_hundred_strips_have_the_value_of_perfect_play() {
    let mut random = Random::new(1);
    let calls: Vec<Call> = (0..200)
        .map(|number| (some_lines(4 + number % 6, &mut random),))
        .collect();
    task().agrees_with(|call| value(strip(&call)), calls);
}

/// Returns `count` random lines.
fn some_lines(count: usize, random: &mut Random) -> Vec<usize> {
    let mut lines: Vec<usize> = (0..10).collect();
    while lines.len() > count {
        lines.remove(random.below(lines.len()));
    }
    lines
}
