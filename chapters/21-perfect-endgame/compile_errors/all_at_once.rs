use bitboards::BitPosition;
use perfect_endgame::{BoardShape, MoveStack};

fn try_all(position: BitPosition, stack: &mut MoveStack) {
    let moves = BoardShape::eight().moves(position);
    let first = stack.add(position, moves);
    for candidate in stack.since(first) {
        try_all(candidate.after, stack);
    }
    stack.drop_since(first);
}

fn main() {
    try_all(BitPosition::start(), &mut MoveStack::default());
}
