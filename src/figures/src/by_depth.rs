//! How many positions three searches look at, by depth: a plot with a ply to the
//! right and ten times as many positions upward.

use page_boards::svg::{Point, Svg};

/// What the tests of chapter 16 have counted: the depth, and the positions of
/// minimax, of alpha-beta, and of alpha-beta with the good moves first.
const COUNTS: &str = include_str!("../../../chapters/16-alpha-beta/by_depth.txt");

/// The names of the three.
const NAMES: [&str; 3] = ["minimax", "alpha-beta", "good moves first"];

const SIZE: (i32, i32) = (450, 290);
/// Where depth 1 is, and one position.
const ORIGIN: (i32, i32) = (84, 256);
/// How far apart the depths are, and the powers of ten.
const PLY: f32 = 27.0;
const TENFOLD: f32 = 34.0;
/// The highest power of ten.
const MOST: i32 = 7;

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    paint_grid(&mut svg);
    for (column, name) in NAMES.into_iter().enumerate() {
        paint_curve(&mut svg, &curve(column), name);
    }
    svg.document(SIZE, 10, &alternative())
}

/// The points of a search: how far it looks, and how many positions that takes.
fn curve(column: usize) -> Vec<(i32, u64)> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let depth = words.next()?.parse().ok()?;
        Some((depth, words.nth(column)?.parse().ok()?))
    };
    COUNTS.lines().filter_map(line).collect()
}

fn place((depth, positions): (i32, u64)) -> Point {
    let high = (positions as f32).log10();
    Point {
        x: ORIGIN.0 as f32 + (depth - 1) as f32 * PLY,
        y: ORIGIN.1 as f32 - high * TENFOLD,
    }
}

/// A line for each power of ten, and the numbers along both axes.
fn paint_grid(svg: &mut Svg) {
    for power in 0..MOST {
        let y = ORIGIN.1 - (power as f32 * TENFOLD) as i32;
        let across = (8.0 * PLY) as i32;
        svg.path("tree-edge", &format!("M{} {y}h{across}", ORIGIN.0));
        let number = with_commas(10_u64.pow(power as u32));
        let middle = ORIGIN.0 - 10 - 4 * number.len() as i32;
        svg.text_around("board-text", (middle, y + 4).into(), &number);
    }
    for depth in 1..=9 {
        let at = place((depth, 1));
        let below = Point {
            y: at.y + 18.0,
            ..at
        };
        svg.text_around("board-text", below, &depth.to_string());
    }
}

fn paint_curve(svg: &mut Svg, curve: &[(i32, u64)], name: &str) {
    let points: Vec<_> = curve.iter().map(|&it| place(it).to_string()).collect();
    svg.path("tree-best", &format!("M{}", points.join("L")));
    for &point in curve {
        svg.circle("board-black", place(point), 3.0);
    }
    let Some(&last) = curve.last() else { return };
    let end = place(last);
    let beside = Point {
        x: end.x + 10.0 + 3.7 * name.len() as f32,
        y: end.y + if last.0 < 9 { 20.0 } else { 4.0 },
    };
    svg.text_around("board-text", beside, name);
}

fn alternative() -> String {
    let last = |column| {
        let curve: Vec<(i32, u64)> = curve(column);
        let (depth, positions) = curve[curve.len() - 1];
        let positions = with_commas(positions);
        format!("{} looks at {positions} at depth {depth}", NAMES[column])
    };
    format!(
        "Positions by depth, each line of the grid ten times the one below. \
         {}, {}, and with {}. From depth 3 on, the three curves move apart, \
         and the last one rises the least.",
        last(0),
        last(1),
        last(2).replace("first looks", "first it looks"),
    )
}

/// `1,000,000`.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
