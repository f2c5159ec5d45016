//! The requests and responses of a window in a page.

use std::path::PathBuf;

use end_of_game::Position;
use page_boards::Request;
use page_boards::protocol::json;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use records::History;
use serde::Serialize;
use whole_games::parse_transcript;

use crate::opponent::Opponent;
use crate::screen;
use crate::update_loop::{Turn, Window, dispatch, prepare_frame};

/// The open window of a page, if any.
///
/// Requests and responses are encoded as those of the [boards](page_boards::protocol):
/// forms and JSON. The first field of a request is the event:
///
/// | Field | Event |
/// |---|---|
/// | `open NAME` | opens a window; optional fields are the `moves` of a game, a `file` to open, and the player `white` |
/// | `key NAME` | a key was pressed; the name is that of the browser |
/// | `click X Y` | the mouse was pressed at a point of the drawing |
/// | `tick` | the time `wait` of the last response has passed |
/// | `report N REPORT` | thread `N` has sent a report; it counts as a tick |
#[derive(Default)]
pub struct Session {
    window: Option<Box<dyn Respond>>,
}

/// The response to a request. It is empty for an event that means nothing to the window.
#[derive(Default, Serialize)]
struct Response {
    /// The iterations of the update loop.
    turns: Vec<Turn>,
    picture: Option<Picture>,
    /// The text for screen readers.
    said: Option<String>,
    /// The keys that have a button, and their labels. `Type` is an input field.
    keys: &'static [(&'static str, &'static str)],
    /// The time until the next tick, in milliseconds.
    wait: Option<u32>,
    /// The numbers of the threads that the page starts with copies of the memory.
    threads: Vec<usize>,
    /// The numbers of the threads that the page ends.
    ended: Vec<usize>,
    /// True if the window has closed.
    is_closed: bool,
    /// The reason why the request is invalid.
    error: Option<String>,
}

#[derive(Serialize)]
struct Picture {
    svg: String,
    /// The description of the window.
    about: String,
}

impl Response {
    fn error(error: String) -> Self {
        Self {
            error: Some(error),
            ..Self::default()
        }
    }
}

impl Session {
    /// Answers a request with JSON.
    pub fn respond(&mut self, request: &str) -> String {
        let response = self.response(&Request::parse(request));
        let threads = page_std_threads::take_changes();
        json(&Response {
            threads: threads.started,
            ended: threads.ended,
            ..response.unwrap_or_else(Response::error)
        })
    }

    fn response(&mut self, request: &Request) -> Result<Response, String> {
        if let Some(name) = request.text("open") {
            return self.open(name, request);
        }
        let window = self.window.as_mut().ok_or("no window is open")?;
        Ok(window.respond(request))
    }

    fn open(&mut self, name: &str, request: &Request) -> Result<Response, String> {
        let moves = request.text("moves").unwrap_or_default();
        let file = request.text("file").map(PathBuf::from);
        let (window, response) = match name {
            "window" => {
                let message = file.map(window::Message::Open);
                open(window::State::new(parse_history(moves)?), message)
            }
            "othello-window" => open(othello_window(moves)?, None),
            "opponent-window" => {
                page_std_threads::start_threads_in_page();
                let white = request.text("white").unwrap_or("human");
                let players =
                    opponent::read_players(&["human", white]).map_err(|error| error.to_string())?;
                open(Opponent::new(othello_window(moves)?, players), None)
            }
            "connect-four-window" => {
                let game = moves
                    .parse()
                    .map_err(|error: connect_four::ParseSequenceError| error.to_string())?;
                open(connect_four_window::State::new(game), None)
            }
            _ => return Err(format!("there's no window called {name:?}")),
        };
        self.window = Some(window);
        Ok(response)
    }
}

fn parse_history(moves: &str) -> Result<History, String> {
    let plies = parse_transcript(moves).map_err(|error| error.to_string())?;
    History::follow(Position::start(), &plies).map_err(|error| error.to_string())
}

/// Returns the window with dialogs. Its working directory contains the page's files.
fn othello_window(moves: &str) -> Result<othello_window::State, String> {
    Ok(othello_window::State::new(PathBuf::from("/")).with_history(parse_history(moves)?))
}

/// Opens a window with its first message, if any.
fn open<W>(mut window: W, first: Option<W::Message>) -> (Box<dyn Respond>, Response)
where
    W: Window + 'static,
{
    let response = run_update_loop(&mut window, "", first);
    (Box::new(window), response)
}

/// A window of any chapter.
trait Respond {
    /// Answers a request.
    fn respond(&mut self, request: &Request) -> Response;
}

impl<W: Window> Respond for W {
    fn respond(&mut self, request: &Request) -> Response {
        if let Some(report) = request.text("report") {
            page_std_threads::receive_report(report);
            return run_update_loop(self, "", Some(W::TICK));
        }
        if request.text("tick").is_some() {
            return run_update_loop(self, "", Some(W::TICK));
        }
        let Some(event) = parse_event(request) else {
            return Response::default();
        };
        let area = Rect::new(0, 0, W::SIZE.0, W::SIZE.1);
        match self.message(&event, area) {
            Some(message) => run_update_loop(self, &format_event(&event), Some(message)),
            None => Response::default(),
        }
    }
}

/// Runs the update loop until there are no more effects, and draws the window.
fn run_update_loop<W: Window>(
    window: &mut W,
    event: &str,
    message: Option<W::Message>,
) -> Response {
    let speech_before = window.speech();
    let mut turns = Vec::new();
    let stays_open = message.is_none_or(|message| dispatch(window, message, &mut turns));
    let has_played = stays_open && prepare_frame(window, &mut turns);
    if let Some(first) = turns.first_mut() {
        first.event = event.to_owned();
    }
    if !stays_open {
        return Response {
            turns,
            is_closed: true,
            ..Response::default()
        };
    }
    let said = if !event.is_empty() || has_played {
        spoken_text(&speech_before, window.speech())
    } else {
        None
    };
    Response {
        turns,
        said,
        picture: Some(draw(window)),
        keys: window.keys(),
        wait: window
            .tick_interval()
            .map(|interval| interval.as_millis() as u32),
        ..Response::default()
    }
}

fn draw<W: Window>(window: &W) -> Picture {
    let about = window.description();
    let buffer = screen::render(W::SIZE, |frame| window.view(frame));
    let svg = screen::to_svg_element("span", &buffer, &about);
    Picture { svg, about }
}

/// Returns the first text that has changed, or else the last one.
fn spoken_text(before: &[String], after: Vec<String>) -> Option<String> {
    after
        .iter()
        .find(|text| !before.contains(text))
        .or(after.last())
        .cloned()
}

/// Parses the terminal event of a request: a `key`, or a `click` at a point of the
/// drawing.
fn parse_event(request: &Request) -> Option<Event> {
    match (request.text("key"), request.text("click")) {
        (Some(name), _) => Some(Event::Key(parse_key(name)?.into())),
        (None, Some(point)) => parse_click(point),
        (None, None) => None,
    }
}

/// Parses a browser's name of a key.
fn parse_key(name: &str) -> Option<KeyCode> {
    let mut characters = name.chars();
    Some(match name {
        "ArrowLeft" => KeyCode::Left,
        "ArrowRight" => KeyCode::Right,
        "ArrowUp" => KeyCode::Up,
        "ArrowDown" => KeyCode::Down,
        "Enter" => KeyCode::Enter,
        "Escape" => KeyCode::Esc,
        "Backspace" => KeyCode::Backspace,
        "Tab" => KeyCode::Tab,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        "Space" => KeyCode::Char(' '),
        _ => match (characters.next(), characters.next()) {
            (Some(character), None) => KeyCode::Char(character),
            _ => return None,
        },
    })
}

/// Parses a click at a point of the drawing, such as `216.5 192.0`.
fn parse_click(point: &str) -> Option<Event> {
    let (x, y) = point.split_once(' ')?;
    let (column, row) = screen::cell_at(x.parse().ok()?, y.parse().ok()?)?;
    Some(Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    }))
}

/// Formats an event like `Debug`, without the fields that are always the same.
fn format_event(event: &Event) -> String {
    match event {
        Event::Key(key) => format!("Key({:?})", key.code),
        Event::Mouse(MouseEvent { column, row, .. }) => format!("Mouse({column}, {row})"),
        _ => format!("{event:?}"),
    }
}
