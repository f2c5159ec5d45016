use end_of_game::Position;
use evaluation::Computer;
use opponent::{Choice, Thinker};
use opponent_window::Thinks;

use crate::{BackgroundEngine, EXPERT};

/// Thinks for all levels in the background of chapter 16's window.
pub struct AllLevels {
    /// Thinks for the levels of chapter 15.
    pub thinker: Thinker,
    /// Thinks for the level `expert`.
    pub expert: BackgroundEngine,
}

impl Thinks for AllLevels {
    fn think(
        &mut self,
        position: Position,
        computer: &Computer,
    ) -> Option<Choice> {
        if computer.name == EXPERT {
            self.expert.think(position)
        } else {
            self.thinker.think(position, &computer.engine)
        }
    }

    fn stop(&mut self) -> Option<Choice> {
        self.expert.stop().or(self.thinker.stop())
    }

    fn progress(&self) -> Option<(String, bool)> {
        self.expert.progress().or(Thinks::progress(&self.thinker))
    }
}
