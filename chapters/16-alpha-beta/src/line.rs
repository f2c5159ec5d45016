/// What a search has found, and how the game goes on from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// What the position is worth to the side to move.
    pub value: i32,
    /// The moves if both sides play their best, the last one first.
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// A line that ends here.
    pub fn end(value: i32) -> Line<M> {
        let moves = Vec::new();
        Line { value, moves }
    }

    /// The same line as the opponent sees it, a move earlier.
    pub fn before(mut self, its_move: M) -> Line<M> {
        self.moves.push(its_move);
        Line {
            value: -self.value,
            ..self
        }
    }

    /// Takes over a line of the opponent's, behind this move, if it's better.
    pub fn improve(&mut self, line: Line<M>, its_move: M) {
        if -line.value > self.value {
            *self = line.before(its_move);
        }
    }
}
