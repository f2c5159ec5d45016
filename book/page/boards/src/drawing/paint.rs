//! Converts a [`Drawing`] to SVG.

mod arms;
mod strip;

use super::{Arrow, Coord, Drawing, Mark, MoveValue, SvgImage};
use board::Disc;

use crate::svg::{Point, Rect, Svg};

/// The width and height of a cell.
const CELL: i32 = 40;
/// The margin around the cells, for the letters and numbers.
const MARGIN: i32 = 22;
/// The width of a board on a wide page, in pixels.
const MAX_WIDTH: i32 = 440;
/// The length by which an arrow that leaves the board extends beyond the edge.
const OVERSHOOT: f32 = 7.0;
/// The length of an arrowhead.
const HEAD: f32 = 11.0;

// The following path data is relative to the center of a cell.

/// Three quarters of a circle with an arrowhead.
const TURN: &str = "m0-7a7 7 0 1 1-7 7m-3.5-2.5 3.5-3.5 3.5 3.5";
/// The four corners of a cell.
const CORNERS: &str = "m-17-11v-6h6m22 0h6v6m0 22v6h-6m-22 0h-6v-6";
/// A tick.
const TICK: &str = "m-8 0 6 6 10-12";
/// A cross.
const CROSS: &str = "m-6-6 12 12m0-12-12 12";
/// The cross of tic-tac-toe.
const WIDE_CROSS: &str = "m-10-10 20 20m0-20-20 20";
/// An exclamation mark.
const EXCLAMATION: &str = "m0-9v10m0 6v1";
/// A bar in a circle.
const NO_ENTRY: &str = "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m4.5 0h9";
/// The outline of a cell and a diagonal, relative to its upper left corner.
const CROSSED_OUT: &str = "h40v40h-40zl40 40";

impl Drawing {
    /// Returns the drawing as one line of SVG with a text alternative.
    pub fn to_svg(&self, alternative: &str) -> String {
        match &self.images[..] {
            [] => self.board_image().to_svg(alternative),
            images => images
                .iter()
                .map(|sheet| sheet.to_svg(alternative))
                .collect(),
        }
    }

    fn board_image(&self) -> SvgImage {
        let mut svg = Svg::default();
        self.paint(&mut svg);
        // All boards have the same width: fewer columns make larger cells.
        let width = MARGIN + self.columns * CELL + MARGIN;
        SvgImage::new(self.size(), 10 * MAX_WIDTH / width, svg)
    }

    /// Paints the board and everything on it.
    pub fn paint(&self, svg: &mut Svg) {
        self.paint_cells(svg);
        self.paint_coordinates(svg);
        self.paint_discs(svg);
        self.paint_noughts_and_crosses(svg);
        for (coord, text) in &self.labels {
            svg.label("board-label", coord.center(), 14.0, text);
        }
        self.paint_sentinel(svg);
        self.paint_strip(svg);
        for arrow in &self.arrows {
            self.paint_arrow(svg, *arrow);
        }
        self.paint_arms(svg);
        for (coord, mark) in &self.marks {
            paint_mark(svg, coord.center(), *mark);
        }
        for value in &self.values {
            paint_value(svg, value);
        }
        self.paint_lead(svg);
        self.paint_steps(svg);
    }

    fn size(&self) -> (i32, i32) {
        let board = MARGIN + self.columns * CELL + MARGIN;
        let sentinel = self.sentinel.as_ref().map_or(0, |_| CELL + 2);
        let strip = self.strip.map_or(0, |_| strip::TOTAL_HEIGHT);
        (board + sentinel, MARGIN + self.rows * CELL + MARGIN + strip)
    }

    fn paint_cells(&self, svg: &mut Svg) {
        let (width, height) = (self.columns * CELL, self.rows * CELL);
        let felt = Rect::new((MARGIN, MARGIN), (width, height));
        svg.rect("board-felt", felt);
        let mut grid = String::new();
        for column in 1..self.columns {
            grid += &format!("M{} {MARGIN}v{height}", edge(column));
        }
        for row in 1..self.rows {
            grid += &format!("M{MARGIN} {}h{width}", edge(row));
        }
        svg.path("board-grid", &grid);
        if (self.columns, self.rows) == (8, 8) {
            // The four dots of an Othello board.
            for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)] {
                svg.circle("board-star", (edge(column), edge(row)).into(), 3.0);
            }
        }
    }

    /// Paints the letters of the columns and the numbers of the rows.
    fn paint_coordinates(&self, svg: &mut Svg) {
        let outside = MARGIN as f32 / 2.0;
        let above_columns = (0..self.columns).map(|column| Point {
            x: Coord { column, row: 0 }.center().x,
            y: outside,
        });
        let beside_rows = (0..self.rows).map(|row| Point {
            x: outside,
            y: Coord { column: 0, row }.center().y,
        });
        let letters = ('a'..='h').zip(above_columns);
        let numbers = ('1'..='8').zip(beside_rows);
        svg.letters("board-name", letters.chain(numbers));
    }

    /// Paints the borders, and the discs at rest, flipping and falling.
    fn paint_discs(&self, svg: &mut Svg) {
        let borders: String = self
            .borders
            .iter()
            .map(|coord| format!("M{}{CROSSED_OUT}", coord.corner()))
            .collect();
        svg.path("board-border", &borders);
        for (coord, disc) in &self.discs {
            if self.undecided.contains(coord) {
                svg.group("board-undecided", "", |svg| {
                    paint_disc(svg, *coord, *disc);
                });
            } else {
                paint_disc(svg, *coord, *disc);
            }
        }
        for (index, (coord, disc)) in self.flipping.iter().enumerate() {
            self.paint_flipping(svg, index, *coord, *disc);
        }
        // `book/theme/live-boards.css` animates the fall from above the board.
        if let Some((coord, disc)) = self.falling {
            let style = format!("--rows:{}", coord.row + 1);
            svg.group("board-fall", &style, |svg| paint_disc(svg, coord, disc));
        }
    }

    /// Paints both sides of a disc. `book/theme/live-boards.css` animates the flip.
    fn paint_flipping(&self, svg: &mut Svg, index: usize, coord: Coord, disc: Disc) {
        let style = format!("--nth:{index};--of:{}", self.flipping.len());
        svg.group("board-turn", &style, |svg| {
            svg.group("board-before", "", |svg| {
                paint_disc(svg, coord, disc.opponent());
            });
            svg.group("board-after", "", |svg| paint_disc(svg, coord, disc));
        });
    }

    fn paint_noughts_and_crosses(&self, svg: &mut Svg) {
        for coord in &self.crosses {
            svg.path_at("board-cross", coord.center(), WIDE_CROSS);
        }
        for coord in &self.noughts {
            for class in ["board-nought-case", "board-nought"] {
                svg.circle(class, coord.center(), 10.5);
            }
        }
    }

    /// Returns the upper left corner of the sentinel's cell, in line with the last row.
    fn sentinel_corner(&self) -> (i32, i32) {
        (edge(self.columns) + MARGIN, edge(self.rows - 1))
    }

    fn paint_sentinel(&self, svg: &mut Svg) {
        let Some(text) = &self.sentinel else { return };
        let corner = self.sentinel_corner();
        svg.rect("board-apart", Rect::new(corner, (CELL, CELL)));
        svg.label("board-name", cell_center(corner), 14.0, text);
    }

    /// Paints the marks of a walk, which ends at the sentinel.
    fn paint_steps(&self, svg: &mut Svg) {
        let steps = self.steps.iter().map(|coord| (coord.center(), Mark::Dot));
        let sentinel = self
            .sentinel_mark
            .map(|mark| (cell_center(self.sentinel_corner()), mark));
        for (number, (center, mark)) in steps.chain(sentinel).enumerate() {
            svg.group("board-step", &format!("--nth:{number}"), |svg| {
                paint_mark(svg, center, mark);
            });
        }
    }

    fn paint_arrow(&self, svg: &mut Svg, arrow: Arrow) {
        let (dx, dy) = arrow.heading();
        let tip = self.tip(arrow);
        let neck = translate(tip, -dx * HEAD, -dy * HEAD);
        let (side_x, side_y) = (-dy * HEAD * 0.6, dx * HEAD * 0.6);
        let (left, right) = (
            translate(neck, side_x, side_y),
            translate(neck, -side_x, -side_y),
        );
        let start = arrow.from.center();
        let path = format!("M{start}L{neck}M{tip}L{left}L{right}Z");
        svg.path("board-arrow-case", &path);
        svg.path("board-arrow", &path);
    }

    /// Paints the evaluation bar beside the board, with the first side's share at the
    /// bottom.
    fn paint_lead(&self, svg: &mut Svg) {
        let Some([before, now]) = self.lead else {
            return;
        };
        let height = self.rows * CELL;
        let bar = Rect::new((edge(self.columns) + 6, MARGIN), (10, height));
        svg.rect("board-lead-second", bar);
        let style = format!("--before:{before};--now:{now}");
        svg.group("board-lead", &style, |svg| {
            svg.rect("board-lead-first", bar);
        });
        let half = format!("M{} {}h14", bar.x - 2, MARGIN + height / 2);
        svg.path("board-edge", &half);
    }

    /// Returns the tip of an arrow: slightly beyond the edge if it leaves the board.
    fn tip(&self, arrow: Arrow) -> Point {
        let center = arrow.to.center();
        if self.contains(arrow.to) {
            return center;
        }
        let (dx, dy) = arrow.heading();
        let longest = dx.abs().max(dy.abs());
        let back = CELL as f32 / 2.0 / longest - OVERSHOOT;
        translate(center, -dx * back, -dy * back)
    }

    fn contains(&self, coord: Coord) -> bool {
        (0..self.columns).contains(&coord.column) && (0..self.rows).contains(&coord.row)
    }
}

impl Coord {
    /// Returns the upper left corner of the cell.
    fn corner(self) -> Point {
        (edge(self.column), edge(self.row)).into()
    }

    fn center(self) -> Point {
        cell_center((edge(self.column), edge(self.row)))
    }
}

impl Arrow {
    /// Returns the direction as a unit vector.
    fn heading(self) -> (f32, f32) {
        let dx = (self.to.column - self.from.column) as f32;
        let dy = (self.to.row - self.from.row) as f32;
        let length = dx.hypot(dy);
        (dx / length, dy / length)
    }
}

/// Returns the coordinate of the edge before a column or row.
fn edge(number: i32) -> i32 {
    MARGIN + number * CELL
}

/// Returns the center of a cell, given its upper left corner.
fn cell_center(corner: (i32, i32)) -> Point {
    let half = CELL as f32 / 2.0;
    translate(corner.into(), half, half)
}

fn translate(Point { x, y }: Point, right: f32, down: f32) -> Point {
    Point {
        x: x + right,
        y: y + down,
    }
}

fn paint_disc(svg: &mut Svg, coord: Coord, disc: Disc) {
    let center = coord.center();
    match disc {
        Disc::Black => svg.circle("board-black", center, 16.0),
        Disc::White => {
            svg.circle("board-white", center, 16.0);
            svg.circle("board-white-ring", center, 11.5);
        }
    }
}

fn paint_mark(svg: &mut Svg, center: Point, mark: Mark) {
    match mark {
        Mark::Ring => {
            svg.circle("board-ring-case", center, 17.0);
            svg.circle("board-ring", center, 17.0);
        }
        Mark::Dot => svg.circle("board-dot", center, 5.0),
        Mark::Legal => svg.circle("board-legal", center, 13.0),
        Mark::Flip => paint_shape(svg, "board-flip", center, TURN),
        Mark::Bracket => paint_shape(svg, "board-bracket", center, CORNERS),
        Mark::Right => paint_shape(svg, "board-right", center, TICK),
        Mark::Wrong => paint_shape(svg, "board-wrong", center, CROSS),
        Mark::Missed => paint_shape(svg, "board-missed", center, EXCLAMATION),
        Mark::Refused => paint_shape(svg, "board-refused", center, NO_ENTRY),
    }
}

/// Paints a light shape with a dark outline around the center of a cell.
fn paint_shape(svg: &mut Svg, class: &str, center: Point, shape: &str) {
    svg.path_at("board-case", center, shape);
    svg.path_at(class, center, shape);
}

/// Paints the value of a move on a chip, as large as its cell allows.
fn paint_value(svg: &mut Svg, value: &MoveValue) {
    let center = value.coord.center();
    let words: Vec<_> = value.text.split(' ').collect();
    let class = if value.is_best {
        "board-value board-best"
    } else {
        "board-value"
    };
    svg.group(class, "", |svg| {
        let last_line = words.len() as f32 - 1.0;
        let half_height = 11 + 5 * last_line as i32;
        let corner = (center.x as i32 - 17, center.y as i32 - half_height);
        svg.rect("board-chip", Rect::new(corner, (34, 2 * half_height)));
        for (line, word) in (0_u8..).zip(words) {
            let y = center.y + 11.0 * (f32::from(line) - last_line / 2.0);
            // A character is slightly more than half as wide as it is high.
            let size = (52.0 / word.chars().count() as f32).clamp(10.0, 15.0);
            svg.label("board-number", Point { x: center.x, y }, size, word);
        }
    });
}
