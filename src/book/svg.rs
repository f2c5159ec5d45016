//! Drawing a board as SVG.
//!
//! A [`Drawing`] says what is on the board; how it looks is decided here and
//! in `book/theme/boards.css`. Nothing depends on color alone: white discs
//! have a second ring, and each kind of mark has a shape of its own.

use std::fmt::Write as _;

use super::{glyphs, html};

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

/// What is on a board.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawing {
    /// The number of columns, at most 8: a to h.
    pub columns: i32,
    /// The number of rows.
    pub rows: i32,
    /// The cells that are no part of the game.
    pub borders: Vec<Place>,
    /// The discs.
    pub discs: Vec<(Place, Disc)>,
    /// The marks, drawn over the discs.
    pub marks: Vec<(Place, Mark)>,
    /// The arrows, drawn over the discs.
    pub arrows: Vec<Arrow>,
    /// The texts inside cells.
    pub labels: Vec<(Place, String)>,
    /// The text in a cell that stands apart from the board.
    pub apart: Option<String>,
}

/// A cell by its column and row, both from 0, or a place off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// From the left.
    pub column: i32,
    /// From the top.
    pub row: i32,
}

/// A disc by the side that is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disc {
    /// Solid.
    Black,
    /// An outline with a thin ring inside.
    White,
}

/// A mark on a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A ring around the cell's middle, wider than a disc.
    Ring,
    /// A dot in the middle of the cell.
    Dot,
    /// A diamond: a disc may be placed here.
    Legal,
    /// An arrow that turns around: this disc has flipped.
    Flip,
    /// The corners of a frame: this disc closes a bracket.
    Bracket,
}

/// An arrow from the middle of a cell to the middle of another; to the edge
/// of the board if the other is off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Place,
    /// Where it points.
    pub to: Place,
}

impl Drawing {
    /// The drawing as one line of SVG. `alternative` says in words what is
    /// to be seen.
    pub fn to_svg(&self, alternative: &str) -> String {
        let width = self.width();
        let height = MARGIN + self.rows * CELL + MARGIN;
        let mut svg = format!(
            "<svg class=\"board-drawing\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}\" height=\"{height}\" role=\"img\" \
             aria-label=\"{}\">",
            html::escape(alternative)
        );
        self.push_cells(&mut svg);
        self.push_edges(&mut svg);
        for place in &self.borders {
            push_border(&mut svg, *place);
        }
        for (place, disc) in &self.discs {
            push_disc(&mut svg, *place, *disc);
        }
        self.push_labels(&mut svg);
        for arrow in &self.arrows {
            self.push_arrow(&mut svg, *arrow);
        }
        for (place, mark) in &self.marks {
            push_mark(&mut svg, *place, *mark);
        }
        svg.push_str("</svg>");
        svg
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

    /// A cell of its own, in line with the last row.
    fn push_apart(&self, svg: &mut String, text: &str) {
        let x = edge(self.columns) + MARGIN;
        let y = edge(self.rows - 1);
        let half = CELL as f32 / 2.0;
        let (middle_x, middle_y) = (x as f32 + half, y as f32 + half);
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

    fn push_arrow(&self, svg: &mut String, arrow: Arrow) {
        let (x, y) = middle(arrow.from);
        let (dx, dy) = heading(arrow);
        let (tip_x, tip_y) = self.tip(arrow);
        let (neck_x, neck_y) = (tip_x - dx * HEAD, tip_y - dy * HEAD);
        let (side_x, side_y) = (-dy * HEAD * 0.6, dx * HEAD * 0.6);
        let shaft = format!("M{x:.1} {y:.1}L{neck_x:.1} {neck_y:.1}");
        let head = format!(
            "M{tip_x:.1} {tip_y:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            neck_x + side_x,
            neck_y + side_y,
            neck_x - side_x,
            neck_y - side_y
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

/// Writing to a string cannot fail.
fn add(svg: &mut String, text: std::fmt::Arguments) {
    let _ = svg.write_fmt(text);
}

/// The edge before a column or row.
fn edge(number: i32) -> i32 {
    MARGIN + number * CELL
}

/// The middle of a cell.
fn middle(place: Place) -> (f32, f32) {
    let half = CELL as f32 / 2.0;
    (
        edge(place.column) as f32 + half,
        edge(place.row) as f32 + half,
    )
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

fn push_mark(svg: &mut String, place: Place, mark: Mark) {
    let (x, y) = middle(place);
    match mark {
        Mark::Ring => {
            push_circle(svg, "board-ring-case", (x, y), 17.0);
            push_circle(svg, "board-ring", (x, y), 17.0);
        }
        Mark::Dot => push_circle(svg, "board-dot", (x, y), 5.0),
        Mark::Legal => push_shape(svg, "board-legal", (x, y), DIAMOND),
        Mark::Flip => push_shape(svg, "board-flip", (x, y), TURN),
        Mark::Bracket => push_shape(svg, "board-bracket", (x, y), CORNERS),
    }
}

/// A path around the middle of a cell, light in a dark case.
fn push_shape(svg: &mut String, class: &str, (x, y): (f32, f32), path: &str) {
    add(
        svg,
        format_args!(
            "<path class=\"board-case\" d=\"M{x} {y}{path}\"/>\
             <path class=\"{class}\" d=\"M{x} {y}{path}\"/>"
        ),
    );
}

fn push_circle(svg: &mut String, class: &str, (x, y): (f32, f32), r: f32) {
    add(
        svg,
        format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>"
        ),
    );
}
