//! All levels up to *expert*, in chapter 16's window.

use end_of_game::Position;
use evaluation::Computer;
use expert::{Background, EXPERT};
use opponent::{Choice, Thinker};
use opponent_window::Thinks;

/// Thinks for the levels of chapter 15 and for the expert.
pub struct Everyone {
    /// Thinks for all others.
    pub thinker: Thinker,
    /// The expert.
    pub expert: Background,
}

impl Thinks for Everyone {
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
