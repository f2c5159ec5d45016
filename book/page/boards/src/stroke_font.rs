//! A font of lines: the letters and digits that drawings need.
//!
//! The text of an SVG would enter the search index of the book ("a b c d
//! ..."), and would look different with each reader's fonts. A line does
//! neither.

use crate::svg::Point;

/// The width of every letter.
const WIDTH: f32 = 6.4;
/// The height of every letter above the line it stands on.
const HEIGHT: f32 = 9.6;
/// From the left of one letter to the left of the next.
const STEP: f32 = 9.2;

/// The path of a text around its middle. A letter that no drawing needs is
/// left out.
pub fn path(text: &str, middle: Point) -> String {
    let left = middle.x - width(text) / 2.0;
    let y = middle.y - HEIGHT / 2.0;
    let glyph = |(letter, number)| {
        let x = left + STEP * f32::from(number);
        format!("M{}{}", Point { x, y }, lines(letter))
    };
    text.chars().zip(0_u8..).map(glyph).collect()
}

/// How wide a text is.
pub fn width(text: &str) -> f32 {
    STEP * (text.chars().count() as f32 - 1.0) + WIDTH
}

/// The lines of one letter, drawn from its upper left corner.
fn lines(letter: char) -> &'static str {
    match letter {
        'a' => "m6.4 3.2v6.4m0 -3.2a3.2 3.2 0 1 1 -6.4 0a3.2 3.2 0 1 1 6.4 0",
        'b' => "m0 0v9.6m0 -3.2a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0",
        'c' => "m5.92 4.64a3.2 3.2 0 1 0 0 3.52",
        'd' => "m6.4 0v9.6m0 -3.2a3.2 3.2 0 1 1 -6.4 0a3.2 3.2 0 1 1 6.4 0",
        'e' => "m0 6.4h6.4a3.2 3.2 0 1 0 -.8 2.08",
        'f' => "m4.96 .16a2.4 2.4 0 0 0 -2.88 2.4v7.04m-1.76 -5.92h4.16",
        'g' => {
            "m6.4 3.2v6.4a3.2 2.88 0 0 1 -5.76 1.6m5.76 -4.8a3.2 3.2 0 1 1 -6.4 0a3.2 3.2 0 1 1 6.4 0"
        }
        'h' => "m.32 0v9.6m0 -3.2a2.88 3.2 0 0 1 5.76 0v3.2",
        'i' => "m3.2 3.2v6.4m0 -9.6v.6",
        'p' => "m0 3.2v9.6m0 -6.4a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0",
        'n' => "m.32 9.6v-6.4m0 3.2a2.88 3.2 0 0 1 5.76 0v3.2",
        'x' => "m.32 3.2l5.76 6.4m0 -6.4l-5.76 6.4",
        'k' => "m.6 0v9.6m0 -2.6l4.6 -3.6m-2.8 2.2l3.4 4",
        'l' => "m3.2 0v9.6",
        'm' => "m0 9.6v-6.4m0 2.4a1.6 2.2 0 0 1 3.2 0v4m0 -4a1.6 2.2 0 0 1 3.2 0v4",
        'o' => "m0 6.4a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1 -6.4 0",
        'r' => "m1.2 9.6v-6.4m0 3.2a3 3.2 0 0 1 4.4 -2.8",
        't' => "m2.6 .8v6.6a2 2 0 0 0 3 1.8m-4.8 -6h4.6",
        'u' => "m.32 3.2v3.2a2.88 3.2 0 0 0 5.76 0v-3.2v6.4",
        'v' => "m.4 3.2l2.8 6.4l2.8 -6.4",
        'w' => "m0 3.2l1.6 6.4l1.6 -5l1.6 5l1.6 -6.4",
        'y' => "m.4 3.2l2.8 6m2.8 -6l-4 9.2",
        'L' => "m.8 0v9.6h5.2",
        'M' => "m0 9.6v-9.6l3.2 5.6l3.2 -5.6v9.6",
        's' => "m5.4 4.2c-.6 -1.3 -4.6 -1.4 -4.6 .6c0 2 4.9 1 4.9 3.1c0 2.2 -4.7 2.1 -5.2 .5",
        '.' => "m3.2 9.2v.4",
        '-' => "m.8 4.8h4.8",
        '+' => "m.8 4.8h4.8m-2.4 -2.4v4.8",
        '0' => "m0 4.8a3.2 4.8 0 1 1 6.4 0a3.2 4.8 0 1 1 -6.4 0",
        '1' => "m1.28 2.08l2.56 -2.08v9.6",
        '2' => "m.32 2.56a2.88 2.64 0 1 1 4.96 1.92l-5.12 5.12h6.08",
        '3' => "m.48 1.44a2.72 2.32 0 1 1 2.56 3.12a3.04 2.56 0 1 1 -2.88 3.44",
        '4' => "m4.8 9.6v-9.6l-4.8 6.88h6.4",
        '5' => "m5.76 0h-4.48l-.64 4.48a3.04 2.96 0 1 1 -.48 3.68",
        '6' => "m4.96 0l-4.16 4.96m-.64 1.6a3.04 3.04 0 1 1 6.08 0a3.04 3.04 0 1 1 -6.08 0",
        '7' => "m0 0h6.4l-4.16 9.6",
        '8' => {
            "m.8 2.24a2.4 2.24 0 1 1 4.8 0a2.4 2.24 0 1 1 -4.8 0m-.48 4.8a2.88 2.56 0 1 1 5.76 0a2.88 2.56 0 1 1 -5.76 0"
        }
        '9' => "m1.44 9.6l4.16 -4.96m-5.44 -1.6a3.04 3.04 0 1 1 6.08 0a3.04 3.04 0 1 1 -6.08 0",
        _ => "",
    }
}
