//! A window of a terminal as a picture: a view draws into a buffer in memory
//! first, and from there it goes cell by cell into SVG.

use page_boards::drawing::SvgImage;
use page_boards::svg::{Point, Rect, Svg};
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect as Area;
use ratatui::style::{Color, Modifier};
use ratatui::{Frame, Terminal};
use std::ops::Range;

/// The size of a character, the margin, and from how many columns a window is wide.
const CELL: (i32, i32) = (9, 19);
const MARGIN: i32 = 9;
const WIDE: u16 = 70;

/// The column and the row of the character that has this point of the picture;
/// `None` on the margin above and to the left of all.
pub fn cell_at(x: f32, y: f32) -> Option<(u16, u16)> {
    let place = |at: f32, size: i32| {
        let place = (at as i32 - MARGIN).div_euclid(size);
        u16::try_from(place).ok()
    };
    Some((place(x, CELL.0)?, place(y, CELL.1)?))
}

/// What a view draws on a screen of this size.
pub fn drawn((width, height): (u16, u16), view: impl FnOnce(&mut Frame)) -> Buffer {
    // Drawing into memory can't fail.
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let Ok(drawn) = terminal.draw(view);
    drawn.buffer.clone()
}

/// The cells as one line of SVG: what's behind the characters, the lines, and
/// then the characters. A wide window is in two halves, side by side.
pub fn document(buffer: &Buffer, alternative: &str) -> String {
    drawing("svg", buffer, alternative)
}

/// The same in this element: in a `span`, a phone has one half below the other.
pub(crate) fn drawing(element: &str, buffer: &Buffer, alternative: &str) -> String {
    let Area { width, height, .. } = buffer.area;
    let size = (
        i32::from(width) * CELL.0 + 2 * MARGIN,
        i32::from(height) * CELL.1 + 2 * MARGIN,
    );
    let mut svg = Svg::default();
    if width < WIDE {
        paint(&mut svg, buffer, Rect::new((0, 0), size));
        return SvgImage::new(size, 10, svg).to_svg(alternative);
    }
    let (middle, split) = (width / 2, size.0 / 2);
    let left = Rect::new((0, 0), (split, size.1));
    let right = Rect::new((split, 0), (size.0 - split, size.1));
    for (x, view, half) in [(0, left, 0..middle), (50, right, middle..width)] {
        svg.half("screen-half", x, view, |svg| {
            paint(svg, &columns(buffer, half), view);
        });
    }
    let attributes = format!(
        "class=\"board-drawing screen\" style=\"--width: {}px\"",
        size.0
    );
    svg.element(element, &attributes, size, alternative)
}

/// These columns of a screen, where they are.
fn columns(buffer: &Buffer, columns: Range<u16>) -> Buffer {
    let mut part = Buffer::empty(Area {
        x: columns.start,
        width: columns.end - columns.start,
        ..buffer.area
    });
    for place in part.area.positions() {
        part[place] = buffer[place].clone();
    }
    part
}

/// Paints a screen, or as much of it as is in the buffer, on this paper.
fn paint(svg: &mut Svg, buffer: &Buffer, paper: Rect) {
    svg.rect("screen-paper", paper);
    paint_papers(svg, buffer);
    paint_lines(svg, buffer);
    paint_discs(svg, buffer);
    for y in 0..buffer.area.height {
        paint_characters(svg, buffer, y);
    }
}

/// Paints what's behind the characters, a rectangle for lines that are alike.
fn paint_papers(svg: &mut Svg, buffer: &Buffer) {
    let area = buffer.area;
    let paper_at = |x, y| paper(&buffer[(x, y)]);
    let spans = |y: u16| {
        let starts =
            across(area).filter(move |&x| x == area.x || paper_at(x, y) != paper_at(x - 1, y));
        starts.filter_map(move |start| {
            let class = paper_at(start, y)?;
            let end = (start..area.right()).find(|&x| paper_at(x, y) != Some(class));
            Some((start, end.unwrap_or(area.right()), class))
        })
    };
    for y in 0..area.height {
        for span in spans(y) {
            if y > 0 && spans(y - 1).any(|above| above == span) {
                continue;
            }
            let below = (y..area.height).find(|&row| !spans(row).any(|at| at == span));
            let (start, end, class) = span;
            let rows = below.unwrap_or(area.height) - y;
            let size = (i32::from(end - start) * CELL.0, i32::from(rows) * CELL.1);
            let rect = Rect::new(corner(start, y), size);
            svg.rect(&format!("screen-cell {class}"), rect);
        }
    }
}

/// Paints the lines, each from the middle of its first cell to the middle of its
/// last one.
fn paint_lines(svg: &mut Svg, buffer: &Buffer) {
    let Area { height, .. } = buffer.area;
    let right = buffer.area.right();
    let leaves = |x: u16, y: u16, side| {
        let cell = buffer.cell((x, y));
        cell.is_some_and(|cell| sides(cell.symbol()).contains(side))
    };
    for ink_class in ["screen-ink", "screen-black"] {
        let mut data = String::new();
        for (x, y) in buffer.area.positions().map(|place| (place.x, place.y)) {
            if ink(&buffer[(x, y)]) != ink_class {
                continue;
            }
            let start = middle(x, y);
            if leaves(x, y, 'E') && !leaves(x.wrapping_sub(1), y, 'E') {
                let end = (x..right).find(|&column| !leaves(column, y, 'E'));
                let cells = i32::from(end.unwrap_or(right - 1) - x);
                data += &format!("M{start}h{}", cells * CELL.0);
            }
            if leaves(x, y, 'S') && !leaves(x, y.wrapping_sub(1), 'S') {
                let end = (y..height).find(|&row| !leaves(x, row, 'S'));
                let cells = i32::from(end.unwrap_or(height - 1) - y);
                data += &format!("M{start}v{}", cells * CELL.1);
            }
        }
        svg.path(&format!("screen-line {ink_class}"), &data);
    }
}

/// Paints the black discs: a disc is a dot of a thick pen.
fn paint_discs(svg: &mut Svg, buffer: &Buffer) {
    for ink_class in ["screen-ink", "screen-black"] {
        let mut data = String::new();
        for place in buffer.area.positions() {
            let cell = &buffer[place];
            if cell.symbol() == "●" && ink(cell) == ink_class {
                data += &format!("M{}h.1", middle(place.x, place.y));
            }
        }
        svg.path(&format!("screen-discs {ink_class}"), &data);
    }
}

/// Paints the other discs, the dots and the words of a line.
fn paint_characters(svg: &mut Svg, buffer: &Buffer, y: u16) {
    let mut dots = String::new();
    let mut word = Word::default();
    for x in across(buffer.area) {
        let (cell, middle) = (&buffer[(x, y)], middle(x, y));
        let ink = ink(cell);
        match cell.symbol() {
            "●" => {}
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
    fn add(&mut self, svg: &mut Svg, x: u16, y: u16, ink: &'static str, letter: &str) {
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

fn across(area: Area) -> Range<u16> {
    area.left()..area.right()
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
