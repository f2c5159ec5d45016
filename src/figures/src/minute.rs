//! How chapter 21's engine shares out a minute: a bar for each of its moves.

use std::time::Duration;

use engine::Clock;
use page_boards::svg::{Rect, Svg};

const SIZE: (i32, i32) = (464, 200);
/// Where the first bar begins.
const LEFT: i32 = 36;
const BOTTOM: i32 = 160;
/// How far apart the bars are, and how wide.
const STEP: i32 = 14;
const WIDTH: i32 = 10;
/// How high a second is.
const SECOND: i32 = 30;

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    let shares = shares();
    let across = shares.len() as i32 * STEP;
    for second in 0..=4 {
        let y = BOTTOM - second * SECOND;
        svg.path("tree-edge", &format!("M{LEFT} {y}h{across}"));
        let beside = (LEFT - 16, y + 4).into();
        svg.text_around("board-text", beside, &format!("{second} s"));
    }
    for (number, &(empty, seconds)) in shares.iter().enumerate() {
        let left = LEFT + number as i32 * STEP;
        let height = (seconds * SECOND as f32) as i32;
        let bar = Rect {
            x: left + (STEP - WIDTH) / 2,
            y: BOTTOM - height,
            width: WIDTH,
            height,
        };
        svg.rect("board-black", bar);
        if empty % 12 == 0 {
            let below = (left + STEP / 2, BOTTOM + 18).into();
            svg.text_around("board-text", below, &empty.to_string());
        }
    }
    let below = (LEFT + across / 2, BOTTOM + 36).into();
    svg.text_around("board-text", below, "empty squares");
    svg.document(SIZE, 10, &alternative(&shares))
}

/// With so few squares left, the end is known, and a move takes no time.
const KNOWN: u32 = 18;

/// For each of its moves, the empty squares and the seconds that are enough. It
/// takes them all, until it sees the end.
fn shares() -> Vec<(u32, f32)> {
    let mut clock = Clock::Game(Duration::from_secs(60));
    let share = |empty| {
        let enough = match empty > KNOWN {
            true => clock.budget(empty).enough,
            false => Duration::ZERO,
        };
        clock.spend(enough);
        (empty, enough.as_secs_f32())
    };
    (1..=60).rev().step_by(2).map(share).collect()
}

fn alternative(shares: &[(u32, f32)]) -> String {
    let [(_, first), .., _] = shares else {
        return String::new();
    };
    let last = shares.iter().rfind(|(_, seconds)| *seconds > 0.0);
    let (empty, last) = last.copied().unwrap_or_default();
    format!(
        "A bar for each move of a game with a minute for all of them: {first:.1} \
         seconds for the first, {last:.1} with {empty} squares empty, and \
         nothing after that."
    )
}
