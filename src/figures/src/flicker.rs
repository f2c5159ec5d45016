//! What is on a screen from one moment to the next while a disc falls: drawn on
//! the screen itself, and drawn in a buffer first.

use page_boards::english::join_and;
use page_boards::stroke_font;
use page_boards::svg::{Point, Rect, Svg};

/// The lines of a screen, and the height of one.
const LINES: i32 = 13;
const LINE: i32 = 9;
/// The width of a screen, how far apart they are, and how far the strips are.
const WIDTH: i32 = 34;
const APART: i32 = 50;
const STRIP: i32 = 150;
const MARGIN: i32 = 14;
/// The lines that chapter 11's disc is on while it falls to d6.
const HEIGHTS: [i32; 5] = [0, 1, 3, 6, 10];

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    for (strip, row) in [erased(), buffered()].iter().zip(0..) {
        let top = MARGIN + row * STRIP;
        for (height, column) in strip.iter().zip(0..) {
            paint_screen(&mut svg, (MARGIN + column * APART, top), *height);
        }
    }
    let screens = erased().len() as i32;
    let size = (2 * MARGIN + screens * APART, MARGIN + 2 * STRIP);
    svg.document(size, 10, &alternative())
}

/// Each disc is erased before the next one is drawn.
fn erased() -> Vec<Option<i32>> {
    let frames = HEIGHTS.map(|height| [Some(height), None]);
    frames.concat()[..2 * HEIGHTS.len() - 1].to_vec()
}

/// Each frame stays until the next one is complete.
fn buffered() -> Vec<Option<i32>> {
    let frames = HEIGHTS.map(|height| [Some(height), Some(height)]);
    frames.concat()[..2 * HEIGHTS.len() - 1].to_vec()
}

fn alternative() -> String {
    let heights: Vec<_> = HEIGHTS.iter().map(i32::to_string).collect();
    format!(
        "Two strips of a column, a moment each. In both, a disc is on line {}, \
         one after the other. In the upper strip, the column is empty in each \
         moment in between. In the lower one, it never is.",
        join_and(&heights)
    )
}

/// A column of the screen with a disc on this line, whose number is below.
fn paint_screen(svg: &mut Svg, (x, y): (i32, i32), height: Option<i32>) {
    let (width, lines) = (WIDTH, LINES * LINE + 6);
    let column = Rect {
        x,
        y,
        width,
        height: lines,
    };
    svg.rect("board-felt", column);
    let Some(height) = height else { return };
    let middle = |y: i32| Point {
        x: (x + WIDTH / 2) as f32,
        y: y as f32,
    };
    let disc = middle(y + 3 + height * LINE + LINE / 2);
    svg.circle("board-black", disc, 6.0);
    let number = stroke_font::path(&height.to_string(), middle(y + lines + 12));
    svg.path("board-edge", &number);
}
