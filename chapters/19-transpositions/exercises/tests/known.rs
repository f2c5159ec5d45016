//! The checks of `known`.

use checks::{Random, Task};
use transpositions_exercises::known::known;

type Pair = (i32, i32);
type Call = (Vec<Vec<usize>>, Vec<Pair>);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Pair> {
    Task::new("known", |(moves, bounds): Call| known(&moves, &bounds))
        .contrast(one_move, reference)
        .endless(
            "There are few positions, and a billion ways through them. Have \
             you been here before?",
            |(moves, _)| moves.len() > 20,
        )
}

/// Returns a position with one move, and bounds for where that leads.
fn one_move(random: &mut Random) -> Call {
    let lower = random.below(60) as i32 - 50;
    let upper = lower + 1 + random.below(40) as i32;
    (vec![vec![1], vec![]], vec![UNKNOWN, (lower, upper)])
}

/// Propagates all bounds backward along all moves, and returns the bounds of
/// position 0.
fn reference((moves, bounds): Call) -> Pair {
    let mut known = bounds.clone();
    // A path has at most as many positions as there are.
    for _ in 0..moves.len() {
        for (position, next) in moves.iter().enumerate() {
            let best = next
                .iter()
                .map(|&next| negate(known[next]))
                .reduce(|a, b| (a.0.max(b.0), a.1.max(b.1)));
            if let Some((lower, upper)) = best {
                let own = bounds[position];
                known[position] = (lower.max(own.0), upper.min(own.1));
            }
        }
    }
    known[0]
}

/// Returns the bounds from the other player's point of view.
fn negate((lower, upper): Pair) -> Pair {
    (-upper, -lower)
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
    agree((1..20).map(|seed| layered_graph(seed, 7, 2)));
}

#[test]
fn sixty_positions_and_a_billion_ways() {
    agree((1..4).map(|seed| layered_graph(seed, 60, 3)));
}

#[track_caller]
fn agree(calls: impl IntoIterator<Item = Call>) {
    task().agrees_with(reference, calls);
}

/// Returns a layered graph with `width` positions in a layer: each has moves to
/// all positions of the next layer. The bounds are true. All numbers except 0
/// are shuffled.
fn layered_graph(seed: u64, positions: usize, width: usize) -> Call {
    let mut random = Random::new(seed);
    let mut numbers: Vec<usize> = (0..positions).collect();
    for index in 2..positions {
        numbers.swap(index, 1 + random.below(index));
    }
    let mut below = |end| random.below(end) as i32;
    let mut values = vec![0; positions];
    let mut moves = vec![Vec::new(); positions];
    let mut bounds = vec![UNKNOWN; positions];
    for index in (0..positions).rev() {
        let start = index.div_ceil(width) * width + 1;
        let next_layer = start..positions.min(start + width);
        let best = next_layer.clone().map(|next| -values[next]).max();
        let value = best.unwrap_or_else(|| below(41) - 20);
        values[index] = value;
        if best.is_none() || below(3) == 0 {
            bounds[numbers[index]] = (value - below(20), value + below(20));
        }
        moves[numbers[index]] = next_layer.map(|next| numbers[next]).collect();
    }
    (moves, bounds)
}
