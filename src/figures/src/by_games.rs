//! How the error falls and the wins rise: two plots side by side, with twice as
//! many games for each step to the right.

use page_boards::svg::{Point, Svg};

/// What `cargo bench -p learning --bench by_games` has measured: the games, the
/// error on the test in discs, and the games won in percent.
const ROWS: &str = include_str!("../../../chapters/20-learning/by_games.txt");

const SIZE: (i32, i32) = (560, 230);
const HEIGHT: f32 = 150.0;
const TOP: f32 = 34.0;
const STEP: f32 = 28.0;

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    let errors: Vec<f32> = rows().iter().map(|row| row[1]).collect();
    let rates: Vec<f32> = rows().iter().map(|row| row[2]).collect();
    paint(&mut svg, 48.0, "error in discs", [18.0, 24.0], &errors);
    paint(&mut svg, 330.0, "games won, %", [0.0, 100.0], &rates);
    svg.document(SIZE, 10, &alternative())
}

fn rows() -> Vec<Vec<f32>> {
    let row = |line: &str| {
        let words = line.split(' ').map(str::parse);
        words.collect::<Result<_, _>>().expect("three numbers")
    };
    ROWS.lines().map(row).collect()
}

/// A plot with its left edge here, and this range.
fn paint(svg: &mut Svg, left: f32, title: &str, range: [f32; 2], all: &[f32]) {
    let [least, most] = range;
    let place = |(number, &value): (usize, &f32)| Point {
        x: left + 14.0 + number as f32 * STEP,
        y: TOP + HEIGHT * (most - value) / (most - least),
    };
    let across = STEP * all.len() as f32;
    for (value, y) in [(most, TOP), (least, TOP + HEIGHT)] {
        svg.path("tree-edge", &format!("M{left} {y}h{across}"));
        let beside = Point {
            x: left - 18.0,
            y: y + 4.0,
        };
        svg.text_around("board-text", beside, &value.to_string());
    }
    let above = Point {
        x: left + across / 2.0,
        y: 16.0,
    };
    svg.text_around("board-text", above, title);
    let points: Vec<_> = all.iter().enumerate().map(place).collect();
    let line: Vec<_> = points.iter().map(Point::to_string).collect();
    svg.path("tree-best", &format!("M{}", line.join("L")));
    for (number, point) in points.into_iter().enumerate() {
        svg.circle("board-black", point, 3.0);
        let below = Point {
            y: TOP + HEIGHT + 18.0,
            ..point
        };
        if number % 2 == 1 {
            let games = rows()[number][0].to_string();
            svg.text_around("board-text", below, &games);
        }
    }
}

fn alternative() -> String {
    let rows = rows();
    let (first, last) = (&rows[0], &rows[rows.len() - 1]);
    format!(
        "After {} games the error on the test is {} discs, and {} percent of \
         the match is won. Both get better with each doubling, more slowly \
         each time. After {} games it's {} discs and {} percent.",
        first[0], first[1], first[2], last[0], last[1], last[2],
    )
}
