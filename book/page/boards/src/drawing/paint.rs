//! Painting a [`Drawing`].

mod arms;
mod strip;

use super::{Arrow, Drawing, Mark, MoveValue, Place, Sheet};
use board::Disc;

use crate::svg::{Point, Rect, Svg};

/// The width of a cell.
const CELL: i32 = 40;
/// The room for the letters and numbers at the edges.
const MARGIN: i32 = 22;
/// How wide a board is at most, shown on a page with room for it.
const WIDTH: i32 = 440;
/// How far an arrow that leaves the board sticks out.
const OVERSHOOT: f32 = 7.0;
/// The length of an arrow's head.
const HEAD: f32 = 11.0;

// The shapes are drawn around the middle of a cell.

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
const EXCLAMATION: &str = "m0-9v10m0 6v1";
/// A bar in a circle.
const NO_ENTRY: &str = "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m4.5 0h9";
/// A cell's outline and a diagonal, from its upper left corner.
const CROSSED_OUT: &str = "h40v40h-40zl40 40";

impl Drawing {
    /// The drawing as one line of SVG. `alternative` says in words what it
    /// shows.
    pub fn to_svg(&self, alternative: &str) -> String {
        match &self.sheets[..] {
            [] => self.sheet().to_svg(alternative),
            sheets => sheets
                .iter()
                .map(|sheet| sheet.to_svg(alternative))
                .collect(),
        }
    }

    fn sheet(&self) -> Sheet {
        let mut svg = Svg::default();
        self.paint(&mut svg);
        // A board with few cells has large ones.
        let board = MARGIN + self.columns * CELL + MARGIN;
        Sheet::new(self.size(), 10 * WIDTH / board, svg)
    }

    /// Adds everything that is on the board to a picture.
    pub fn paint(&self, svg: &mut Svg) {
        self.paint_cells(svg);
        self.paint_coordinates(svg);
        self.paint_discs(svg);
        self.paint_noughts_and_crosses(svg);
        for (place, text) in &self.labels {
            svg.label("board-label", place.middle(), 14.0, text);
        }
        self.paint_sentinel(svg);
        self.paint_strip(svg);
        for arrow in &self.arrows {
            self.paint_arrow(svg, *arrow);
        }
        self.paint_arms(svg);
        for (place, mark) in &self.marks {
            paint_mark(svg, place.middle(), *mark);
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
        let strip = self.strip.map_or(0, |_| strip::ROOM);
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
        // Othello's has four dots, two cells from its corners.
        let is_othellos = (self.columns, self.rows) == (8, 8);
        for (column, row) in [(2, 2), (6, 2), (2, 6), (6, 6)]
            .into_iter()
            .filter(|_| is_othellos)
        {
            svg.circle("board-star", (edge(column), edge(row)).into(), 3.0);
        }
    }

    /// The letters above the columns and the numbers beside the rows.
    fn paint_coordinates(&self, svg: &mut Svg) {
        let outside = MARGIN as f32 / 2.0;
        let above = (0..self.columns).map(|column| Place { column, row: 0 }.middle());
        let above = above.map(|Point { x, .. }| Point { x, y: outside });
        let beside = (0..self.rows).map(|row| Place { column: 0, row }.middle());
        let beside = beside.map(|Point { y, .. }| Point { x: outside, y });
        let names = ('a'..='h').zip(above).chain(('1'..='8').zip(beside));
        svg.letters("board-name", names);
    }

    /// What lies on the board: borders, and discs at rest, turning or falling.
    fn paint_discs(&self, svg: &mut Svg) {
        let borders = self.borders.iter();
        let borders = borders.map(|place| format!("M{}{CROSSED_OUT}", place.corner()));
        svg.path("board-border", &borders.collect::<String>());
        for (place, disc) in &self.discs {
            if self.undecided.contains(place) {
                svg.group("board-undecided", "", |svg| {
                    paint_disc(svg, *place, *disc);
                });
            } else {
                paint_disc(svg, *place, *disc);
            }
        }
        for (index, (place, disc)) in self.turning.iter().enumerate() {
            self.paint_turning(svg, index, *place, *disc);
        }
        // `book/theme/live-boards.css` lets it fall from above the board.
        if let Some((place, disc)) = self.falling {
            let style = format!("--rows:{}", place.row + 1);
            svg.group("board-fall", &style, |svg| paint_disc(svg, place, disc));
        }
    }

    /// Both sides of a disc; `book/theme/live-boards.css` turns one into the other.
    fn paint_turning(&self, svg: &mut Svg, index: usize, place: Place, disc: Disc) {
        let style = format!("--nth:{index};--of:{}", self.turning.len());
        svg.group("board-turn", &style, |svg| {
            svg.group("board-before", "", |svg| {
                paint_disc(svg, place, disc.opponent());
            });
            svg.group("board-after", "", |svg| paint_disc(svg, place, disc));
        });
    }

    fn paint_noughts_and_crosses(&self, svg: &mut Svg) {
        for place in &self.crosses {
            svg.path_at("board-cross", place.middle(), WIDE_CROSS);
        }
        for place in &self.noughts {
            for class in ["board-nought-case", "board-nought"] {
                svg.circle(class, place.middle(), 10.5);
            }
        }
    }

    /// The upper left corner of the sentinel's cell: in line with the last row.
    fn sentinel_corner(&self) -> (i32, i32) {
        (edge(self.columns) + MARGIN, edge(self.rows - 1))
    }

    fn paint_sentinel(&self, svg: &mut Svg) {
        let Some(text) = &self.sentinel else { return };
        let corner = self.sentinel_corner();
        svg.rect("board-apart", Rect::new(corner, (CELL, CELL)));
        svg.label("board-name", middle_of_cell(corner), 14.0, text);
    }

    fn paint_steps(&self, svg: &mut Svg) {
        let steps = self.steps.iter().map(|place| (place.middle(), Mark::Dot));
        let sentinel = middle_of_cell(self.sentinel_corner());
        let last = self.sentinel_mark.map(|mark| (sentinel, mark));
        for (number, (middle, mark)) in steps.chain(last).enumerate() {
            svg.group("board-step", &format!("--nth:{number}"), |svg| {
                paint_mark(svg, middle, mark);
            });
        }
    }

    fn paint_arrow(&self, svg: &mut Svg, arrow: Arrow) {
        let (dx, dy) = arrow.heading();
        let tip = self.tip(arrow);
        let neck = moved(tip, -dx * HEAD, -dy * HEAD);
        let (side_x, side_y) = (-dy * HEAD * 0.6, dx * HEAD * 0.6);
        let (left, right) = (moved(neck, side_x, side_y), moved(neck, -side_x, -side_y));
        let start = arrow.from.middle();
        let path = format!("M{start}L{neck}M{tip}L{left}L{right}Z");
        svg.path("board-arrow-case", &path);
        svg.path("board-arrow", &path);
    }

    /// A bar beside the board: the first side's part of it grows from below.
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

    /// Where an arrow ends: beyond the edge if it leaves the board.
    fn tip(&self, arrow: Arrow) -> Point {
        let middle = arrow.to.middle();
        if self.contains(arrow.to) {
            return middle;
        }
        let (dx, dy) = arrow.heading();
        let longest = dx.abs().max(dy.abs());
        let back = CELL as f32 / 2.0 / longest - OVERSHOOT;
        moved(middle, -dx * back, -dy * back)
    }

    fn contains(&self, place: Place) -> bool {
        (0..self.columns).contains(&place.column) && (0..self.rows).contains(&place.row)
    }
}

impl Place {
    /// Its upper left corner.
    fn corner(self) -> Point {
        (edge(self.column), edge(self.row)).into()
    }

    fn middle(self) -> Point {
        middle_of_cell((edge(self.column), edge(self.row)))
    }
}

impl Arrow {
    /// Its direction: right and down, together of length 1.
    fn heading(self) -> (f32, f32) {
        let dx = (self.to.column - self.from.column) as f32;
        let dy = (self.to.row - self.from.row) as f32;
        let length = dx.hypot(dy);
        (dx / length, dy / length)
    }
}

/// The edge before a column or row.
fn edge(number: i32) -> i32 {
    MARGIN + number * CELL
}

/// The middle of the cell whose upper left corner this is.
fn middle_of_cell(corner: (i32, i32)) -> Point {
    let half = CELL as f32 / 2.0;
    moved(corner.into(), half, half)
}

fn moved(Point { x, y }: Point, right: f32, down: f32) -> Point {
    Point {
        x: x + right,
        y: y + down,
    }
}

fn paint_disc(svg: &mut Svg, place: Place, disc: Disc) {
    let middle = place.middle();
    match disc {
        Disc::Black => svg.circle("board-black", middle, 16.0),
        Disc::White => {
            svg.circle("board-white", middle, 16.0);
            svg.circle("board-white-ring", middle, 11.5);
        }
    }
}

fn paint_mark(svg: &mut Svg, middle: Point, mark: Mark) {
    match mark {
        Mark::Ring => {
            svg.circle("board-ring-case", middle, 17.0);
            svg.circle("board-ring", middle, 17.0);
        }
        Mark::Dot => svg.circle("board-dot", middle, 5.0),
        Mark::Legal => svg.circle("board-legal", middle, 13.0),
        Mark::Flip => paint_shape(svg, "board-flip", middle, TURN),
        Mark::Bracket => paint_shape(svg, "board-bracket", middle, CORNERS),
        Mark::Right => paint_shape(svg, "board-right", middle, TICK),
        Mark::Wrong => paint_shape(svg, "board-wrong", middle, CROSS),
        Mark::Missed => paint_shape(svg, "board-missed", middle, EXCLAMATION),
        Mark::Refused => paint_shape(svg, "board-refused", middle, NO_ENTRY),
    }
}

/// A shape around the middle of a cell, light in a dark case.
fn paint_shape(svg: &mut Svg, class: &str, middle: Point, shape: &str) {
    svg.path_at("board-case", middle, shape);
    svg.path_at(class, middle, shape);
}

/// The value of a move on a chip, as large as its cell allows.
fn paint_value(svg: &mut Svg, value: &MoveValue) {
    let middle = value.place.middle();
    let words: Vec<_> = value.text.split(' ').collect();
    let class = if value.is_best {
        "board-value board-best"
    } else {
        "board-value"
    };
    svg.group(class, "", |svg| {
        let above = words.len() as f32 - 1.0;
        let half = 11 + 5 * above as i32;
        let corner = (middle.x as i32 - 17, middle.y as i32 - half);
        svg.rect("board-chip", Rect::new(corner, (34, 2 * half)));
        for (line, word) in (0_u8..).zip(words) {
            let y = middle.y + 11.0 * (f32::from(line) - above / 2.0);
            // A letter is a bit more than half as wide as it's high.
            let size = (52.0 / word.chars().count() as f32).clamp(10.0, 15.0);
            svg.label("board-number", Point { x: middle.x, y }, size, word);
        }
    });
}
