use bitboards::BitPosition;
use perfect_endgame::{Area, Choices};

fn try_all(position: BitPosition, choices: &mut Choices) {
    let moves = Area::eight().moves(position);
    let first = choices.add(position, moves);
    for it in choices.since(first) {
        try_all(it.after, choices);
    }
    choices.drop_since(first);
}

fn main() {
    try_all(BitPosition::start(), &mut Choices::default());
}
