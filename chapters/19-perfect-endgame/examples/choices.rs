//! Thor's moves on the stack, and Ralle's answers to the best on top of them.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, Choices};

fn main() {
    let (area, white) = (Area::eight(), BitPosition::from(&ralle_thor(17)));
    let mut choices = Choices::default();
    let first = choices.add(white, area.moves(white));
    for it in choices.since(first) {
        it.cost = it.by_search(&area, 2);
    }
    let best = choices.take_cheapest(first).expect("there are nine moves");
    let answers = choices.add(best.after, area.moves(best.after));
    println!("{}, {} answers", best.square, choices.since(answers).len());
    choices.drop_since(answers);
    while let Some(it) = choices.take_cheapest(first) {
        print!("{} ", it.square);
    }
    println!();
}
