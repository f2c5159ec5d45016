use alpha_beta::{Iteration, OrderedSearch};
use bitboards::{BitPosition, fewest_replies};
use minimax::{Evaluation, Search};
use whole_games::Ply;

use crate::{Row, against_yardstick, sixty_positions};

/// Measures an evaluation in chapter 17's search, to this depth, on chapter
/// 18's bitboards.
pub fn evaluation_row(
    program: &str,
    evaluation: Evaluation<BitPosition>,
    depth: usize,
) -> Row {
    let positions: Vec<_> =
        sixty_positions().iter().map(BitPosition::from).collect();
    let program = format!("{program}, {depth}");
    let row = Row::measure(program, &positions, |position| {
        let last = iterative_deepening(evaluation, position, depth);
        (last.value, last.positions)
    });
    row.with_score(against_yardstick(|position| {
        let bits = BitPosition::from(position);
        iterative_deepening(evaluation, &bits, depth).line[0]
    }))
}

/// Returns the last iteration of a search with iterative deepening.
fn iterative_deepening(
    evaluation: Evaluation<BitPosition>,
    position: &BitPosition,
    depth: usize,
) -> Iteration<Ply> {
    let search = OrderedSearch::new(Search::new(evaluation), fewest_replies);
    let last = search.deepen(position).take(depth).last();
    last.expect("a move to look at")
}
