//! The window of chapter 11.

use std::ops::ControlFlow;
use std::time::Duration;

use page_boards::describe;
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use window::{Effect, LastMove, Message, State};
use window::{event_message, perform, update, view};

use crate::labels;
use crate::update_loop::Window;

/// The time between two flips.
pub(crate) const FLIP_INTERVAL: Duration = Duration::from_millis(90);

impl Window for State {
    type Message = Message;
    type Effect = Effect;

    const SIZE: (u16, u16) = (73, 18);
    const TICK: Message = Message::Tick;

    fn message(&self, event: &Event, _: Rect) -> Option<Message> {
        event_message(event)
    }

    fn update(&mut self, message: Message) -> Option<Effect> {
        update(self, message)
    }

    fn perform(&mut self, effect: Effect) -> ControlFlow<(), Option<Message>> {
        match perform(effect) {
            Some(outcome) => ControlFlow::Continue(Some(Message::Done(outcome))),
            None => ControlFlow::Break(()),
        }
    }

    fn view(&self, frame: &mut Frame) {
        view(frame, self);
    }

    fn tick_interval(&self) -> Option<Duration> {
        (!self.turning().is_empty()).then_some(FLIP_INTERVAL)
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let history = self.history();
        let (number, moves) = (history.move_number(), history.moves().len());
        let turning: Vec<_> = self.turning().iter().map(ToString::to_string).collect();
        vec![
            ("history", format!("move {number} of {moves}")),
            ("cursor", self.cursor().to_string()),
            ("turning", format!("[{}]", turning.join(", "))),
            ("notice", format!("{:?}", self.notice())),
        ]
    }

    fn speech(&self) -> Vec<String> {
        vec![self.notice().to_owned(), describe_cursor(self)]
    }

    fn description(&self) -> String {
        let history = self.history();
        let (number, moves) = (history.move_number(), history.moves().len());
        let board = describe::board(&self.board());
        let to_move = history.position().to_move;
        format!("Move {number} of {moves}, {to_move} to move: {board}.")
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        labels::CHAPTER_WINDOW_KEYS
    }
}

/// Describes the square at the cursor: `c6, black disc, the last move`.
pub(crate) fn describe_cursor(state: &State) -> String {
    let square = state.cursor();
    let content = describe::cell(&state.board(), square);
    let mark = match LastMove::from_history(state.history()) {
        Some(last) if last.square == square => ", the last move",
        Some(last) if last.flips.contains(&square) => ", just flipped",
        _ => "",
    };
    format!("{content}{mark}")
}
