use alpha_beta::{Iteration, OrderedSearch};
use bitboards::{BitPosition, fewest_replies};
use minimax::{Evaluation, Search};
use whole_games::Ply;

use crate::{Row, against_yardstick, sixty};

/// What chapter 17's search knows once it has gone deeper and deeper, to this
/// depth, on chapter 18's bits.
///
/// # Panics
///
/// When there's no move to look at.
pub fn deeper(
    opinion: Evaluation<BitPosition>,
    position: &BitPosition,
    depth: usize,
) -> Iteration<Ply> {
    let search = OrderedSearch::new(Search::new(opinion), fewest_replies);
    let last = search.deepen(position).take(depth).last();
    last.expect("a move to look at")
}

/// A row of the table for an opinion of a position: how that search does with it.
pub fn row_of(
    program: &str,
    opinion: Evaluation<BitPosition>,
    depth: usize,
) -> Row {
    let from: Vec<_> = sixty().iter().map(BitPosition::from).collect();
    let row = Row::measure(format!("{program}, {depth}"), &from, |position| {
        let last = deeper(opinion, position, depth);
        (last.value, last.positions)
    });
    let best = |bits: &BitPosition| deeper(opinion, bits, depth).line[0];
    row.with_score(against_yardstick(|position| {
        best(&BitPosition::from(position))
    }))
}
