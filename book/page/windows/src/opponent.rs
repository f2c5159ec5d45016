//! The window of chapter 16.

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

use crate::labels;
use crate::update_loop::Window;

/// A game with computer players in the window of chapter 11.
pub(crate) struct Opponent {
    game: WindowGame,
}

impl Opponent {
    /// Starts a game between players.
    pub(crate) fn new(state: State, players: Players) -> Self {
        let game = WindowGame::new(state, players, Thinker::new(Rand::new(1)));
        Self { game }
    }

    /// Tests if a message goes to the searching computer instead of the window.
    fn is_for_computer(&self, message: &Message) -> bool {
        let is_handled_by_computer = matches!(
            message,
            Message::Cancel | Message::Choose | Message::Place(_)
        );
        let is_searching = self.game.search().is_some();
        is_searching && is_handled_by_computer && self.game.state.mode == Mode::Board
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

    /// Updates the game. The chapter's update performs the effect of the window's update
    /// and doesn't return it, so a copy of the window determines it.
    fn update(&mut self, message: Message) -> Option<Effect> {
        let effect = if self.is_for_computer(&message) {
            None
        } else {
            update(&mut self.game.state.clone(), message.clone())
        };
        self.game.update(message);
        effect
    }

    fn perform(&mut self, effect: Effect) -> ControlFlow<(), Option<Message>> {
        match effect {
            Effect::Quit => ControlFlow::Break(()),
            _ => ControlFlow::Continue(None), // the update has performed it
        }
    }

    fn before_draw(&mut self) -> Option<&'static str> {
        self.game.think();
        Some("think()")
    }

    fn view(&self, frame: &mut Frame) {
        self.game.state.view(frame);
    }

    fn tick_interval(&self) -> Option<Duration> {
        self.game.state.tick_interval()
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
        if self.game.search().is_some() && state.mode == Mode::Board {
            labels::SEARCH_KEYS
        } else {
            state.keys()
        }
    }
}
