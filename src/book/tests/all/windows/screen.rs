//! Windows of a terminal, drawn by the chapters' own views: into a buffer in
//! memory first, and from there cell by cell into SVG.

use std::path::PathBuf;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::thread;

use board::Board;
use directions::Direction;
use end_of_game::Position;
use evaluation::evaluate::phased;
use evaluation::{Computer, Engine, Levels};
use live::svg::{Point, Rect, Svg};
use minimax::{Game, consider};
use opponent_window::WindowGame;
use othello_window::{Button, FileEntry, Message, Outcome};
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect as Area;
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Paragraph;
use ratatui::{Frame, Terminal};
use records::History;
use terminal::Theme;
use tic_tac_toe::{Level, Rand};
use whole_games::parse_transcript;

/// The width and height of a character, and the margin around the window.
const CELL: (i32, i32) = (9, 19);
const MARGIN: i32 = 9;

/// The moves before c6, in the position of the C++ sheet.
const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// What chapter 10's first forty lines draw.
pub fn forty_lines() -> String {
    let text = Board::start().to_string();
    let buffer = drawn((44, 10), |frame| {
        let text = Paragraph::new(text.as_str()).centered();
        frame.render_widget(text, frame.area());
    });
    let alternative = "An empty terminal with the start of a game in its \
                       middle, as text.";
    document(&buffer, alternative)
}

/// Chapter 10's window after c6.
pub fn after_c6() -> String {
    let mut state = window_before_c6();
    window::update(&mut state, place_c6());
    state.finish_turning();
    window_of(
        &state,
        "c6 in parentheses, and the discs it flipped in dashes",
    )
}

/// The same two ticks after the click.
pub fn turning() -> String {
    let mut state = window_before_c6();
    for message in [place_c6(), window::Message::Tick, window::Message::Tick] {
        window::update(&mut state, message);
    }
    let (done, left) = (2, state.turning().len());
    let seen = format!(
        "c6 in parentheses: {done} of its discs have turned over, one is on \
         edge, and {} are still white",
        left - 1
    );
    window_of(&state, &seen)
}

fn place_c6() -> window::Message {
    window::Message::Place(board::Square::at(2, 5))
}

fn window_before_c6() -> window::State {
    window::State::new(history(BEFORE_C6))
}

fn history(transcript: &str) -> History {
    let plies = parse_transcript(transcript).unwrap_or_default();
    let history = History::follow(Position::start(), &plies);
    history.unwrap_or_else(|_| History::new(Position::start()))
}

fn window_of(state: &window::State, seen: &str) -> String {
    let buffer = drawn((73, 18), |frame| window::view(frame, state));
    let alternative = format!(
        "A window in a terminal. On the left is a green board with {seen}. On \
         the right a box says: {} Below it are the scores and the keys.",
        state.notice()
    );
    document(&buffer, &alternative)
}

/// The whole form's file dialog.
pub fn dialog() -> String {
    let folder = PathBuf::from("/games");
    let entry = |name: &str, is_folder| FileEntry {
        name: name.to_owned(),
        path: folder.join(name),
        is_folder,
    };
    let entries = vec![
        entry("..", true),
        entry("1990", true),
        entry("ann-bob.oth", false),
        entry("ralle-thor.oth", false),
    ];
    let listed = Outcome::Listed(folder.clone(), entries);
    let south = || Message::Go(Direction::South);
    let messages = [
        Message::Press(Button::Read),
        Message::Done(listed),
        south(),
        south(),
        south(),
        south(),
    ];
    let state = othello_window::State::new(folder.clone());
    let mut state = state.with_history(history(BEFORE_C6));
    for message in messages {
        let _ = othello_window::update(&mut state, message);
    }
    let theme = Theme {
        color: true,
        ascii: false,
    };
    let buffer = drawn((40, 20), |frame| {
        othello_window::view(frame, &state, theme);
    });
    let alternative = "A window in a small terminal. A box has a list of \
        folders and files in which ralle-thor.oth is marked, and below it that \
        name and the filter Othello (*.oth). Under it is the message box.";
    document(&buffer, alternative)
}

/// How many positions the computer of [`thinking`] may still evaluate.
static LEFT: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Chapter 15's window: a computer has considered three of its four moves.
pub fn thinking() -> String {
    let state = othello_window::State::new(PathBuf::from("/games"));
    let state = state.with_history(history("f5d6c3"));
    let position = *state.history().position();
    let engine = Engine {
        evaluation: phased_with_a_limit,
        ..Position::engine(Level::Hard)
    };
    for its_move in position.moves().into_iter().take(3) {
        consider(&position, its_move, engine.depth, engine.evaluation);
    }
    // What it took for three moves is what it gets.
    LEFT.store(usize::MAX - LEFT.load(Relaxed), Relaxed);
    let name = "hard".to_owned();
    let players = [None, Some(Computer { name, engine })];
    let mut game = WindowGame::new(state, players, Rand::new(1));
    // The cursor would be on d3, which is what the computer likes.
    for _ in 0..2 {
        game.update(Message::Go(Direction::North));
    }
    while game.search().is_none_or(|it| it.considered().len() < 3) {
        game.think();
        thread::yield_now();
    }
    let theme = Theme {
        color: true,
        ascii: false,
    };
    let buffer = drawn((40, 20), |frame| {
        othello_window::view(frame, game.state(), theme);
    });
    let alternative = format!(
        "A window in a terminal, with a green board on which White is to move. \
         On the right, White is called hard. Below are the buttons, and a box \
         that says: {}",
        game.state().notice()
    );
    document(&buffer, &alternative)
}

/// Chapter 14's evaluation, which stops for good when it has been asked too often.
fn phased_with_a_limit(position: &Position) -> i32 {
    while LEFT.load(Relaxed) == 0 {
        thread::park();
    }
    LEFT.fetch_sub(1, Relaxed);
    phased(position)
}

/// What a view draws on a screen of this size.
fn drawn((width, height): (u16, u16), view: impl FnOnce(&mut Frame)) -> Buffer {
    let mut terminal = match Terminal::new(TestBackend::new(width, height)) {
        Ok(terminal) => terminal,
        Err(never) => match never {},
    };
    match terminal.draw(view) {
        Ok(drawn) => drawn.buffer.clone(),
        Err(never) => match never {},
    }
}

/// The cells as one line of SVG: what's behind the characters, the lines, and
/// then the characters.
fn document(buffer: &Buffer, alternative: &str) -> String {
    let size = (
        i32::from(buffer.area.width) * CELL.0 + 2 * MARGIN,
        i32::from(buffer.area.height) * CELL.1 + 2 * MARGIN,
    );
    let mut svg = Svg::default();
    let window = Rect {
        x: 0,
        y: 0,
        width: size.0,
        height: size.1,
    };
    svg.rect("screen-paper", window);
    paint_papers(&mut svg, buffer);
    paint_lines(&mut svg, buffer);
    for y in 0..buffer.area.height {
        paint_characters(&mut svg, buffer, y);
    }
    svg.document(size, 10, alternative)
}

/// Paints what's behind the characters, a rectangle for lines that are alike.
fn paint_papers(svg: &mut Svg, buffer: &Buffer) {
    let area = buffer.area;
    let paper_at = |x, y| paper(&buffer[(x, y)]);
    let spans = |y: u16| {
        let starts = (0..area.width)
            .filter(move |&x| x == 0 || paper_at(x, y) != paper_at(x - 1, y));
        starts.filter_map(move |start| {
            let class = paper_at(start, y)?;
            let end =
                (start..area.width).find(|&x| paper_at(x, y) != Some(class));
            Some((start, end.unwrap_or(area.width), class))
        })
    };
    for y in 0..area.height {
        for span in spans(y) {
            if y > 0 && spans(y - 1).any(|above| above == span) {
                continue;
            }
            let below =
                (y..area.height).find(|&it| !spans(it).any(|at| at == span));
            let (start, end, class) = span;
            let (left, top) = corner(start, y);
            let rows = below.unwrap_or(area.height) - y;
            let rect = Rect {
                x: left,
                y: top,
                width: i32::from(end - start) * CELL.0,
                height: i32::from(rows) * CELL.1,
            };
            svg.rect(&format!("screen-cell {class}"), rect);
        }
    }
}

/// Paints the lines, each from the middle of its first cell to the middle of its
/// last one.
fn paint_lines(svg: &mut Svg, buffer: &Buffer) {
    let Area { width, height, .. } = buffer.area;
    let leaves = |x: u16, y: u16, side| {
        let cell = buffer.cell((x, y));
        cell.is_some_and(|it| sides(it.symbol()).contains(side))
    };
    for ink_class in ["screen-ink", "screen-black"] {
        let mut data = String::new();
        for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y)))
        {
            if ink(&buffer[(x, y)]) != ink_class {
                continue;
            }
            let start = middle(x, y);
            if leaves(x, y, 'E') && !leaves(x.wrapping_sub(1), y, 'E') {
                let end = (x..width).find(|&it| !leaves(it, y, 'E'));
                let cells = i32::from(end.unwrap_or(width - 1) - x);
                data += &format!("M{start}h{}", cells * CELL.0);
            }
            if leaves(x, y, 'S') && !leaves(x, y.wrapping_sub(1), 'S') {
                let end = (y..height).find(|&it| !leaves(x, it, 'S'));
                let cells = i32::from(end.unwrap_or(height - 1) - y);
                data += &format!("M{start}v{}", cells * CELL.1);
            }
        }
        svg.path(&format!("screen-line {ink_class}"), &data);
    }
}

/// Paints the discs, the dots and the words of a line.
fn paint_characters(svg: &mut Svg, buffer: &Buffer, y: u16) {
    let mut dots = String::new();
    let mut word = Word::default();
    for x in 0..buffer.area.width {
        let (cell, middle) = (&buffer[(x, y)], middle(x, y));
        let ink = ink(cell);
        match cell.symbol() {
            "●" => svg.circle(&format!("screen-disc {ink}"), middle, 5.0),
            "○" => svg.circle(&format!("screen-line {ink}"), middle, 4.4),
            "◐" => {
                svg.circle(&format!("screen-line {ink}"), middle, 4.4);
                let half = "m0-4.4a4.4 4.4 0 0 0 0 8.8z";
                svg.path_at(&format!("screen-disc {ink}"), middle, half);
            }
            "·" => dots += &format!("M{middle}h.1"),
            line if !sides(line).is_empty() => {}
            letter => {
                word.add(svg, x, y, ink, letter);
                continue;
            }
        }
        word.end(svg);
    }
    word.end(svg);
    svg.path("screen-dot", &dots);
}

/// Characters of a line that look alike and have at most one blank between them.
#[derive(Default)]
struct Word {
    start: (u16, u16),
    ink: &'static str,
    text: String,
}

impl Word {
    fn add(
        &mut self,
        svg: &mut Svg,
        x: u16,
        y: u16,
        ink: &'static str,
        letter: &str,
    ) {
        let is_blank = letter == " ";
        let is_other = ink != self.ink && !is_blank;
        if is_other || (is_blank && self.text.ends_with(' ')) {
            self.end(svg);
        }
        if self.text.is_empty() {
            if is_blank {
                return;
            }
            (self.start, self.ink) = ((x, y), ink);
        }
        self.text += letter;
    }

    fn end(&mut self, svg: &mut Svg) {
        let text = std::mem::take(&mut self.text);
        let text = text.trim_end();
        if text.is_empty() {
            return;
        }
        let (left, top) = corner(self.start.0, self.start.1);
        let point = Point {
            x: left as f32,
            y: (top + CELL.1 - 5) as f32,
        };
        let width = text.chars().count() as i32 * CELL.0;
        let class = format!("screen-text {}", self.ink);
        svg.text(&class, point, width as f32, text);
    }
}

/// The upper left corner of a cell.
fn corner(x: u16, y: u16) -> (i32, i32) {
    let (x, y) = (i32::from(x), i32::from(y));
    (MARGIN + x * CELL.0, MARGIN + y * CELL.1)
}

fn middle(x: u16, y: u16) -> Point {
    let (left, top) = corner(x, y);
    Point {
        x: left as f32 + CELL.0 as f32 / 2.0,
        y: top as f32 + CELL.1 as f32 / 2.0,
    }
}

/// The class of a character's color.
fn ink(cell: &Cell) -> &'static str {
    match cell.fg {
        _ if cell.modifier.contains(Modifier::REVERSED) => "screen-paper-ink",
        Color::Black => "screen-black",
        Color::LightYellow => "screen-yellow",
        Color::White => "screen-white",
        _ => "screen-ink",
    }
}

/// The class of what's behind a character; `None` if it's the terminal's own.
fn paper(cell: &Cell) -> Option<&'static str> {
    match cell.bg {
        _ if cell.modifier.contains(Modifier::REVERSED) => Some("screen-ink"),
        Color::Green => Some("screen-green"),
        _ => None,
    }
}

/// The directions in which a line's character leaves its cell; none for other
/// characters.
fn sides(symbol: &str) -> &'static str {
    match symbol {
        "─" => "EW",
        "│" => "NS",
        "┌" => "ES",
        "┐" => "SW",
        "└" => "NE",
        "┘" => "NW",
        "├" => "NES",
        "┤" => "NSW",
        "┬" => "ESW",
        "┴" => "NEW",
        "┼" => "NESW",
        _ => "",
    }
}
