use end_of_game::Position;
use evaluation::Computer;
use opponent::{BackgroundSearch, Choice, Players, Thinker};
use opponent::{computer_to_move, names};
use othello_window::{Message, Mode, State, update};
use records::Record;
use whole_games::Ply;
use window::summary;

use crate::Thinks;

/// A game in chapter 11's window, in which each side is a person or a computer.
///
/// A computer moves only at the end of the game. If you go back, it stops, and
/// you may play another move for either side.
#[derive(Debug)]
pub struct WindowGame<T = Thinker> {
    /// The state of the window.
    pub state: State,
    pub(crate) players: Players,
    pub(crate) thinker: T,
    /// The position that a computer left to a person.
    pub(crate) handed_over: Option<Position>,
    /// The last report of a search.
    progress: String,
}

impl<T: Thinks> WindowGame<T> {
    /// Lets a computer begin to think, go on thinking, or move. Call it between
    /// two pictures; it never waits.
    pub fn think(&mut self) {
        let Some(computer) = self.active_computer().cloned() else {
            self.thinker.stop();
            return;
        };
        if self.state.mode != Mode::Board || self.state.is_turning() {
            return; // the window is showing something else first
        }
        let position = *self.state.history().position();
        match self.thinker.think(position, &computer) {
            Some(choice) => self.play(choice),
            None => self.say_progress(&computer.name),
        }
    }

    /// Returns the computer that must move now.
    fn active_computer(&self) -> Option<&Computer> {
        let position = self.state.history().position();
        let is_handed_over = self.handed_over == Some(*position);
        let moves_here = self.is_at_end() && !is_handed_over;
        computer_to_move(&self.players, position).filter(|_| moves_here)
    }

    /// Says how far a computer is, and what it likes so far. What the window
    /// said about something else stays until there's news.
    fn say_progress(&mut self, name: &str) {
        let summary = summary(self.state.history());
        let progress = format!("{summary} {name} {}", self.how_far());
        if progress != self.progress || self.state.notice() == summary {
            self.state.set_notice(&progress);
            self.progress = progress;
        }
    }

    /// Plays a computer's move, and says why.
    pub(crate) fn play(&mut self, (ply, why): Choice) {
        let Ply::Move(square) = ply else { return };
        let side = self.state.history().position().to_move;
        update(&mut self.state, Message::Place(square));
        let (notice, name) = (self.state.notice(), names(&self.players));
        let said = format!("{notice} {}: {why}.", name[side as usize]);
        self.state.set_notice(said);
    }
}

impl WindowGame {
    /// Returns the search of the computer that's thinking.
    pub fn search(&self) -> Option<&BackgroundSearch> {
        self.thinker.search()
    }
}

impl<T: Thinks> WindowGame<T> {
    /// Returns a window in which these players play Black and White, and this
    /// thinks for the computers.
    pub fn new(state: State, players: Players, thinker: T) -> WindowGame<T> {
        let mut game = WindowGame {
            state,
            players,
            thinker,
            handed_over: None,
            progress: String::new(),
        };
        game.write_names();
        game
    }

    /// Describes the progress of the search, and what Esc does.
    fn how_far(&self) -> String {
        let Some((progress, likes_one)) = self.thinker.progress() else {
            return String::new();
        };
        let offer = if likes_one {
            "Esc plays that."
        } else {
            "Esc: you move for it."
        };
        format!("{progress}. {offer}")
    }

    /// Writes the players' names into the record of a new game.
    pub(crate) fn write_names(&mut self) {
        if self.state.record == Record::default() {
            let [black, white] = names(&self.players);
            self.state.set_players(black, white);
        }
    }

    /// Tests if this is the end of the game as far as it was played.
    pub(crate) fn is_at_end(&self) -> bool {
        let history = self.state.history();
        history.move_number() == history.moves().len()
    }
}
