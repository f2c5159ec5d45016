//! The tree of the first three plies: one start, 4 moves, 12, 56.

use board::Disc;
use end_of_game::Position;
use page_boards::drawing::Sheet;
use page_boards::svg::{Point, Svg};

/// The size of the picture, and the room at its left for the counts.
const SIZE: (i32, i32) = (640, 268);
const LEFT: f32 = 44.0;
/// The plies that are drawn, and the leaves at their end.
const PLIES: usize = 3;
const LEAVES: f32 = 56.0;

/// The ways a game can begin.
pub fn ways() -> String {
    let mut tree = Tree::default();
    tree.draw(&Position::start(), 0);
    let counts = tree.counts.map(|count| count.to_string());
    for (count, ply) in counts.iter().zip(0..) {
        let (x, y) = (LEFT / 2.0, level(ply) + 5.0);
        tree.svg.text_around("board-text", Point { x, y }, count);
    }
    let alternative = format!(
        "A tree with a row for each ply. Its rows have {} positions. The four \
         branches below the start look alike.",
        counts.join(", ")
    );
    Sheet::new(SIZE, 10, tree.svg).to_svg(&alternative)
}

/// What is drawn already, and how many positions each of its rows has.
#[derive(Default)]
struct Tree {
    svg: Svg,
    counts: [usize; PLIES + 1],
}

impl Tree {
    /// Draws everything below a position, and then the position on top of its
    /// edges. Returns the middle.
    fn draw(&mut self, position: &Position, ply: usize) -> Point {
        let first_leaf = self.counts[PLIES];
        self.counts[ply] += 1;
        let moves = position.legal_moves().filter(|_| ply < PLIES);
        let below: Vec<_> =
            moves.map(|square| self.draw(&position.play(square).unwrap(), ply + 1)).collect();
        let leaves = (first_leaf + self.counts[PLIES]) as f32 / 2.0;
        let middle = Point { x: LEFT + leaves * (SIZE.0 as f32 - LEFT) / LEAVES, y: level(ply) };
        for point in below {
            self.svg.path("tree-edge", &format!("M{middle}L{point}"));
        }
        let class = match (ply, position.to_move) {
            (0, _) => "board-star",
            (_, Disc::White) => "board-black",
            (_, Disc::Black) => "board-white",
        };
        self.svg.circle(class, middle, [7.0, 7.0, 6.0, 3.6][ply]);
        middle
    }
}

/// How far down a ply is drawn.
fn level(ply: usize) -> f32 {
    20.0 + 76.0 * ply as f32
}
