use opponent::computer_to_move;
use othello_window::{Message, Mode, dispatch};

use crate::{Thinks, WindowGame};

impl<T: Thinks> WindowGame<T> {
    /// Does what a message says; whether the window stays open.
    pub fn update(&mut self, message: Message) -> bool {
        let is_thinking =
            self.thinker.progress().is_some() && self.state.mode == Mode::Board;
        match message {
            Message::Cancel if is_thinking => self.interrupt(),
            // It's the computer's turn.
            Message::Place(_) | Message::Choose if is_thinking => {}
            other => {
                let stays = dispatch(&mut self.state, other);
                let position = *self.state.history().position();
                self.handed_over.take_if(|handed| *handed != position);
                self.write_names();
                self.say_who_waits();
                return stays;
            }
        }
        true
    }

    /// Stops the computer. It plays the best move it knows, and if it doesn't
    /// know any, a person moves for it.
    fn interrupt(&mut self) {
        if let Some(choice) = self.thinker.stop() {
            return self.play(choice);
        }
        self.handed_over = Some(*self.state.history().position());
        self.state.set_notice(
            "The computer hadn't tried a single move yet: the turn is yours.",
        );
    }

    /// Says what a person can do if a computer waits because this isn't the end
    /// of the game.
    fn say_who_waits(&mut self) {
        let history = self.state.history();
        let summary = window::summary(history);
        if let Some(computer) =
            computer_to_move(&self.players, history.position())
            && !self.is_at_end()
            && self.state.notice() == summary
        {
            let waits = "waits: go on with >, or move for it.";
            let notice = format!("{summary} {} {waits}", computer.name);
            self.state.set_notice(notice);
        }
    }
}
