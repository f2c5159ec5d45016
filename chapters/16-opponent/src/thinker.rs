use end_of_game::Position;
use evaluation::Engine;
use minimax::best;
use tic_tac_toe::Rand;

use crate::{BackgroundSearch, Choice, describe_choice};

/// A computer that thinks in the background, about one position at a time.
#[derive(Debug)]
pub struct Thinker {
    search: Option<BackgroundSearch>,
    /// Chooses among equal moves.
    rand: Rand,
}

impl Thinker {
    /// Returns a computer that isn't thinking yet. `rand` chooses among equal
    /// moves.
    pub fn new(rand: Rand) -> Thinker {
        let search = None;
        Thinker { search, rand }
    }

    /// Begins to think about a position, or goes on. Returns the move once it's
    /// chosen, and never waits for it.
    pub fn think(
        &mut self,
        position: Position,
        engine: &Engine<'static, Position>,
    ) -> Option<Choice> {
        self.search.take_if(|search| search.position() != position);
        let start = || BackgroundSearch::start(position, engine.clone());
        let search = self.search.get_or_insert_with(start);
        search.receive();
        if !search.is_done() {
            return None;
        }
        let ply = *self.rand.pick(&best(search.considered()))?;
        let why = describe_choice(search.considered(), ply);
        self.search = None;
        Some((ply, why))
    }

    /// Stops thinking, and returns the best move so far, if there's one.
    pub fn stop(&mut self) -> Option<Choice> {
        let search = self.search.take()?;
        let ply = search.favorite()?.mv;
        Some((ply, describe_choice(search.considered(), ply)))
    }

    /// Returns the search, as long as it goes on.
    pub fn search(&self) -> Option<&BackgroundSearch> {
        self.search.as_ref()
    }
}
