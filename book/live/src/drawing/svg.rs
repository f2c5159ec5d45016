//! How a [`Drawing`] is painted.

use std::fmt::{self, Write as _};

use super::{Arrow, Disc, Drawing, Mark, Place};
use crate::{glyphs, html};

/// The width of a cell.
const CELL: i32 = 40;
/// The room for the letters and numbers at the edges.
const MARGIN: i32 = 22;
/// How far an arrow that leaves the board sticks out.
const OVERSHOOT: f32 = 7.0;
/// The length of an arrow's head.
const HEAD: f32 = 11.0;

/// A diamond around the middle of a cell.
const DIAMOND: &str = "m0-8 8 8-8 8-8-8z";
/// Three quarters of a circle with an arrow's head.
const TURN: &str = "m0-7a7 7 0 1 1-7 7m-3.5-2.5 3.5-3.5 3.5 3.5";
/// The four corners of a cell.
const CORNERS: &str = "m-17-11v-6h6m22 0h6v6m0 22v6h-6m-22 0h-6v-6";
/// A tick.
const TICK: &str = "m-8 0 6 6 10-12";
/// A cross.
const CROSS: &str = "m-6-6 12 12m0-12-12 12";
/// The cross of a player.
const WIDE_CROSS: &str = "m-10-10 20 20m0-20-20 20";
/// An exclamation mark.
const CALL: &str = "m0-9v10m0 6v1";

impl Drawing {
    /// The drawing as one line of SVG. `alternative` says in words what is
    /// to be seen.
    pub fn to_svg(&self, alternative: &str) -> String {
        let mut svg = self.head(alternative);
        self.push_cells(&mut svg);
        self.push_edges(&mut svg);
        self.push_discs(&mut svg);
        self.push_noughts_and_crosses(&mut svg);
        self.push_labels(&mut svg);
        for arrow in &self.arrows {
            self.push_arrow(&mut svg, *arrow);
        }
        for (place, mark) in &self.marks {
            push_mark(&mut svg, middle(*place), *mark);
        }
        self.push_steps(&mut svg);
        svg.push_str("</svg>");
        svg
    }

    /// How large it is, and what it shows.
    fn head(&self, alternative: &str) -> String {
        let width = self.width();
        let height = MARGIN + self.rows * CELL + MARGIN;
        // A board with few cells has large ones.
        let scale = if self.columns < 5 { 2 } else { 1 };
        format!(
            "<svg class=\"board-drawing\" viewBox=\"0 0 {width} {height}\" \
             width=\"{}\" height=\"{}\" role=\"img\" aria-label=\"{}\">",
            width * scale,
            height * scale,
            html::escape(alternative)
        )
    }

    /// What lies on the board: borders, and discs at rest, turning or falling.
    fn push_discs(&self, svg: &mut String) {
        for place in &self.borders {
            push_border(svg, *place);
        }
        for (place, disc) in &self.discs {
            push_disc(svg, *place, *disc);
        }
        for (number, (place, disc)) in self.turning.iter().enumerate() {
            self.push_turning(svg, number, *place, *disc);
        }
        if let Some((place, disc)) = self.falling {
            push_falling(svg, place, disc);
        }
    }

    fn width(&self) -> i32 {
        let board = MARGIN + self.columns * CELL + MARGIN;
        match self.apart {
            Some(_) => board + CELL + 2,
            None => board,
        }
    }

    fn push_cells(&self, svg: &mut String) {
        let (width, height) = (self.columns * CELL, self.rows * CELL);
        let mut grid = String::new();
        for column in 1..self.columns {
            add(
                &mut grid,
                format_args!("M{} {MARGIN}v{height}", edge(column)),
            );
        }
        for row in 1..self.rows {
            add(&mut grid, format_args!("M{MARGIN} {}h{width}", edge(row)));
        }
        add(
            svg,
            format_args!(
                "<rect class=\"board-felt\" x=\"{MARGIN}\" y=\"{MARGIN}\" \
                 width=\"{width}\" height=\"{height}\" rx=\"3\"/>\
                 <path class=\"board-grid\" d=\"{grid}\"/>"
            ),
        );
        self.push_stars(svg);
    }

    /// The four dots of an Othello board, two cells from its corners.
    fn push_stars(&self, svg: &mut String) {
        if (self.columns, self.rows) != (8, 8) {
            return;
        }
        for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
            let (x, y) = (edge(column), edge(row));
            add(
                svg,
                format_args!(
                    "<circle class=\"board-star\" cx=\"{x}\" cy=\"{y}\" \
                     r=\"3\"/>"
                ),
            );
        }
    }

    /// The letters above the columns and the numbers beside the rows.
    fn push_edges(&self, svg: &mut String) {
        let beside = MARGIN as f32 / 2.0;
        let mut path = String::new();
        for (letter, column) in ('a'..='h').zip(0..self.columns) {
            let x = middle(Place { column, row: 0 }).0;
            path += &glyphs::path(&letter.to_string(), x, beside);
        }
        for row in 0..self.rows {
            let y = middle(Place { column: 0, row }).1;
            path += &glyphs::path(&(row + 1).to_string(), beside, y);
        }
        add(
            svg,
            format_args!("<path class=\"board-edge\" d=\"{path}\"/>"),
        );
    }

    fn push_labels(&self, svg: &mut String) {
        let mut path = String::new();
        for (place, text) in &self.labels {
            let (x, y) = middle(*place);
            path += &glyphs::path(text, x, y);
        }
        if !path.is_empty() {
            add(
                svg,
                format_args!("<path class=\"board-label\" d=\"{path}\"/>"),
            );
        }
        if let Some(text) = &self.apart {
            self.push_apart(svg, text);
        }
    }

    /// Where the cell stands apart: in line with the last row.
    fn apart(&self) -> (i32, i32) {
        (edge(self.columns) + MARGIN, edge(self.rows - 1))
    }

    fn push_apart(&self, svg: &mut String, text: &str) {
        let (x, y) = self.apart();
        let (middle_x, middle_y) = center(x, y);
        let label = glyphs::path(text, middle_x, middle_y);
        add(
            svg,
            format_args!(
                "<rect class=\"board-apart\" x=\"{x}\" y=\"{y}\" \
                 width=\"{CELL}\" height=\"{CELL}\" rx=\"3\"/>\
                 <path class=\"board-edge\" d=\"{label}\"/>"
            ),
        );
    }

    /// Both sides of a disc; `book/theme/live.css` turns one into the other.
    fn push_turning(
        &self,
        svg: &mut String,
        number: usize,
        place: Place,
        disc: Disc,
    ) {
        let turns = self.turning.len();
        add(
            svg,
            format_args!(
                "<g class=\"board-turn\" style=\"--nth:{number};--of:{turns}\">\
                 <g class=\"board-before\">"
            ),
        );
        push_disc(svg, place, disc.other_side());
        svg.push_str("</g><g class=\"board-after\">");
        push_disc(svg, place, disc);
        svg.push_str("</g></g>");
    }

    fn push_noughts_and_crosses(&self, svg: &mut String) {
        for place in &self.crosses {
            let (x, y) = middle(*place);
            let (x, y) = (Tenths(x), Tenths(y));
            add(
                svg,
                format_args!(
                    "<path class=\"board-cross\" d=\"M{x} {y}{WIDE_CROSS}\"/>"
                ),
            );
        }
        for place in &self.noughts {
            push_circle(svg, "board-nought-case", middle(*place), 10.5);
            push_circle(svg, "board-nought", middle(*place), 10.5);
        }
    }

    fn push_steps(&self, svg: &mut String) {
        let steps = self.steps.iter().map(|&it| (middle(it), Mark::Dot));
        let (x, y) = self.apart();
        let last = self.apart_mark.map(|mark| (center(x, y), mark));
        for (number, (spot, mark)) in steps.chain(last).enumerate() {
            add(
                svg,
                format_args!(
                    "<g class=\"board-step\" style=\"--nth:{number}\">"
                ),
            );
            push_mark(svg, spot, mark);
            svg.push_str("</g>");
        }
    }

    fn push_arrow(&self, svg: &mut String, arrow: Arrow) {
        let (x, y) = middle(arrow.from);
        let (dx, dy) = heading(arrow);
        let (tip_x, tip_y) = self.tip(arrow);
        let (neck_x, neck_y) = (tip_x - dx * HEAD, tip_y - dy * HEAD);
        let (side_x, side_y) = (-dy * HEAD * 0.6, dx * HEAD * 0.6);
        let at = |x, y| format!("{} {}", Tenths(x), Tenths(y));
        let shaft = format!("M{}L{}", at(x, y), at(neck_x, neck_y));
        let head = format!(
            "M{}L{}L{}Z",
            at(tip_x, tip_y),
            at(neck_x + side_x, neck_y + side_y),
            at(neck_x - side_x, neck_y - side_y)
        );
        add(
            svg,
            format_args!(
                "<path class=\"board-arrow-case\" d=\"{shaft}{head}\"/>\
                 <path class=\"board-arrow\" d=\"{shaft}{head}\"/>"
            ),
        );
    }

    /// Where an arrow ends: beyond the edge if it leaves the board.
    fn tip(&self, arrow: Arrow) -> (f32, f32) {
        let (x, y) = middle(arrow.to);
        if self.holds(arrow.to) {
            return (x, y);
        }
        let (dx, dy) = heading(arrow);
        let longest = dx.abs().max(dy.abs());
        let back = CELL as f32 / 2.0 / longest - OVERSHOOT;
        (x - dx * back, y - dy * back)
    }

    fn holds(&self, place: Place) -> bool {
        (0..self.columns).contains(&place.column)
            && (0..self.rows).contains(&place.row)
    }
}

/// A coordinate, to one decimal place at most. Formatting a float would take
/// a third of the WebAssembly.
pub struct Tenths(pub f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

/// Adds to a picture. Writing to a string cannot fail.
pub fn add(svg: &mut String, text: fmt::Arguments) {
    let _ = svg.write_fmt(text);
}

/// The edge before a column or row.
fn edge(number: i32) -> i32 {
    MARGIN + number * CELL
}

/// The middle of a cell.
fn middle(place: Place) -> (f32, f32) {
    center(edge(place.column), edge(place.row))
}

/// The middle of the cell whose upper left corner this is.
fn center(x: i32, y: i32) -> (f32, f32) {
    let half = CELL as f32 / 2.0;
    (x as f32 + half, y as f32 + half)
}

/// The direction of an arrow, of length 1.
fn heading(arrow: Arrow) -> (f32, f32) {
    let dx = (arrow.to.column - arrow.from.column) as f32;
    let dy = (arrow.to.row - arrow.from.row) as f32;
    let length = dx.hypot(dy);
    (dx / length, dy / length)
}

/// A cell crossed out.
fn push_border(svg: &mut String, place: Place) {
    let (x, y) = (edge(place.column), edge(place.row));
    add(
        svg,
        format_args!(
            "<path class=\"board-border\" \
             d=\"M{x} {y}h{CELL}v{CELL}h-{CELL}zl{CELL} {CELL}\"/>"
        ),
    );
}

fn push_disc(svg: &mut String, place: Place, disc: Disc) {
    let (x, y) = middle(place);
    let class = match disc {
        Disc::Black => "board-black",
        Disc::White => "board-white",
    };
    push_circle(svg, class, (x, y), 16.0);
    if disc == Disc::White {
        push_circle(svg, "board-white-ring", (x, y), 11.5);
    }
}

/// A disc that `book/theme/live.css` lets fall from above the board.
fn push_falling(svg: &mut String, place: Place, disc: Disc) {
    let rows = place.row + 1;
    add(
        svg,
        format_args!("<g class=\"board-fall\" style=\"--rows:{rows}\">"),
    );
    push_disc(svg, place, disc);
    svg.push_str("</g>");
}

fn push_mark(svg: &mut String, (x, y): (f32, f32), mark: Mark) {
    match mark {
        Mark::Ring => {
            push_circle(svg, "board-ring-case", (x, y), 17.0);
            push_circle(svg, "board-ring", (x, y), 17.0);
        }
        Mark::Dot => push_circle(svg, "board-dot", (x, y), 5.0),
        Mark::Legal => push_shape(svg, "board-legal", (x, y), DIAMOND),
        Mark::Flip => push_shape(svg, "board-flip", (x, y), TURN),
        Mark::Bracket => push_shape(svg, "board-bracket", (x, y), CORNERS),
        Mark::Right => push_shape(svg, "board-right", (x, y), TICK),
        Mark::Wrong => push_shape(svg, "board-wrong", (x, y), CROSS),
        Mark::Missed => push_shape(svg, "board-missed", (x, y), CALL),
    }
}

/// A path around the middle of a cell, light in a dark case.
fn push_shape(svg: &mut String, class: &str, (x, y): (f32, f32), path: &str) {
    let (x, y) = (Tenths(x), Tenths(y));
    add(
        svg,
        format_args!(
            "<path class=\"board-case\" d=\"M{x} {y}{path}\"/>\
             <path class=\"{class}\" d=\"M{x} {y}{path}\"/>"
        ),
    );
}

fn push_circle(svg: &mut String, class: &str, (x, y): (f32, f32), r: f32) {
    let (x, y, r) = (Tenths(x), Tenths(y), Tenths(r));
    add(
        svg,
        format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
        ),
    );
}
