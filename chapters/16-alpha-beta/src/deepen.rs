use minimax::Game;

use crate::{Searcher, Stopped, Window};

/// What a searcher knows once it has looked so many moves ahead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// How many moves it has looked ahead.
    pub depth: usize,
    /// What the position is worth to the side to move.
    pub value: i32,
    /// The principal variation: the moves if both sides play their best.
    pub line: Vec<M>,
    /// How many positions it has looked at so far.
    pub positions: u64,
}

impl<G: Game> Searcher<'_, G> {
    /// Looks one move ahead, then two, and so on. It ends when it's told to
    /// stop, or when it has seen the end of every game that matters.
    pub fn deepen(mut self, game: &G) -> impl Iterator<Item = Found<G::Move>> {
        let (mut line, mut guesses) = (Vec::new(), 1);
        (1..).map_while(move |depth| {
            if guesses == 0 {
                return None;
            }
            let found = self.look_ahead(game, depth, &line).ok()?;
            (line, guesses) = (found.line.clone(), self.guesses);
            Some(found)
        })
    }

    /// Looks so many moves ahead. `line` is what the last search found best.
    fn look_ahead(
        &mut self,
        game: &G,
        depth: usize,
        line: &[G::Move],
    ) -> Result<Found<G::Move>, Stopped> {
        self.guesses = 0;
        let mut best = self.search(game, depth, Window::OPEN, line)?;
        best.moves.reverse();
        Ok(Found {
            depth,
            value: best.value,
            line: best.moves,
            positions: self.positions,
        })
    }
}
