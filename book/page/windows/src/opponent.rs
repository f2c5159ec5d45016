//! Chapter 16's window.

use std::ops::ControlFlow;
use std::time::Duration;

use opponent::{Players, Thinker};
use opponent_window::WindowGame;
use othello_window::{Effect, Message, Mode, State};
use othello_window::{event_message, update};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use tic_tac_toe::Rand;

use crate::circle::Window;

/// A game in the form.
pub(crate) struct Opponent {
    game: WindowGame,
}

impl Opponent {
    /// A game of these players.
    pub(crate) fn new(state: State, players: Players) -> Self {
        let game = WindowGame::new(state, players, Thinker::new(Rand::new(1)));
        Self { game }
    }

    /// Whether a message gets no further than the computer that's thinking.
    fn is_for_computer(&self, message: &Message) -> bool {
        let is_thinking = self.game.search().is_some();
        let is_for_it = matches!(
            message,
            Message::Cancel | Message::Choose | Message::Place(_)
        );
        is_thinking && is_for_it && self.game.state.mode == Mode::Board
    }
}

impl Window for Opponent {
    type Message = Message;
    type Effect = Effect;

    const SIZE: (u16, u16) = State::SIZE;
    const TICK: Message = Message::Tick;

    fn message(&self, event: &Event, area: Rect) -> Option<Message> {
        event_message(event, &self.game.state, area)
    }

    /// The chapter's update does what the form's asks for. So that it can be
    /// seen, a copy of the form is asked, too.
    fn update(&mut self, message: Message) -> Option<Effect> {
        let mut form = self.game.state.clone();
        let is_for_computer = self.is_for_computer(&message);
        let asked = Some(message.clone()).filter(|_| !is_for_computer);
        let effect = asked.and_then(|message| update(&mut form, message));
        self.game.update(message);
        effect
    }

    fn perform(&mut self, effect: Effect) -> ControlFlow<(), Option<Message>> {
        match effect {
            Effect::Quit => ControlFlow::Break(()),
            _ => ControlFlow::Continue(None), // it's done
        }
    }

    fn before_picture(&mut self) -> Option<&'static str> {
        self.game.think();
        Some("think()")
    }

    fn view(&self, frame: &mut Frame) {
        self.game.state.view(frame);
    }

    fn moment(&self) -> Option<Duration> {
        self.game.state.moment()
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = self.game.state.fields();
        let search = self.game.search().map(|search| search.progress());
        fields.insert(0, ("thinker", format!("{search:?}")));
        fields
    }

    fn speech(&self) -> Vec<String> {
        self.game.state.speech()
    }

    fn description(&self) -> String {
        self.game.state.description()
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        let state = &self.game.state;
        match self.game.search().filter(|_| state.mode == Mode::Board) {
            Some(_) => &[("Escape", "Esc: stop it")],
            None => state.keys(),
        }
    }
}
