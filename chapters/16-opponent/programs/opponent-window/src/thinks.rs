use end_of_game::Position;
use evaluation::Computer;
use opponent::{Choice, Thinker};

/// Something that thinks for a computer while the window stays awake.
pub trait Thinks {
    /// Begins to think about a position, or goes on. Returns the move once it's
    /// chosen, and never waits for it.
    fn think(
        &mut self,
        position: Position,
        computer: &Computer,
    ) -> Option<Choice>;

    /// Stops thinking, and returns the best move so far, if there's one.
    fn stop(&mut self) -> Option<Choice>;

    /// Returns the progress of the search, with the best move so far; `None` if
    /// it isn't thinking.
    fn progress(&self) -> Option<(String, bool)>;
}

impl Thinks for Thinker {
    fn think(
        &mut self,
        position: Position,
        computer: &Computer,
    ) -> Option<Choice> {
        self.think(position, &computer.engine)
    }

    fn stop(&mut self) -> Option<Choice> {
        self.stop()
    }

    fn progress(&self) -> Option<(String, bool)> {
        let search = self.search()?;
        Some((search.progress(), search.favorite().is_some()))
    }
}
