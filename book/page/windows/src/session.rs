//! A window that's open in a page.

use std::fmt::Write as _;
use std::path::PathBuf;

use end_of_game::Position;
use ratatui::layout::Rect;
use records::History;
use whole_games::parse_transcript;

use crate::circle::{Turn, Window, dispatch, look_after};
use crate::form::Form;
use crate::opponent::Opponent;
use crate::request::{Request, in_words};
use crate::screen;

/// A window that's open in a page, or none yet. It answers requests of a line or
/// more, each a word and a text, with lines of the same kind:
///
/// | Request | What happens |
/// |---|---|
/// | `open NAME` | the window opens; further lines are `moves` to begin with, a `file` to open, who plays `white`, and the `room` there is, in pixels |
/// | `key NAME` | a key is pressed, by a browser's name of it |
/// | `click X Y` | the mouse is pressed at a point of the drawing |
/// | `tick` | the time has come for which the window waits |
/// | `hear N REPORT` | a thread has reported something; that's a tick, too |
///
/// | Response | What it means |
/// |---|---|
/// | `svg` | the picture |
/// | `turn` | once around the circle: the event, the message, the effect, and what has changed, with tabs between |
/// | `said` | what to speak |
/// | `about` | all there is to see, in words |
/// | `wait` | after how many milliseconds to tick |
/// | `key` | a key that has a button, and its label |
/// | `thread` | the number of a thread: it goes on in a copy of the memory |
/// | `end` | the number of a thread that nobody listens to any more |
/// | `closed` | the window is gone |
/// | `error` | what's wrong with the request |
///
/// If an event means nothing to the window, the response is empty.
#[derive(Default)]
pub struct Session {
    window: Option<Box<dyn Respond>>,
}

impl Session {
    /// The response to a request.
    pub fn respond(&mut self, request: &str) -> String {
        let response = self.response(Request(request));
        response + &page_threads::changes().to_string()
    }

    fn response(&mut self, request: Request) -> String {
        if let Some(name) = request.text("open") {
            return self.open(name, request).unwrap_or_else(error);
        }
        match &mut self.window {
            Some(window) => window.respond(request),
            None => error("no window is open".to_owned()),
        }
    }

    fn open(&mut self, name: &str, request: Request) -> Result<String, String> {
        let moves = request.text("moves").unwrap_or_default();
        let file = request.text("file").map(PathBuf::from);
        let mut opened = match name {
            "window" => {
                let message = file.map(window::Message::Open);
                open(window::State::new(history(moves)?), message)
            }
            "othello-window" => {
                let state = othello_window::State::new(PathBuf::from("/"));
                let state = state.with_history(history(moves)?);
                open(Form::new(state, request.is_narrow()), None)
            }
            "opponent-window" => {
                page_threads::open_window();
                let state = othello_window::State::new(PathBuf::from("/"));
                let state = state.with_history(history(moves)?);
                let white = request.text("white").unwrap_or("human");
                let players =
                    opponent::read_players(&["human", white]).map_err(|why| why.to_string())?;
                open(Opponent::new(state, players, request.is_narrow()), None)
            }
            "connect-four-window" => {
                let game = moves
                    .parse()
                    .map_err(|it: connect_four::ParseSequenceError| it.to_string())?;
                open(connect_four_window::State::new(game), None)
            }
            _ => return Err(format!("there's no window called {name:?}")),
        };
        let response = opened.begin();
        self.window = Some(opened);
        Ok(response)
    }
}

fn history(moves: &str) -> Result<History, String> {
    let plies = parse_transcript(moves).map_err(|why| why.to_string())?;
    let history = History::follow(Position::start(), &plies);
    history.map_err(|why| why.to_string())
}

fn open<W: Window + 'static>(window: W, first: Option<W::Message>) -> Box<dyn Respond> {
    Box::new(Open { window, first })
}

fn error(what: String) -> String {
    format!("error {what}")
}

/// A window of any chapter.
trait Respond {
    /// The response to its first message.
    fn begin(&mut self) -> String;

    /// The response to a request.
    fn respond(&mut self, request: Request) -> String;
}

/// An open window, and the message with which it begins.
struct Open<W: Window> {
    window: W,
    first: Option<W::Message>,
}

impl<W: Window> Respond for Open<W> {
    fn begin(&mut self) -> String {
        let first = self.first.take();
        self.go_around("", first)
    }

    fn respond(&mut self, request: Request) -> String {
        let report = request.text("hear");
        report.into_iter().for_each(page_threads::hear);
        if report.is_some() || request.is("tick") {
            return self.go_around("", Some(W::tick()));
        }
        let Some(event) = request.event() else {
            return String::new();
        };
        match self.window.message(&event, self.area()) {
            Some(message) => self.go_around(&in_words(&event), Some(message)),
            None => String::new(),
        }
    }
}

impl<W: Window> Open<W> {
    fn area(&self) -> Rect {
        let (width, height) = self.window.size();
        Rect::new(0, 0, width, height)
    }

    /// Takes a message around the circle, and says what the page is to show.
    fn go_around(&mut self, event: &str, message: Option<W::Message>) -> String {
        let before = self.window.speech();
        let mut turns = Vec::new();
        let stays = message.is_none_or(|it| dispatch(&mut self.window, it, &mut turns));
        if !stays {
            return written(event, &turns) + "closed now\n";
        }
        let is_played = look_after(&mut self.window, &mut turns);
        let said = match event {
            "" if !is_played => None,
            _ => spoken(&before, self.window.speech()),
        };
        let said = said.map_or_else(String::new, |it| format!("said {it}\n"));
        written(event, &turns) + &said + &self.shown()
    }

    /// The picture and what goes with it.
    fn shown(&self) -> String {
        let description = self.window.description();
        let picture = screen::drawn(self.window.size(), |it| self.window.view(it));
        let picture = screen::document(&picture, &description);
        let mut lines = format!("svg {picture}\nabout {description}\n");
        // Writing to a string never fails.
        for (key, label) in self.window.keys() {
            let _ = writeln!(lines, "key {key} {label}");
        }
        if let Some(moment) = self.window.moment() {
            let _ = writeln!(lines, "wait {}", moment.as_millis());
        }
        lines
    }
}

/// The turns, the first of which an event began.
fn written(event: &str, turns: &[Turn]) -> String {
    let events = [event].into_iter().chain(std::iter::repeat(""));
    let lines = events
        .zip(turns)
        .map(|(event, turn)| format!("turn {event}\t{turn}\n"));
    lines.collect()
}

/// What there is to hear after an event.
fn spoken(before: &[String], now: Vec<String>) -> Option<String> {
    let changed = now.iter().find(|it| !before.contains(it));
    changed.or(now.last()).cloned()
}

#[cfg(test)]
mod tests;
