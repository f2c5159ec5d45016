//! A window and a search in time: in one thread, and in two.

use page_boards::svg::{Point, Rect, Svg};

const SIZE: (i32, i32) = (388, 310);
/// Where a lane begins, and the height of what's on it.
const LEFT: i32 = 10;
const HEIGHT: i32 = 30;
/// The width of a picture, and how far apart pictures are.
const PICTURE: i32 = 20;
const TICK: i32 = 35;
/// How far down the lanes are: of one thread, and of two.
const ALONE: i32 = 56;
const WINDOW: i32 = 172;
const SEARCH: i32 = 264;
/// How far above its lane a lane's name is, and what a person does there.
const NAME: i32 = 40;
const INPUT: i32 = 20;
/// Where the person clicks.
const CLICKED: i32 = LEFT + PICTURE + 6;
/// The moves that White has after f5.
const MOVES: [&str; 3] = ["f4", "d6", "f6"];
/// How long the search takes for each of them, in pictures.
const LONG: i32 = 3;
/// Between which pictures somebody presses Esc.
const PRESSED: i32 = 8;

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    one_thread(&mut svg);
    two_threads(&mut svg);
    svg.document(SIZE, 10, ALTERNATIVE)
}

const ALTERNATIVE: &str = "Time goes to the right. Above, one thread: a picture, a click on f5, then \
    a search of three moves, f4, d6 and f6, and a picture only when it's over; \
    somebody presses Esc during the search, and it's noticed at its end. \
    Below, two threads: the window draws picture after picture. After the \
    first, somebody clicks on f5. The search reports f4, and then d6, each to \
    the next picture. During f6, somebody presses Esc, and the search ends at \
    once.";

fn one_thread(svg: &mut Svg) {
    lane(svg, "one thread", (LEFT, ALONE - NAME));
    picture(svg, 0, ALONE);
    for (its_move, number) in MOVES.into_iter().zip(0..) {
        search(svg, its_move, (after(number), LONG * TICK), ALONE);
    }
    let end = after(LONG);
    svg.rect("board-felt", rect(end + 6, ALONE, PICTURE));
    input(svg, "f5", (CLICKED, ALONE), ALONE - 3);
    let (pressed, y) = (at(PRESSED) + TICK / 2 + 10, ALONE - INPUT);
    svg.text_around("board-text", (pressed, y).into(), "Esc");
    let across = [
        (pressed + 18, y - 4),
        (end + 16, y - 4),
        (end + 16, ALONE - 5),
    ];
    arrow(svg, &across);
}

fn two_threads(svg: &mut Svg) {
    lane(svg, "window", (LEFT, WINDOW - NAME));
    lane(svg, "search", (after(0) + 4, SEARCH - 10));
    for number in 0..=LONG * 3 {
        picture(svg, number, WINDOW);
    }
    let pressed = at(PRESSED) + TICK / 2 + 10;
    for (its_move, number) in MOVES.into_iter().zip(0..) {
        let width = (LONG * TICK).min(pressed - 6 - after(number));
        search(svg, its_move, (after(number), width), SEARCH);
    }
    for number in [1, 2] {
        let end = after(number);
        let seen = at(number * LONG + 1) + PICTURE / 2 - 2;
        arrow(svg, &[(end, SEARCH - 3), (seen, WINDOW + HEIGHT + 4)]);
    }
    for (name, x) in [("f5", CLICKED), ("Esc", pressed)] {
        input(svg, name, (x, WINDOW), SEARCH + HEIGHT / 2);
    }
}

/// What a person does above a lane, and an arrow from there down to this height.
fn input(svg: &mut Svg, name: &str, (x, lane): (i32, i32), end: i32) {
    svg.text_around("board-text", (x, lane - INPUT).into(), name);
    arrow(svg, &[(x, lane - INPUT + 4), (x, end)]);
}

/// Where the picture with this number begins.
fn at(number: i32) -> i32 {
    LEFT + number * TICK
}

/// Where the search ends that has done so many moves.
fn after(moves: i32) -> i32 {
    at(0) + PICTURE + 12 + moves * LONG * TICK
}

/// The name of a lane, above its beginning.
fn lane(svg: &mut Svg, name: &str, (x, y): (i32, i32)) {
    let middle = x + 3 * name.len() as i32;
    svg.text_around("board-text", (middle, y).into(), name);
}

fn picture(svg: &mut Svg, number: i32, y: i32) {
    svg.rect("board-felt", rect(at(number), y, PICTURE));
}

/// The search of one move.
fn search(svg: &mut Svg, its_move: &str, (x, width): (i32, i32), y: i32) {
    svg.rect("circle-box", rect(x, y, width));
    let middle = (x + width / 2, y + HEIGHT / 2 + 4);
    svg.text_around("board-text", middle.into(), its_move);
}

fn rect(x: i32, y: i32, width: i32) -> Rect {
    let height = HEIGHT;
    Rect {
        x,
        y,
        width,
        height,
    }
}

/// An arrow along these points.
fn arrow(svg: &mut Svg, points: &[(i32, i32)]) {
    let along: Vec<_> = points
        .iter()
        .map(|&point| Point::from(point).to_string())
        .collect();
    svg.path("circle-arrow", &format!("M{}", along.join("L")));
    let &[.., from, end] = points else { return };
    let (dx, dy) = ((end.0 - from.0) as f32, (end.1 - from.1) as f32);
    let length = dx.hypot(dy);
    let (dx, dy) = (dx / length, dy / length);
    let wing = |side: f32| Point {
        x: end.0 as f32 - 7.0 * dx + side * 4.0 * dy,
        y: end.1 as f32 - 7.0 * dy - side * 4.0 * dx,
    };
    let head = format!("M{}L{}L{}", wing(1.0), Point::from(end), wing(-1.0));
    svg.path("circle-arrow", &head);
}
