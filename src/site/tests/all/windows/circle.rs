//! A window's loop: where an event goes, and what comes of it.

use board::Square;
use page_boards::svg::{Point, Rect, Svg};
use ratatui::crossterm::event::{Event, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use window::{BOARD, State, event_message, update};

/// The size of the figure and of a box, and how far apart the boxes are.
const SIZE: (i32, i32) = (552, 276);
const BOX: (i32, i32) = (156, 58);
const STEP: (i32, i32) = (188, 102);

/// The boxes: a name, and the column and row where it is.
const BOXES: [(&str, i32, i32); 8] = [
    ("outcome", 1, 0),
    ("effect", 2, 0),
    ("event", 0, 1),
    ("message", 1, 1),
    ("update", 2, 1),
    ("you", 0, 2),
    ("view", 1, 2),
    ("state", 2, 2),
];

/// What the boxes mean, in the same order.
const MEANINGS: [&str; 8] = [
    "what became of it",
    "what it asks for",
    "a key, a click",
    "what it means",
    "changes the state",
    "look, and click",
    "draws all of it",
    "all you can see",
];

/// From the middle of which box to the middle of which, as steps.
const ARROWS: [((i32, i32), (i32, i32)); 8] = [
    ((0, 1), (1, 1)),
    ((1, 1), (2, 1)),
    ((2, 1), (2, 2)),
    ((2, 2), (1, 2)),
    ((1, 2), (0, 2)),
    ((0, 2), (0, 1)),
    ((2, 1), (2, 0)),
    ((2, 0), (1, 0)),
];

/// From an outcome back to a message.
const BACK: ((i32, i32), (i32, i32)) = ((1, 0), (1, 1));

/// The loop, with what each of its stations means.
pub fn circle() -> String {
    let alternative = "A circle of arrows. You make an event; the event \
        becomes a message; update takes the message and changes the state; \
        view draws the state; you look at it. From update a second arrow leads \
        to an effect, from there to its outcome, and back to a message.";
    drawn(&MEANINGS.map(str::to_owned), true, alternative)
}

/// The loop, with what a click on f5 makes of it.
pub fn click() -> String {
    let f5 = Square::at(5, 4);
    let corner = BOARD.corner_of(f5).unwrap_or(BOARD.corner);
    let (column, row) = (corner.x + 2, corner.y + 1);
    let event = Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: column as u16,
        row: row as u16,
        modifiers: KeyModifiers::NONE,
    });
    let message = event_message(&event);
    let mut state = State::default();
    let said = message.as_ref().map(|it| format!("{it:?}"));
    let effect = message.and_then(|it| update(&mut state, it));
    let moves = state.history().move_number();
    let turning = state.turning().iter().map(Square::to_string);
    let turning = turning.collect::<Vec<_>>().join(" ");
    let values = [
        "-".to_owned(),
        format!("{effect:?}"),
        format!("click at {column}, {row}"),
        said.unwrap_or_default(),
        format!("plays {f5}"),
        format!("see {f5} and {turning}"),
        format!("[●) and ◐ on {turning}"),
        format!("move {moves}, {turning} turns"),
    ];
    let alternative = format!(
        "The same circle with the values of one click. Event: {}. Message: \
         {}. Update: {}. Effect: {}, so this way is gray. State: {}. View: {}.",
        values[2], values[3], values[4], values[1], values[7], values[6]
    );
    drawn(&values, effect.is_some(), &alternative)
}

/// The loop. If nothing is asked for, the way over an effect is gray.
fn drawn(values: &[String; 8], has_effect: bool, alternative: &str) -> String {
    let mut svg = Svg::default();
    let dimmed = if has_effect { "" } else { "circle-gray" };
    let parts: Vec<_> = BOXES.into_iter().zip(values).collect();
    let (side, main) = parts.split_at(2);
    svg.group(dimmed, "", |svg| {
        side.iter().for_each(|it| part(svg, *it));
        ARROWS[6..].iter().for_each(|it| arrow(svg, it.0, it.1));
        arrow(svg, BACK.0, BACK.1);
    });
    main.iter().for_each(|it| part(&mut svg, *it));
    ARROWS[..6]
        .iter()
        .for_each(|it| arrow(&mut svg, it.0, it.1));
    svg.document(SIZE, 10, alternative)
}

/// A box with its name and what's in it.
fn part(svg: &mut Svg, ((name, column, row), value): ((&str, i32, i32), &String)) {
    let (x, y) = (10 + column * STEP.0, 8 + row * STEP.1);
    let (width, height) = BOX;
    let area = Rect {
        x,
        y,
        width,
        height,
    };
    svg.rect("circle-box", area);
    line_of_text(svg, "circle-name", (x, y + 24), name);
    line_of_text(svg, "circle-value", (x, y + 46), value);
}

/// A text in the middle of a box.
fn line_of_text(svg: &mut Svg, class: &str, (left, y): (i32, i32), text: &str) {
    let letter = if class == "circle-name" { 9.6 } else { 8.4 };
    let width = letter * text.chars().count() as f32;
    let x = left as f32 + (BOX.0 as f32 - width) / 2.0;
    svg.text(class, Point { x, y: y as f32 }, width, text);
}

/// An arrow from the edge of one box to the edge of another.
fn arrow(svg: &mut Svg, from: (i32, i32), to: (i32, i32)) {
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let (half_x, half_y) = (BOX.0 as f32 / 2.0, BOX.1 as f32 / 2.0);
    let middle = |(column, row): (i32, i32)| Point {
        x: 10.0 + half_x + (column * STEP.0) as f32,
        y: 8.0 + half_y + (row * STEP.1) as f32,
    };
    let (start, end) = (middle(from), middle(to));
    let start = Point {
        x: start.x + dx * (half_x + 3.0),
        y: start.y + dy * (half_y + 3.0),
    };
    let end = Point {
        x: end.x - dx * (half_x + 4.0),
        y: end.y - dy * (half_y + 4.0),
    };
    let wing = |side: f32| Point {
        x: end.x - 9.0 * dx + side * 5.0 * dy,
        y: end.y - 9.0 * dy + side * 5.0 * dx,
    };
    svg.path("circle-arrow", &format!("M{start}L{end}"));
    let head = format!("M{}L{end}L{}", wing(1.0), wing(-1.0));
    svg.path("circle-arrow", &head);
}
