//! Windows of a terminal, drawn by the chapters' own views: into a buffer in
//! memory first, and from there cell by cell into SVG.

use std::path::PathBuf;

use board::Board;
use directions::Direction;
use end_of_game::Position;
use live::svg::{Point, Rect, Svg};
use othello_window::{Button, FileEntry, Message, Outcome};
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Paragraph;
use ratatui::{Frame, Terminal};
use records::History;
use terminal::Theme;
use whole_games::parse_transcript;

/// The width and height of a character, and the margin around the window.
const CELL: (i32, i32) = (9, 19);
const MARGIN: i32 = 9;

/// The moves before c6, in the position of the C++ sheet.
const BEFORE_C6: &str = "c4c5e6f5d6e7b5b4e8a5a6b6a4c3d2d7";

/// What chapter 10's first forty lines draw.
pub(super) fn forty_lines() -> String {
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
pub(super) fn after_c6() -> String {
    let mut state = window_before_c6();
    window::update(&mut state, place_c6());
    state.finish_turning();
    window_of(
        &state,
        "c6 in parentheses, and the discs it flipped in dashes",
    )
}

/// The same two ticks after the click.
pub(super) fn turning() -> String {
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
pub(super) fn dialog() -> String {
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
    let buffer = drawn((80, 23), |frame| {
        othello_window::view(frame, &state, theme);
    });
    let alternative = "A window with a board, a message box, the scores and \
        twelve buttons. In front of the board is a dialog: a list of folders \
        and files in which ralle-thor.oth is marked, its name below, and the \
        filter Othello (*.oth).";
    document(&buffer, alternative)
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

/// The cells as one line of SVG.
fn document(buffer: &Buffer, alternative: &str) -> String {
    let size = (
        i32::from(buffer.area.width) * CELL.0 + 2 * MARGIN,
        i32::from(buffer.area.height) * CELL.1 + 2 * MARGIN,
    );
    let mut svg = Svg::default();
    svg.rect("screen-paper", rect(0, 0, size));
    for y in 0..buffer.area.height {
        for run in runs(buffer, y) {
            run.paint(&mut svg);
        }
    }
    svg.document(size, 10, alternative)
}

fn rect(x: i32, y: i32, (width, height): (i32, i32)) -> Rect {
    Rect {
        x,
        y,
        width,
        height,
    }
}

/// Characters of a line that look alike, from left to right.
struct Run {
    x: u16,
    y: u16,
    ink: Color,
    paper: Color,
    is_reversed: bool,
    symbols: Vec<String>,
}

/// The runs of a line.
fn runs(buffer: &Buffer, y: u16) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for x in 0..buffer.area.width {
        let cell = &buffer[(x, y)];
        let is_reversed = cell.modifier.contains(Modifier::REVERSED);
        let look = (cell.fg, cell.bg, is_reversed);
        let symbol = cell.symbol().to_owned();
        match runs.last_mut() {
            Some(it) if (it.ink, it.paper, it.is_reversed) == look => {
                it.symbols.push(symbol);
            }
            _ => runs.push(Run {
                x,
                y,
                ink: cell.fg,
                paper: cell.bg,
                is_reversed,
                symbols: vec![symbol],
            }),
        }
    }
    runs
}

impl Run {
    fn paint(&self, svg: &mut Svg) {
        let size = (self.symbols.len() as i32 * CELL.0, CELL.1);
        let corner = (
            MARGIN + i32::from(self.x) * CELL.0,
            MARGIN + i32::from(self.y) * CELL.1,
        );
        let (ink, paper) = match self.is_reversed {
            true => ("screen-paper-ink", Some("screen-ink")),
            false => {
                (color(self.ink).unwrap_or("screen-ink"), color(self.paper))
            }
        };
        if let Some(paper) = paper {
            let class = format!("screen-cell {paper}");
            svg.rect(&class, rect(corner.0, corner.1, size));
        }
        self.paint_lines_and_discs(svg, ink, corner);
        self.paint_text(svg, ink, corner);
    }

    fn paint_lines_and_discs(
        &self,
        svg: &mut Svg,
        ink: &str,
        (left, top): (i32, i32),
    ) {
        let mut lines = String::new();
        for (symbol, number) in self.symbols.iter().zip(0..) {
            let middle = Point {
                x: (left + number * CELL.0) as f32 + CELL.0 as f32 / 2.0,
                y: top as f32 + CELL.1 as f32 / 2.0,
            };
            match symbol.as_str() {
                "●" => svg.circle(&format!("screen-disc {ink}"), middle, 6.0),
                "○" => svg.circle(&format!("screen-line {ink}"), middle, 5.4),
                "◐" => {
                    svg.circle(&format!("screen-line {ink}"), middle, 5.4);
                    let half = "m0-5.4a5.4 5.4 0 0 0 0 10.8z";
                    svg.path_at(&format!("screen-disc {ink}"), middle, half);
                }
                line => lines += &arms(line, middle),
            }
        }
        svg.path(&format!("screen-line {ink}"), &lines);
    }

    fn paint_text(&self, svg: &mut Svg, ink: &str, (left, top): (i32, i32)) {
        let is_drawn = |it: &str| "●○◐".contains(it) || sides(it).is_some();
        let letter = |it: &String| match is_drawn(it) {
            true => ' ',
            false => it.chars().next().unwrap_or(' '),
        };
        let text: String = self.symbols.iter().map(letter).collect();
        let mut start = 0;
        for word in text.split("  ") {
            let blank = word.chars().take_while(|&it| it == ' ').count();
            let shown = word.trim();
            let point = Point {
                x: (left + (start + blank) as i32 * CELL.0) as f32,
                y: (top + CELL.1 - 5) as f32,
            };
            let count = shown.chars().count();
            let width = count as f32 * CELL.0 as f32;
            if count > 0 {
                svg.text(&format!("screen-text {ink}"), point, width, shown);
            }
            start += word.chars().count() + 2;
        }
    }
}

/// The class of one of a terminal's colors; `None` for the one that it has by
/// itself.
fn color(color: Color) -> Option<&'static str> {
    match color {
        Color::Black => Some("screen-black"),
        Color::Green => Some("screen-green"),
        Color::LightYellow => Some("screen-yellow"),
        Color::White => Some("screen-white"),
        _ => None,
    }
}

/// The directions in which a line's character leaves its cell.
fn sides(symbol: &str) -> Option<&'static str> {
    Some(match symbol {
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
        _ => return None,
    })
}

/// The path of a line's character.
fn arms(symbol: &str, middle: Point) -> String {
    let half = (CELL.0 as f32 / 2.0, CELL.1 as f32 / 2.0);
    let arm = |side| match side {
        'N' => format!("M{middle}v-{}", half.1),
        'E' => format!("M{middle}h{}", half.0),
        'S' => format!("M{middle}v{}", half.1),
        _ => format!("M{middle}h-{}", half.0),
    };
    sides(symbol).unwrap_or_default().chars().map(arm).collect()
}
