//! Converts a terminal screen to SVG, cell by cell.

use page_boards::drawing::SvgImage;
use page_boards::svg::{Point, Rect, Svg};
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect as Area};
use ratatui::style::{Color, Modifier};
use ratatui::{Frame, Terminal};
use std::ops::Range;

/// The width and height of a character.
const CELL: (i32, i32) = (9, 19);
/// The margin around the characters.
const MARGIN: i32 = 9;
/// The number of columns from which a window is split into two halves.
const MIN_WIDE_COLUMNS: u16 = 70;

/// Returns the column and row of the character at a point, or `None` on the left or upper
/// margin.
pub fn cell_at(x: f32, y: f32) -> Option<(u16, u16)> {
    let index = |coordinate: f32, size: i32| {
        u16::try_from((coordinate as i32 - MARGIN).div_euclid(size)).ok()
    };
    Some((index(x, CELL.0)?, index(y, CELL.1)?))
}

/// Draws a view on a screen in memory.
pub fn render((width, height): (u16, u16), view: impl FnOnce(&mut Frame)) -> Buffer {
    // The error type is `Infallible`.
    let Ok(mut terminal) = Terminal::new(TestBackend::new(width, height));
    let Ok(frame) = terminal.draw(view);
    frame.buffer.clone()
}

/// Converts a screen to one line of SVG with a text alternative. A wide window has two
/// halves, side by side.
pub fn to_svg(buffer: &Buffer, alternative: &str) -> String {
    to_svg_element("svg", buffer, alternative)
}

/// Converts a screen to SVG in an element. Inside a `span`, the style sheet can put one
/// half below the other on a phone.
pub(crate) fn to_svg_element(element: &str, buffer: &Buffer, alternative: &str) -> String {
    let Area { width, height, .. } = buffer.area;
    let size = (
        i32::from(width) * CELL.0 + 2 * MARGIN,
        i32::from(height) * CELL.1 + 2 * MARGIN,
    );
    let mut svg = Svg::default();
    if width < MIN_WIDE_COLUMNS {
        paint(&mut svg, buffer, Rect::new((0, 0), size));
        return SvgImage::new(size, 10, svg).to_svg(alternative);
    }
    let (split_column, split_x) = (width / 2, size.0 / 2);
    let left = Rect::new((0, 0), (split_x, size.1));
    let right = Rect::new((split_x, 0), (size.0 - split_x, size.1));
    for (x_percent, view_box, columns) in
        [(0, left, 0..split_column), (50, right, split_column..width)]
    {
        svg.half_width_svg("screen-half", x_percent, view_box, |svg| {
            paint(svg, &copy_columns(buffer, columns), view_box);
        });
    }
    let attributes = format!(
        "class=\"board-drawing screen\" style=\"--width: {}px\"",
        size.0
    );
    svg.element(element, &attributes, size, alternative)
}

/// Copies columns of a screen. They keep their coordinates.
fn copy_columns(buffer: &Buffer, columns: Range<u16>) -> Buffer {
    let mut part = Buffer::empty(Area {
        x: columns.start,
        width: columns.end - columns.start,
        ..buffer.area
    });
    for position in part.area.positions() {
        part[position] = buffer[position].clone();
    }
    part
}

/// Paints a screen or a part of it on a background.
fn paint(svg: &mut Svg, buffer: &Buffer, background: Rect) {
    svg.rect("screen-paper", background);
    paint_backgrounds(svg, buffer);
    paint_lines(svg, buffer);
    paint_discs(svg, buffer);
    for y in 0..buffer.area.height {
        paint_characters(svg, buffer, y);
    }
}

/// Paints the backgrounds of the characters. Equal spans of consecutive rows are one
/// rectangle.
fn paint_backgrounds(svg: &mut Svg, buffer: &Buffer) {
    let area = buffer.area;
    let class_at = |x, y| background_class(&buffer[(x, y)]);
    // The spans of a row with a background: start, end and class.
    let spans = |y: u16| {
        columns(area)
            .filter(move |&x| x == area.x || class_at(x, y) != class_at(x - 1, y))
            .filter_map(move |start| {
                let class = class_at(start, y)?;
                let end = (start..area.right()).find(|&x| class_at(x, y) != Some(class));
                Some((start, end.unwrap_or(area.right()), class))
            })
    };
    for y in 0..area.height {
        for span in spans(y) {
            let continues_row_above = y > 0 && spans(y - 1).any(|above| above == span);
            if continues_row_above {
                continue;
            }
            let bottom = (y..area.height)
                .find(|&row| !spans(row).any(|other| other == span))
                .unwrap_or(area.height);
            let (start, end, class) = span;
            let rows = bottom - y;
            let size = (i32::from(end - start) * CELL.0, i32::from(rows) * CELL.1);
            let rect = Rect::new(corner(start, y), size);
            svg.rect(&format!("screen-cell {class}"), rect);
        }
    }
}

/// Paints the lines of box-drawing characters, each from the center of its first cell to
/// the center of its last one.
fn paint_lines(svg: &mut Svg, buffer: &Buffer) {
    let Area { height, .. } = buffer.area;
    let right = buffer.area.right();
    let has_arm = |x: u16, y: u16, direction: char| {
        buffer
            .cell((x, y))
            .is_some_and(|cell| box_arms(cell.symbol()).contains(direction))
    };
    for class in ["screen-ink", "screen-black"] {
        let mut data = String::new();
        for Position { x, y } in buffer.area.positions() {
            if text_class(&buffer[(x, y)]) != class {
                continue;
            }
            let start = center(x, y);
            if has_arm(x, y, 'E') && !has_arm(x.wrapping_sub(1), y, 'E') {
                let end = (x..right).find(|&column| !has_arm(column, y, 'E'));
                let cells = i32::from(end.unwrap_or(right - 1) - x);
                data += &format!("M{start}h{}", cells * CELL.0);
            }
            if has_arm(x, y, 'S') && !has_arm(x, y.wrapping_sub(1), 'S') {
                let end = (y..height).find(|&row| !has_arm(x, row, 'S'));
                let cells = i32::from(end.unwrap_or(height - 1) - y);
                data += &format!("M{start}v{}", cells * CELL.1);
            }
        }
        svg.path(&format!("screen-line {class}"), &data);
    }
}

/// Paints the black discs as dots with a thick stroke.
fn paint_discs(svg: &mut Svg, buffer: &Buffer) {
    for class in ["screen-ink", "screen-black"] {
        let mut data = String::new();
        for position in buffer.area.positions() {
            let cell = &buffer[position];
            if cell.symbol() == "●" && text_class(cell) == class {
                data += &format!("M{}h.1", center(position.x, position.y));
            }
        }
        svg.path(&format!("screen-discs {class}"), &data);
    }
}

/// Paints the other discs, the dots and the words of a row.
fn paint_characters(svg: &mut Svg, buffer: &Buffer, y: u16) {
    let mut dots = String::new();
    let mut word = Word::default();
    for x in columns(buffer.area) {
        let (cell, center) = (&buffer[(x, y)], center(x, y));
        let class = text_class(cell);
        match cell.symbol() {
            "●" => {}
            "○" => svg.circle(&format!("screen-line {class}"), center, 4.4),
            "◐" => {
                svg.circle(&format!("screen-line {class}"), center, 4.4);
                let half = "m0-4.4a4.4 4.4 0 0 0 0 8.8z";
                svg.path_at(&format!("screen-disc {class}"), center, half);
            }
            "·" => dots += &format!("M{center}h.1"),
            line if !box_arms(line).is_empty() => {}
            character => {
                word.add(svg, x, y, class, character);
                continue;
            }
        }
        word.finish(svg);
    }
    word.finish(svg);
    svg.path("screen-dot", &dots);
}

/// Consecutive characters of a row with the same class and without two blanks in a row.
/// They are painted as one text element.
#[derive(Default)]
struct Word {
    start: (u16, u16),
    class: &'static str,
    text: String,
}

impl Word {
    /// Adds a character. If it doesn't belong to the word, the word is painted first.
    fn add(&mut self, svg: &mut Svg, x: u16, y: u16, class: &'static str, character: &str) {
        let is_blank = character == " ";
        let is_other_class = class != self.class && !is_blank;
        if is_other_class || (is_blank && self.text.ends_with(' ')) {
            self.finish(svg);
        }
        if self.text.is_empty() {
            if is_blank {
                return;
            }
            self.start = (x, y);
            self.class = class;
        }
        self.text += character;
    }

    /// Paints the word, and starts a new one.
    fn finish(&mut self, svg: &mut Svg) {
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
        let class = format!("screen-text {}", self.class);
        svg.text(&class, point, width as f32, text);
    }
}

fn columns(area: Area) -> Range<u16> {
    area.left()..area.right()
}

/// Returns the upper left corner of a cell.
fn corner(x: u16, y: u16) -> (i32, i32) {
    let (x, y) = (i32::from(x), i32::from(y));
    (MARGIN + x * CELL.0, MARGIN + y * CELL.1)
}

/// Returns the center of a cell.
fn center(x: u16, y: u16) -> Point {
    let (left, top) = corner(x, y);
    Point {
        x: left as f32 + CELL.0 as f32 / 2.0,
        y: top as f32 + CELL.1 as f32 / 2.0,
    }
}

/// Returns the class for the color of a character.
fn text_class(cell: &Cell) -> &'static str {
    match cell.fg {
        _ if cell.modifier.contains(Modifier::REVERSED) => "screen-paper-ink",
        Color::Black => "screen-black",
        Color::LightYellow => "screen-yellow",
        Color::White => "screen-white",
        _ => "screen-ink",
    }
}

/// Returns the class for the background of a character, or `None` for the default one.
fn background_class(cell: &Cell) -> Option<&'static str> {
    match cell.bg {
        _ if cell.modifier.contains(Modifier::REVERSED) => Some("screen-ink"),
        Color::Green => Some("screen-green"),
        _ => None,
    }
}

/// Returns the directions in which a box-drawing character has arms; none for other
/// characters.
fn box_arms(symbol: &str) -> &'static str {
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
