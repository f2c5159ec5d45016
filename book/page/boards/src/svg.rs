//! A writer of SVG elements.

use std::fmt::{self, Write as _};

use crate::html;

/// A number that is formatted with at most one decimal place. The standard library's
/// formatting of floats would be a third of the WebAssembly.
pub struct Tenths(pub f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (integer, fraction) = (tenths.abs() / 10, tenths.abs() % 10);
        match fraction {
            0 => write!(f, "{sign}{integer}"),
            _ => write!(f, "{sign}{integer}.{fraction}"),
        }
    }
}

/// A point, relative to the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
}

impl From<(i32, i32)> for Point {
    fn from((x, y): (i32, i32)) -> Self {
        Self {
            x: x as f32,
            y: y as f32,
        }
    }
}

impl fmt::Display for Point {
    /// Writes the point as in path data, such as `42 62.5`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", Tenths(self.x), Tenths(self.y))
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// The left edge.
    pub x: i32,
    /// The top edge.
    pub y: i32,
    /// The width.
    pub width: i32,
    /// The height.
    pub height: i32,
}

impl Rect {
    /// Returns a rectangle, given its upper left corner and its size.
    pub const fn new((x, y): (i32, i32), (width, height): (i32, i32)) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }
}

/// A sequence of SVG elements. `book/theme/boards.css` styles their classes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Svg(String);

impl Svg {
    /// Adds a path, unless its data is empty.
    pub fn path(&mut self, class: &str, data: &str) {
        if !data.is_empty() {
            self.write(format_args!("<path class=\"{class}\" d=\"{data}\"/>"));
        }
    }

    /// Adds a path whose data is relative to a point.
    pub fn path_at(&mut self, class: &str, start: Point, data: &str) {
        self.path(class, &format!("M{start}{data}"));
    }

    /// Adds a circle around a point.
    pub fn circle(&mut self, class: &str, center: Point, radius: f32) {
        let (x, y, r) = (Tenths(center.x), Tenths(center.y), Tenths(radius));
        self.write(format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
        ));
    }

    /// Adds a rectangle with round corners.
    pub fn rect(&mut self, class: &str, rect: Rect) {
        let Rect {
            x,
            y,
            width,
            height,
        } = rect;
        self.write(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" \
             width=\"{width}\" height=\"{height}\" rx=\"3\"/>"
        ));
    }

    /// Adds a text that starts at a point, stretched to a width whatever the font is.
    pub fn text(&mut self, class: &str, start: Point, width: f32, text: &str) {
        let width = Tenths(width);
        self.write_text(class, start, format_args!(" textLength=\"{width}\""), text);
    }

    /// Adds a text centered above a point of its baseline. Its class sets the font size.
    pub fn centered_text(&mut self, class: &str, center: Point, text: &str) {
        self.write_text(class, center, format_args!(""), text);
    }

    /// Adds a text of a font size, centered at a point.
    pub fn label(&mut self, class: &str, center: Point, size: f32, text: &str) {
        let size = Tenths(size);
        self.write_text(class, center, format_args!(" font-size=\"{size}\""), text);
    }

    fn write_text(&mut self, class: &str, point: Point, attribute: fmt::Arguments, text: &str) {
        let (x, y, text) = (Tenths(point.x), Tenths(point.y), html::escape(text));
        self.write(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\"{attribute}>{text}</text>"
        ));
    }

    /// Adds single characters, each centered at a point, as one element.
    pub fn letters(&mut self, class: &str, letters: impl IntoIterator<Item = (char, Point)>) {
        let (mut text, mut xs, mut ys) = (String::new(), String::new(), String::new());
        for (letter, Point { x, y }) in letters {
            text.push(letter);
            let _ = write!(xs, "{} ", Tenths(x)); // writing to a string can't fail
            let _ = write!(ys, "{} ", Tenths(y));
        }
        let (xs, ys) = (xs.trim_end(), ys.trim_end());
        self.write(format_args!(
            "<text class=\"{class}\" x=\"{xs}\" y=\"{ys}\">{text}</text>"
        ));
    }

    /// Adds a group of elements. `style` is its inline CSS, which may be empty.
    pub fn group(&mut self, class: &str, style: &str, draw: impl FnOnce(&mut Self)) {
        self.write(format_args!("<g class=\"{class}\""));
        if !style.is_empty() {
            self.write(format_args!(" style=\"{style}\""));
        }
        self.write(format_args!(">"));
        draw(self);
        self.write(format_args!("</g>"));
    }

    /// Adds a nested `svg` element of half the width, with its left edge at `x` percent. The
    /// style sheet may move it.
    pub fn half_width_svg(
        &mut self,
        class: &str,
        x: i32,
        view_box: Rect,
        draw: impl FnOnce(&mut Self),
    ) {
        let Rect {
            x: left,
            y: top,
            width,
            height,
        } = view_box;
        self.write(format_args!(
            "<svg class=\"{class}\" x=\"{x}%\" width=\"50%\" height=\"100%\" \
             viewBox=\"{left} {top} {width} {height}\">"
        ));
        draw(self);
        self.write(format_args!("</svg>"));
    }

    /// Returns the elements inside an element with these attributes and a text
    /// alternative.
    pub fn element(&self, name: &str, attributes: &str, size: (i32, i32), alt: &str) -> String {
        // In a live board, the cells have accessible names instead.
        let alternative = if cfg!(target_arch = "wasm32") {
            String::new()
        } else {
            html::escape(alt)
        };
        format!(
            "<{name} {attributes} width=\"{}\" height=\"{}\" role=\"img\" \
             aria-label=\"{alternative}\">{}</{name}>",
            size.0, size.1, self.0
        )
    }

    fn write(&mut self, text: fmt::Arguments) {
        let _ = self.0.write_fmt(text); // writing to a string can't fail
    }
}
