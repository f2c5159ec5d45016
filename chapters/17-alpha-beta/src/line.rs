/// The value and the principal variation of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// Returns the value of the position for the side to move.
    pub value: i32,
    /// The moves if both sides play their best.
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// Returns a line that ends here.
    pub fn end(value: i32) -> Line<M> {
        let moves = Vec::new();
        Line { value, moves }
    }

    /// Returns the same line as the opponent sees it, a move earlier.
    pub fn before(mut self, mv: M) -> Line<M> {
        self.moves.insert(0, mv);
        Line {
            value: -self.value,
            ..self
        }
    }

    /// Takes over a line of the opponent's, behind this move, if it's better.
    pub fn improve(&mut self, line: Line<M>, mv: M) {
        if -line.value > self.value {
            *self = line.before(mv);
        }
    }
}
