//! The tree of the first three plies: one start, 4 moves, 12, 56.

use end_of_game::Position;
use page_boards::stroke_font;
use page_boards::svg::{Point, Svg};

/// The size of the figure, and the room at the left for the counts.
const SIZE: (i32, i32) = (640, 268);
const LEFT: f32 = 44.0;
/// The plies that are drawn.
const PLIES: usize = 3;

/// A position, and where it can lead.
struct Node {
    position: Position,
    after: Vec<Node>,
}

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let root = Node::new(Position::start(), PLIES);
    let width = (SIZE.0 as f32 - LEFT) / root.leaves() as f32;
    let mut svg = Svg::default();
    root.paint(&mut svg, LEFT, width, 0);
    let counts: Vec<_> = (0..=PLIES).map(|ply| root.count(ply)).collect();
    for (count, ply) in counts.iter().zip(0..) {
        let middle = Point {
            x: LEFT / 2.0,
            y: level(ply),
        };
        svg.path("board-edge", &stroke_font::path(&count.to_string(), middle));
    }
    svg.document(SIZE, 10, &alternative(&counts))
}

fn alternative(counts: &[usize]) -> String {
    let counts: Vec<_> = counts.iter().map(usize::to_string).collect();
    format!(
        "A tree with a row for each ply. Its rows have {} positions. The four \
         branches below the start look alike.",
        counts.join(", ")
    )
}

impl Node {
    fn new(position: Position, plies: usize) -> Self {
        let moves = position.legal_moves().filter(|_| plies > 0);
        let after = moves.filter_map(|it| position.play(it).ok());
        Self {
            after: after.map(|it| Self::new(it, plies - 1)).collect(),
            position,
        }
    }

    fn leaves(&self) -> usize {
        self.after.iter().map(Self::leaves).sum::<usize>().max(1)
    }

    /// How many positions there are this many plies below.
    fn count(&self, plies: usize) -> usize {
        match plies {
            0 => 1,
            _ => self.after.iter().map(|it| it.count(plies - 1)).sum(),
        }
    }

    /// Draws everything below, and then the node on top of its edges. A leaf is
    /// `width` wide. Returns the middle.
    fn paint(&self, svg: &mut Svg, left: f32, width: f32, ply: usize) -> Point {
        let middle = Point {
            x: left + width * self.leaves() as f32 / 2.0,
            y: level(ply),
        };
        let mut x = left;
        for node in &self.after {
            let below = node.paint(svg, x, width, ply + 1);
            svg.path("tree-edge", &format!("M{middle}L{below}"));
            x += width * node.leaves() as f32;
        }
        let class = match (ply, self.position.to_move) {
            (0, _) => "board-star",
            (_, board::Disc::White) => "board-black",
            (_, board::Disc::Black) => "board-white",
        };
        svg.circle(class, middle, [7.0, 7.0, 6.0, 3.6][ply.min(PLIES)]);
        middle
    }
}

/// How far down a ply is drawn.
fn level(ply: usize) -> f32 {
    20.0 + 76.0 * ply as f32
}
