//! The window of chapter 12.

use std::ops::ControlFlow;
use std::time::Duration;

use board::{Cell, Square};
use connect_four::Column;
use connect_four_window::{Message, State, event_message, update, view};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use terminal::Theme;

use crate::labels;
use crate::update_loop::Window;

/// The time between two ticks while a disc falls, and while a line blinks.
const FALL_INTERVAL: Duration = Duration::from_millis(60);
const BLINK_INTERVAL: Duration = Duration::from_millis(400);

/// The only effect of this window.
#[derive(Debug)]
pub(crate) struct Quit;

impl Window for State {
    type Message = Message;
    type Effect = Quit;

    const SIZE: (u16, u16) = (31, 18);
    const TICK: Message = Message::Tick;

    fn message(&self, event: &Event, area: Rect) -> Option<Message> {
        event_message(event, area)
    }

    fn update(&mut self, message: Message) -> Option<Quit> {
        (!update(self, message)).then_some(Quit)
    }

    fn perform(&mut self, _: Quit) -> ControlFlow<(), Option<Message>> {
        ControlFlow::Break(())
    }

    fn view(&self, frame: &mut Frame) {
        let theme = Theme {
            color: false,
            ascii: false,
        };
        view(frame, self, theme);
    }

    fn tick_interval(&self) -> Option<Duration> {
        if !self.is_moving() {
            return None;
        }
        Some(match self.falling {
            Some(_) => FALL_INTERVAL,
            None => BLINK_INTERVAL,
        })
    }

    fn fields(&self) -> Vec<(&'static str, String)> {
        let falling = self.falling.map(|disc| (disc.square, disc.height));
        let hidden = match self.falling {
            None => self.hidden_squares(),
            Some(_) => Vec::new(),
        };
        vec![
            ("games", format!("{} discs", self.game().dropped())),
            ("cursor", self.cursor.to_string()),
            ("falling", format!("{falling:?}")),
            ("hidden line", format!("{hidden:?}")),
            ("message", format!("{:?}", self.message)),
        ]
    }

    fn speech(&self) -> Vec<String> {
        let landing = match self.falling {
            Some(disc) => format!("{}. ", disc.square),
            None => String::new(),
        };
        vec![
            format!("{landing}{}", self.message),
            describe_column(self, self.cursor),
        ]
    }

    fn description(&self) -> String {
        let columns: Vec<_> = Column::all()
            .map(|column| describe_column(self, column))
            .collect();
        format!("{} From the bottom: {}.", self.message, columns.join("; "))
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        labels::CONNECT_FOUR_KEYS
    }
}

/// Describes a column from the bottom: `column d: black, white`.
fn describe_column(state: &State, column: Column) -> String {
    let board = state.game().board();
    let discs: Vec<_> = (0..6)
        .rev()
        .filter_map(|row| match board[Square::at(column.index(), row)] {
            Cell::Black => Some("black"),
            Cell::White => Some("white"),
            Cell::Empty | Cell::Border => None,
        })
        .collect();
    if discs.is_empty() {
        format!("column {column}: empty")
    } else {
        format!("column {column}: {}", discs.join(", "))
    }
}
