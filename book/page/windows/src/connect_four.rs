//! Chapter 12's window.

use std::ops::ControlFlow;
use std::time::Duration;

use board::{Cell, Square};
use connect_four::Column;
use connect_four_window::{Message, State, message, update, view};
use ratatui::Frame;
use ratatui::crossterm::event::Event;
use ratatui::layout::Rect;
use terminal::Theme;

use crate::circle::Window;

/// How long a tick takes while a disc falls, and while a line blinks.
const FALL: Duration = Duration::from_millis(60);
const BLINK: Duration = Duration::from_millis(400);

/// This window can do everything by itself, but for leaving.
#[derive(Debug)]
pub(crate) struct Quit;

impl Window for State {
    type Message = Message;
    type Effect = Quit;

    const SIZE: (u16, u16) = (31, 18);
    const TICK: Message = Message::Tick;

    fn message(&self, event: &Event, area: Rect) -> Option<Message> {
        message(event, area)
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

    fn moment(&self) -> Option<Duration> {
        let moment = self.falling.map_or(BLINK, |_| FALL);
        self.is_moving().then_some(moment)
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
        let landing = self.falling.map(|disc| format!("{}. ", disc.square));
        let landing = landing.unwrap_or_default();
        vec![
            format!("{landing}{}", self.message),
            column(self, self.cursor),
        ]
    }

    fn description(&self) -> String {
        let columns = Column::all().map(|each| column(self, each));
        format!(
            "{} From the bottom: {}.",
            self.message,
            columns.collect::<Vec<_>>().join("; ")
        )
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("ArrowLeft", "←"),
            ("Enter", "Drop"),
            ("ArrowRight", "→"),
            ("u", "U: undo"),
            ("n", "N: new"),
            ("q", "Q: quit"),
        ]
    }
}

/// A column from the bottom: `column d: black, white`.
fn column(state: &State, column: Column) -> String {
    let board = state.game().board();
    let squares = (0..6).rev().map(|row| Square::at(column.index(), row));
    let discs = squares.filter_map(|square| match board[square] {
        Cell::Black => Some("black"),
        Cell::White => Some("white"),
        Cell::Empty | Cell::Border => None,
    });
    let discs: Vec<_> = discs.collect();
    if discs.is_empty() {
        format!("column {column}: empty")
    } else {
        format!("column {column}: {}", discs.join(", "))
    }
}
