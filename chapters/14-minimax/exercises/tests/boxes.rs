//! The checks of `boxes`.

use checks::{Random, Task};
use minimax_exercises::boxes::boxes;

type Call = (Vec<usize>,);

fn task() -> Task<Call, i32> {
    Task::new("boxes", |(drawn,): Call| boxes(&drawn))
        .contrast(
            |random| {
                let outside = [0, 1, 2, 3, 6, 7, 8, 9];
                let free: Vec<_> =
                    (0..3).map(|_| random.one_of(&outside)).collect();
                ((0..10).filter(|line| !free.contains(line)).collect(),)
            },
            |call| value(strip(&call)),
        )
        .mistake(
            "A player who closes a box moves again. In your game it's the \
             opponent's turn.",
            |call| turns_change(strip(&call)),
        )
        .mistake(SIGNS, |call| free_pass(strip(&call), 0))
        .mistake(SIGNS, |call| for_the_last(strip(&call)))
        .mistake(
            "How many boxes more than the opponent? It looks as if you only \
             counted those of the side to move.",
            |call| own(strip(&call)),
        )
        .mistake("A line that closes two boxes is worth two.", |call| {
            one_at_a_time(strip(&call))
        })
        .mistake("Boxes that were closed before don't count.", |call| {
            value(strip(&call)) + closed(strip(&call))
        })
}

const SIGNS: &str = "Check the signs. The result must speak for the side to move, \
     and that isn't the player who drew the last line. And a pass is a ply, with a \
     flip of its own.";

/// All lines but the last one of the box on the left.
const ONE_LEFT: [usize; 9] = [0, 1, 2, 4, 5, 6, 7, 8, 9];
/// Rows without columns. With any line the opponent gets all three boxes.
const CHAIN: [usize; 6] = [0, 1, 2, 7, 8, 9];

/// The lines that are drawn, a bit each.
type Strip = u16;

const FULL: Strip = 0b11_1111_1111;

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

/// The strips after each line that can be drawn, and how many boxes it closes.
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

fn turns_change(strip: Strip) -> i32 {
    let nexts = after(strip).into_iter();
    let values = nexts.map(|(next, boxes)| boxes - turns_change(next));
    values.max().unwrap_or(0)
}

/// The side that moves again is asked as if it were the other side.
fn free_pass(strip: Strip, lead: i32) -> i32 {
    let nexts = after(strip).into_iter();
    let values = nexts.map(|(next, boxes)| match boxes {
        0 => -free_pass(next, -lead),
        _ => -free_pass(next, lead + boxes),
    });
    values.max().unwrap_or(lead)
}

/// The lead isn't turned over when the turn is.
fn for_the_last(strip: Strip) -> i32 {
    fn search(strip: Strip, leads: [i32; 2], must_pass: bool) -> i32 {
        let [own, other] = leads;
        if strip == FULL {
            return other - own;
        }
        if must_pass {
            return -search(strip, [other, own], false);
        }
        let nexts = after(strip).into_iter();
        let values = nexts.map(|(next, boxes)| {
            -search(next, [other, own + boxes], boxes > 0)
        });
        values.max().unwrap_or(0)
    }
    search(strip, [0, 0], false)
}

/// The boxes of the side to move, if both play their best.
fn own(strip: Strip) -> i32 {
    let left = 3 - closed(strip);
    (left + value(strip)) / 2
}

fn one_at_a_time(strip: Strip) -> i32 {
    let values = after(strip).into_iter().map(|(next, boxes)| match boxes {
        0 => -one_at_a_time(next),
        _ => 1 + one_at_a_time(next),
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

/// `count` lines, drawn by chance.
fn some_lines(count: usize, random: &mut Random) -> Vec<usize> {
    let mut lines: Vec<usize> = (0..10).collect();
    while lines.len() > count {
        lines.remove(random.below(lines.len()));
    }
    lines
}
