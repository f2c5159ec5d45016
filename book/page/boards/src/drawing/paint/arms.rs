//! Counts along the lines through a disc: each goes over the discs that count
//! to a bar before what stops it, and has its number on its last disc. Where no
//! disc counts, there's no line.

use super::{CELL, Drawing, Place, Svg, moved};
use crate::drawing::Arm;

/// The size of a number, and of the chip that it is on.
const SIZE: f32 = 13.0;
const RADIUS: f32 = 8.0;
/// Half the length of a bar.
const BAR: f32 = 5.0;

impl Drawing {
    /// The lines that win are painted over the others, and the disc in the
    /// middle over them all.
    pub(super) fn paint_arms(&self, svg: &mut Svg) {
        let Some(first) = self.arms.first() else {
            return;
        };
        let rows = self.falling.map_or(0, |(place, _)| place.row + 1);
        let style = format!("--rows:{rows}");
        svg.group("board-arms", &style, |svg| {
            for wins in [false, true] {
                let arms = || {
                    let arms = self.arms.iter().filter(|arm| arm.length > 0);
                    arms.filter(|arm| arm.wins == wins)
                };
                arms().for_each(|arm| arm.paint(svg));
                for arm in arms() {
                    paint_count(svg, arm.last, arm.length, wins);
                }
            }
            paint_count(svg, first.from, 1, self.arms.iter().any(|arm| arm.wins));
        });
    }
}

impl Arm {
    fn paint(&self, svg: &mut Svg) {
        let (dx, dy) = (self.heading.0 as f32, self.heading.1 as f32);
        let half = CELL as f32 / 2.0;
        let end = moved(self.last.middle(), dx * half, dy * half);
        let bar = BAR / dx.hypot(dy);
        let one = moved(end, -dy * bar, dx * bar);
        let other = moved(end, dy * bar, -dx * bar);
        let path = format!("M{}L{end}M{one}L{other}", self.from.middle());
        svg.group(class(self.wins), "", |svg| {
            svg.path("board-arm-case", &path);
            svg.path("board-arm", &path);
        });
    }
}

/// A number on a disc.
fn paint_count(svg: &mut Svg, place: Place, count: usize, wins: bool) {
    let middle = place.middle();
    svg.group(class(wins), "", |svg| {
        svg.circle("board-chip", middle, RADIUS);
        svg.label("board-number", middle, SIZE, &count.to_string());
    });
}

fn class(wins: bool) -> &'static str {
    if wins { "board-best" } else { "board-count" }
}
