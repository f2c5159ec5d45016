//! Thor's moves on the stack, and Ralle's answers to the best on top of them.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, MoveStack};

fn main() {
    let (shape, white) =
        (BoardShape::eight(), BitPosition::from(&ralle_thor(17)));
    let mut stack = MoveStack::default();
    let first = stack.add(white, shape.moves(white));
    for candidate in stack.since(first) {
        candidate.cost = candidate.by_search(&shape, 2);
    }
    let best = stack.take_cheapest(first).expect("there are nine moves");
    let answers = stack.add(best.after, shape.moves(best.after));
    println!("{}, {} answers", best.square, stack.since(answers).len());
    stack.drop_since(answers);
    while let Some(candidate) = stack.take_cheapest(first) {
        print!("{} ", candidate.square);
    }
    println!();
}
