//! The tree of the first three plies.

use board::Disc;
use end_of_game::Position;
use page_boards::drawing::SvgImage;
use page_boards::svg::{Point, Svg};

/// The width and height of the picture.
const SIZE: (i32, i32) = (640, 268);
/// The width of the column with the numbers of positions.
const LEFT: f32 = 44.0;
/// The number of plies that are drawn, and of positions after them.
const PLIES: usize = 3;
const LEAVES: f32 = 56.0;

/// Draws a row for each ply, with all positions.
pub fn ways() -> String {
    let mut tree = Tree::default();
    tree.draw(&Position::start(), 0);
    let counts = tree.counts.map(|count| count.to_string());
    for (ply, count) in counts.iter().enumerate() {
        let middle = Point {
            x: LEFT / 2.0,
            y: row_middle(ply) + 5.0,
        };
        tree.svg.centered_text("board-text", middle, count);
    }
    let alternative = format!(
        "A tree with a row for each ply. Its rows have {} positions. The four \
         branches below the start look alike.",
        counts.join(", ")
    );
    SvgImage::new(SIZE, 10, tree.svg).to_svg(&alternative)
}

/// The drawing so far, and the number of positions in each row.
#[derive(Default)]
struct Tree {
    svg: Svg,
    counts: [usize; PLIES + 1],
}

impl Tree {
    /// Draws the subtree of a position, and then its node over the edges. Returns the middle
    /// of the node.
    fn draw(&mut self, position: &Position, ply: usize) -> Point {
        let first_leaf = self.counts[PLIES];
        self.counts[ply] += 1;
        let mut children = Vec::new();
        if ply < PLIES {
            for square in position.legal_moves() {
                children.push(self.draw(&position.play(square).unwrap(), ply + 1));
            }
        }
        let leaf = (first_leaf + self.counts[PLIES]) as f32 / 2.0;
        let middle = Point {
            x: LEFT + leaf * (SIZE.0 as f32 - LEFT) / LEAVES,
            y: row_middle(ply),
        };
        for child in children {
            self.svg.path("tree-edge", &format!("M{middle}L{child}"));
        }
        let class = match (ply, position.to_move) {
            (0, _) => "board-star",
            (_, Disc::White) => "board-black",
            (_, Disc::Black) => "board-white",
        };
        let radius = [7.0, 7.0, 6.0, 3.6][ply];
        self.svg.circle(class, middle, radius);
        middle
    }
}

/// Returns the y coordinate of the middle of a row.
fn row_middle(ply: usize) -> f32 {
    20.0 + 76.0 * ply as f32
}
