//! The counts of Connect Four: a line over the counted discs in each direction, ended by
//! a bar, with the count on the last disc. A count of zero has no line.

use super::{CELL, Coord, Drawing, Svg, translate};
use crate::drawing::Arm;

/// The font size of a count, and the radius of its chip.
const SIZE: f32 = 13.0;
const RADIUS: f32 = 8.0;
/// Half the length of the bar at the end of a line.
const BAR: f32 = 5.0;

impl Drawing {
    /// Paints the lines: winning ones over the others, and the count of the disc in the
    /// center on top.
    pub(super) fn paint_arms(&self, svg: &mut Svg) {
        let Some(first) = self.arms.first() else {
            return;
        };
        let rows = self.falling.map_or(0, |(coord, _)| coord.row + 1);
        let style = format!("--rows:{rows}");
        svg.group("board-arms", &style, |svg| {
            for wins in [false, true] {
                let arms = self
                    .arms
                    .iter()
                    .filter(|arm| arm.length > 0 && arm.wins == wins);
                for arm in arms.clone() {
                    arm.paint(svg);
                }
                for arm in arms {
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
        let end = translate(self.last.center(), dx * half, dy * half);
        let bar = BAR / dx.hypot(dy);
        let one = translate(end, -dy * bar, dx * bar);
        let other = translate(end, dy * bar, -dx * bar);
        let path = format!("M{}L{end}M{one}L{other}", self.from.center());
        svg.group(class(self.wins), "", |svg| {
            svg.path("board-arm-case", &path);
            svg.path("board-arm", &path);
        });
    }
}

/// Paints a count on a disc.
fn paint_count(svg: &mut Svg, coord: Coord, count: usize, wins: bool) {
    let center = coord.center();
    svg.group(class(wins), "", |svg| {
        svg.circle("board-chip", center, RADIUS);
        svg.label("board-number", center, SIZE, &count.to_string());
    });
}

fn class(wins: bool) -> &'static str {
    if wins { "board-best" } else { "board-count" }
}
