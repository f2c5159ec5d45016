use minimax::{Game, Stopped};

use crate::{OrderedSearch, Window};

/// The result of a search of this depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration<M> {
    /// The depth searched.
    pub depth: usize,
    /// Returns the value of the position for the side to move.
    pub value: i32,
    /// The principal variation: the moves if both sides play their best.
    pub line: Vec<M>,
    /// Returns the number of positions searched so far.
    pub positions: u64,
}

impl<G: Game> OrderedSearch<'_, G> {
    /// Looks one move ahead, then two, and so on. It ends when it's told to
    /// stop, or when it has seen the end of every game that matters.
    pub fn deepen(
        mut self,
        game: &G,
    ) -> impl Iterator<Item = Iteration<G::Move>> {
        let (mut line, mut guesses) = (Vec::new(), 1);
        (1..).map_while(move |depth| {
            if guesses == 0 {
                return None;
            }
            let iteration = self.look_ahead(game, depth, &line).ok()?;
            (line, guesses) = (iteration.line.clone(), self.search.guesses);
            Some(iteration)
        })
    }

    /// Looks `depth` moves ahead. `line` is what the last search found best.
    fn look_ahead(
        &mut self,
        game: &G,
        depth: usize,
        line: &[G::Move],
    ) -> Result<Iteration<G::Move>, Stopped> {
        self.search.guesses = 0;
        let best = self.best_line(game, depth, Window::FULL, line)?;
        Ok(Iteration {
            depth,
            value: best.value,
            line: best.moves,
            positions: self.search.positions(),
        })
    }
}
