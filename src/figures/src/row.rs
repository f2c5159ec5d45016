//! The board above and its squares in one row below: why a row alone isn't
//! enough, and where every way off the board leads.

use board::{Board, Square};
use page_boards::drawing::{Drawing, Labels, Mark, Place};
use page_boards::stroke_font;
use page_boards::svg::{Point, Rect, Svg};

/// The size of the whole figure.
const SIZE: (i32, i32) = (640, 484);
/// Where the drawing of the board begins.
const BOARD: (i32, i32) = (138, 14);
/// The upper edge of the row, and its height.
const ROW: (i32, i32) = (426, 28);
/// The left edge of the row, and the width of a square in it.
const FIRST: f32 = 12.0;
const WIDTH: f32 = 8.75;
/// The cell of the sentinel, behind the row.
const SENTINEL: Rect = Rect {
    x: 586,
    y: ROW.0,
    width: 44,
    height: ROW.1,
};
/// A way off each edge of the board, to the sentinel's cell.
const WAYS: [&str; 4] = [
    "M320 30V6H622V418",
    "M486 196H612V418",
    "M320 362V378H602V418",
    "M154 196H124V396H592V418",
];
/// The head of an arrow that points down, drawn from its tip.
const HEAD: &str = "l-4-9h8z";

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    let place = format!("transform:translate({}px,{}px)", BOARD.0, BOARD.1);
    svg.group("", &place, |svg| board().paint(svg));
    svg.path("row-jump", "M444 182C390 210 250 182 196 210");
    paint_row(&mut svg);
    paint_ways(&mut svg);
    svg.document(SIZE, 10, &alternative())
}

/// The last square of a row, and the one that comes next in the row of 64.
fn neighbors() -> [Square; 2] {
    let h4 = Square::at(7, 3);
    [h4, Square::new(h4.index() + 1)]
}

fn alternative() -> String {
    let [last, first] = neighbors();
    format!(
        "Below the board, its squares are in one row: {} to {}. {last} and \
         {first} are on opposite sides of the board; in the row they are \
         neighbors, {} and {}. An arrow leads from each edge of the board to \
         a cell behind the row, the sentinel, {}.",
        Square::new(0),
        Square::new(63),
        last.index(),
        first.index(),
        Square::OVERFLOW.index()
    )
}

fn board() -> Drawing {
    let board = Board::empty();
    let mut drawing = Drawing::of(&board);
    drawing.label(&board, Labels::Indexes);
    let rings = neighbors().map(|it| (Place::from(it), Mark::Ring));
    drawing.marks.extend(rings);
    drawing
}

fn paint_row(svg: &mut Svg) {
    let (y, height) = ROW;
    for row in 0..8 {
        let felt = Rect {
            x: left(8 * row) as i32,
            y,
            width: (8.0 * WIDTH) as i32,
            height,
        };
        svg.rect("board-felt", felt);
        let label = (row + 1).to_string();
        let below = Point {
            x: left(8 * row) + 4.0 * WIDTH,
            y: (y + height + 14) as f32,
        };
        svg.path("board-edge", &stroke_font::path(&label, below));
    }
    let lines = (1..64).filter(|it| it % 8 != 0).map(|index| {
        let top = Point {
            x: left(index),
            y: y as f32,
        };
        format!("M{top}v{height}")
    });
    svg.path("board-grid", &lines.collect::<String>());
    for square in neighbors() {
        let middle = Point {
            x: left(square.index() as i32) + WIDTH / 2.0,
            y: (y + height / 2) as f32,
        };
        svg.circle("board-dot", middle, 3.6);
    }
}

fn paint_ways(svg: &mut Svg) {
    svg.rect("board-apart", SENTINEL);
    let middle = Point {
        x: (SENTINEL.x + SENTINEL.width / 2) as f32,
        y: (SENTINEL.y + SENTINEL.height / 2) as f32,
    };
    let name = Square::OVERFLOW.index().to_string();
    svg.path("board-edge", &stroke_font::path(&name, middle));
    for way in WAYS {
        svg.path("row-way", way);
    }
    for x in [592, 602, 612, 622] {
        svg.path_at("row-head", (x, SENTINEL.y - 1).into(), HEAD);
    }
}

/// The left edge of a square in the row.
fn left(index: i32) -> f32 {
    FIRST + index as f32 * WIDTH
}
