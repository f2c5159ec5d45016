//! The checks of `known`.

use std::cmp::{max, min};

use checks::{Random, Task};
use transpositions_exercises::known::known;

type Pair = (i32, i32);
type Call = (Vec<Vec<usize>>, Vec<Pair>);

fn task() -> Task<Call, Pair> {
    Task::new("known", |(moves, bounds): Call| known(&moves, &bounds))
        .endless(
            "There are few positions, and a billion ways through them. Have \
         you been here before?",
            |(moves, _)| moves.len() > 20,
        )
        .mistake(
            "After a move it's the other side's turn: their gain is your loss.",
            |call| always(call, |ours| minus(each(ours, min, min))),
        )
        .mistake(
            "At most -20 for them is at least 20 for you, so their upper bound \
         becomes your lower one.",
            |call| always(call, |ours| (best(ours).1, best(ours).0)),
        )
        .mistake(
            "You needn't play a bad move. A position is worth at most 10 if \
         all of its moves are, not if one of them is.",
            |call| always(call, |ours| each(ours, max, min)),
        )
        .mistake(
            "You choose the move, so a single one that's worth at least 10 is \
         enough for a lower bound of 10.",
            |call| always(call, |ours| each(ours, min, max)),
        )
        .mistake(
            "A position that has moves has an entry, too. Both are true, so \
         keep the tighter number on each side.",
            |(moves, mut bounds)| {
                bounds[0] = UNKNOWN;
                always((moves, bounds), best)
            },
        )
        .mistake(
            "A position's own entry isn't everything: its moves may know more.",
            |(_, bounds)| bounds[0],
        )
        .mistake(
            "A move may lead to a smaller number, so going from the last \
         position to the first isn't enough.",
            |call| follow(&call, (0..call.0.len()).rev(), best),
        )
        .mistake(
            "The positions after a move have moves, too, which may know more.",
            |call| follow(&call, [0], best),
        )
}

/// What's known of position 0 after the positions in this order, if `rule` makes one
/// pair of bounds from those of all moves.
fn follow(
    (moves, bounds): &Call,
    order: impl IntoIterator<Item = usize>,
    rule: fn(&[Pair]) -> Pair,
) -> Pair {
    let mut known = bounds.clone();
    for at in order {
        let after = moves[at].iter();
        let ours: Vec<_> = after.map(|&after| minus(known[after])).collect();
        if !ours.is_empty() {
            let (lower, upper) = rule(&ours);
            known[at] = (lower.max(bounds[at].0), upper.min(bounds[at].1));
        }
    }
    known[0]
}

fn always(call: Call, rule: fn(&[Pair]) -> Pair) -> Pair {
    let all = 0..call.0.len();
    follow(&call, all.clone().flat_map(|_| all.clone()), rule)
}

fn minus(theirs: Pair) -> Pair {
    (-theirs.1, -theirs.0)
}

fn best(ours: &[Pair]) -> Pair {
    each(ours, max, max)
}

type Choice = fn(i32, i32) -> i32;

/// One pair of bounds, from all lower and all upper ones.
fn each(ours: &[Pair], low: Choice, up: Choice) -> Pair {
    let one = |a: Pair, b: Pair| (low(a.0, b.0), up(a.1, b.1));
    ours.iter().copied().reduce(one).unwrap_or(UNKNOWN)
}

const UNKNOWN: Pair = (-64, 64);

#[track_caller]
fn expect<const N: usize>(cases: [(Pair, &[Pair], Pair); N]) {
    task().expect(cases.map(|(own, others, answer)| {
        let mut moves = vec![Vec::new(); others.len() + 1];
        moves[0] = (1..=others.len()).collect();
        ((moves, [&[own], others].concat()), answer)
    }));
}

#[test]
fn what_is_good_for_them_is_bad_for_you() {
    expect([
        (UNKNOWN, &[(-30, -20)], (20, 30)),
        (UNKNOWN, &[(4, 12)], (-12, -4)),
        (UNKNOWN, &[(-64, 6)], (-6, 64)),
    ]);
}

#[test]
fn you_choose_the_move() {
    expect([
        (UNKNOWN, &[(-30, -20), (4, 12)], (20, 30)),
        (UNKNOWN, &[(-30, 10), (-8, 2)], (-2, 30)),
        (UNKNOWN, &[(6, 6), (10, 64), (-64, 8)], (-6, 64)),
    ]);
}

#[test]
fn its_own_entry_is_true_as_well() {
    expect([
        ((10, 24), &[(-30, -20)], (20, 24)),
        ((-2, 14), &[(-30, 10), (-8, 6)], (-2, 14)),
        ((-64, 12), &[(-30, 10), (5, 6)], (-6, 12)),
    ]);
}

#[test]
fn moves_have_moves() {
    agree([(-4, -2), (-40, -20), (10, 10)].map(|last| {
        let moves = vec![vec![1], vec![2, 3], vec![], vec![]];
        (moves, vec![UNKNOWN, (-64, 30), (-8, 20), last])
    }));
}

#[test]
fn the_numbers_are_in_no_order() {
    agree((1..20).map(|seed| rows(seed, 7, 2)));
}

#[test]
fn sixty_positions_and_a_billion_ways() {
    agree((1..4).map(|seed| rows(seed, 60, 3)));
}

#[track_caller]
fn agree(calls: impl IntoIterator<Item = Call>) {
    task().agrees_with(|call| always(call, best), calls);
}

/// Each position of a row has moves to the whole next row. Bounds are true, and the
/// numbers shuffled.
fn rows(seed: u64, positions: usize, wide: usize) -> Call {
    let mut random = Random::new(seed);
    let mut names: Vec<usize> = (0..positions).collect();
    (2..positions).for_each(|at| names.swap(at, 1 + random.below(at)));
    let mut below = |end| random.below(end) as i32;
    let mut worth = vec![0; positions];
    let mut call = (vec![Vec::new(); positions], vec![UNKNOWN; positions]);
    for at in (0..positions).rev() {
        let next = at.div_ceil(wide) * wide + 1;
        let after = next..positions.min(next + wide);
        let best = after.clone().map(|after| -worth[after]).max();
        worth[at] = best.unwrap_or_else(|| below(41) - 20);
        if best.is_none() || below(3) == 0 {
            call.1[names[at]] = (worth[at] - below(20), worth[at] + below(20));
        }
        call.0[names[at]] = after.map(|after| names[after]).collect();
    }
    call
}
