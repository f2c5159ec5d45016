//! A window that's open in a page.

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

use crate::circle::{Turn, Window, dispatch, look_after};
use crate::opponent::Opponent;
use crate::screen;

/// A window that's open in a page, or none yet. It answers the requests of the
/// page as the [boards](page_boards::protocol) do: a form, and JSON. The first
/// field says what has happened.
///
/// | Request | What happens |
/// |---|---|
/// | `open NAME` | the window opens; further fields are `moves` to begin with, a `file` to open, and who plays `white` |
/// | `key NAME` | a key is pressed, by a browser's name of it |
/// | `click X Y` | the mouse is pressed at a point of the drawing |
/// | `tick` | the time has come for which the window waits |
/// | `report N REPORT` | a thread has reported something; that's a tick, too |
#[derive(Default)]
pub struct Session {
    window: Option<Box<dyn Respond>>,
}

/// What a page shows of a window. If an event means nothing to it, that's
/// nothing.
#[derive(Default, Serialize)]
struct Response {
    /// Each turn around the circle.
    turns: Vec<Turn>,
    picture: Option<Picture>,
    /// What to speak.
    said: Option<String>,
    /// The keys that have a button, and their labels. `Type` is a field for text.
    keys: &'static [(&'static str, &'static str)],
    /// After how many milliseconds to tick.
    wait: Option<u32>,
    /// The numbers of threads that go on in copies of the memory.
    threads: Vec<usize>,
    /// The numbers of threads that nobody listens to any more.
    ended: Vec<usize>,
    /// Whether the window is gone.
    is_closed: bool,
    /// What's wrong with the request.
    error: Option<String>,
}

#[derive(Serialize)]
struct Picture {
    svg: String,
    /// All there is to see, in words.
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
    /// The response to a request.
    pub fn respond(&mut self, request: &str) -> String {
        let response = self.response(&Request::parse(request));
        let threads = page_std_threads::changes();
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
        let (opened, response) = match name {
            "window" => {
                let message = file.map(window::Message::Open);
                open(window::State::new(history(moves)?), message)
            }
            "othello-window" => open(form(moves)?, None),
            "opponent-window" => {
                page_std_threads::open_window();
                let white = request.text("white").unwrap_or("human");
                let players =
                    opponent::read_players(&["human", white]).map_err(|why| why.to_string())?;
                open(Opponent::new(form(moves)?, players), None)
            }
            "connect-four-window" => {
                let game = moves.parse();
                let game = game.map_err(|why: connect_four::ParseSequenceError| why.to_string())?;
                open(connect_four_window::State::new(game), None)
            }
            _ => return Err(format!("there's no window called {name:?}")),
        };
        self.window = Some(opened);
        Ok(response)
    }
}

fn history(moves: &str) -> Result<History, String> {
    let plies = parse_transcript(moves).map_err(|why| why.to_string())?;
    let history = History::follow(Position::start(), &plies);
    history.map_err(|why| why.to_string())
}

/// The whole form, in the folder with the page's files.
fn form(moves: &str) -> Result<othello_window::State, String> {
    Ok(othello_window::State::new(PathBuf::from("/")).with_history(history(moves)?))
}

/// A window that's open, and the response to the message with which it begins.
fn open<W>(mut window: W, first: Option<W::Message>) -> (Box<dyn Respond>, Response)
where
    W: Window + 'static,
{
    let response = go_around(&mut window, "", first);
    (Box::new(window), response)
}

/// A window of any chapter.
trait Respond {
    /// The response to a request.
    fn respond(&mut self, request: &Request) -> Response;
}

impl<W: Window> Respond for W {
    fn respond(&mut self, request: &Request) -> Response {
        let report = request.text("report");
        report.into_iter().for_each(page_std_threads::hear);
        if report.is_some() || request.text("tick").is_some() {
            return go_around(self, "", Some(W::TICK));
        }
        let event = event(request);
        let area = Rect::new(0, 0, W::SIZE.0, W::SIZE.1);
        let message = event.as_ref().and_then(|event| self.message(event, area));
        match (event, message) {
            (Some(event), Some(message)) => go_around(self, &in_words(&event), Some(message)),
            _ => Response::default(),
        }
    }
}

/// Takes a message around the circle, and says what the page is to show.
fn go_around<W: Window>(window: &mut W, event: &str, message: Option<W::Message>) -> Response {
    let before = window.speech();
    let mut turns = Vec::new();
    let stays = message.is_none_or(|message| dispatch(window, message, &mut turns));
    let is_played = stays && look_after(window, &mut turns);
    if let Some(first) = turns.first_mut() {
        first.event = event.to_owned();
    }
    if !stays {
        return Response {
            turns,
            is_closed: true,
            ..Response::default()
        };
    }
    let is_heard = !event.is_empty() || is_played;
    let said = is_heard.then(|| spoken(&before, window.speech()));
    let moment = window.moment();
    Response {
        turns,
        said: said.flatten(),
        picture: Some(picture(window)),
        keys: window.keys(),
        wait: moment.map(|moment| moment.as_millis() as u32),
        ..Response::default()
    }
}

fn picture<W: Window>(window: &W) -> Picture {
    let about = window.description();
    let drawn = screen::drawn(W::SIZE, |frame| window.view(frame));
    let svg = screen::drawing("span", &drawn, &about);
    Picture { svg, about }
}

/// What there is to hear after an event.
fn spoken(before: &[String], now: Vec<String>) -> Option<String> {
    let changed = now.iter().find(|text| !before.contains(text));
    changed.or(now.last()).cloned()
}

/// The event of a terminal that has happened: a `key`, or a `click` at a point
/// of the drawing.
fn event(request: &Request) -> Option<Event> {
    match (request.text("key"), request.text("click")) {
        (Some(name), _) => Some(Event::Key(key(name)?.into())),
        (None, Some(point)) => click(point),
        (None, None) => None,
    }
}

/// The key that a browser calls this.
fn key(name: &str) -> Option<KeyCode> {
    let mut letters = name.chars();
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
        _ => match (letters.next(), letters.next()) {
            (Some(letter), None) => KeyCode::Char(letter),
            _ => return None,
        },
    })
}

/// A click, where the drawing has this point: `216.5 192.0`.
fn click(point: &str) -> Option<Event> {
    let (x, y) = point.split_once(' ')?;
    let (column, row) = screen::cell_at(x.parse().ok()?, y.parse().ok()?)?;
    Some(Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column,
        row,
        modifiers: KeyModifiers::NONE,
    }))
}

/// An event as the chapter's reader knows it, without what's always the same.
fn in_words(event: &Event) -> String {
    match event {
        Event::Key(key) => format!("Key({:?})", key.code),
        Event::Mouse(MouseEvent { column, row, .. }) => format!("Mouse({column}, {row})"),
        _ => format!("{event:?}"),
    }
}
