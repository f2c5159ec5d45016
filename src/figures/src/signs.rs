//! How a value changes its sign on each edge of a tree: the end of a true game,
//! and a pass with and without a ply of its own.

use board::Disc;
use end_of_game::Position;
use minimax::{Game, POINT, Search, minimax};
use page_boards::english::join_and;
use page_boards::stroke_font;
use page_boards::svg::{Point, Rect, Svg};
use whole_games::{Ply, parse_transcript, referee};

/// Olsen Hammervik - Perelman, World Championship 2025, before the last three
/// moves. It's White's turn.
pub const THREE_LEFT: &str = "f5f6e6f4g5e7e3g3d3g4g6h5h6f3h4c6h3c4f7d2c2e2d8g7\
    d6e8d7c8c5b6h8h7c1d1c3f2b3b4a4b5a6a5a3b7c7a7a8g8b2a1f8b8g1b1a2e1f1";

/// Ralle - Thor, 1990, before the last two moves, between which Black passes.
const PASS: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7";

/// The height of a row, and where the first is.
const ROW: i32 = 92;
const TOP: i32 = 20;
/// The room for a leaf. Five of them fit on a phone, and the letters still can
/// be read there.
const COLUMN: i32 = 70;
/// What the value of the last leaf needs at its right.
const RIGHT: i32 = 16;
/// The size of a disc.
const RADIUS: f32 = 13.0;
/// How far apart the two lines of a label are.
const LINE: f32 = 15.0;
/// How much larger a wide page shows all this, in tenths.
const SCALE: i32 = 14;

/// A position, its value in points for the side to move, and where it leads.
struct Node {
    to_move: Disc,
    value: i32,
    after: Vec<(Ply, Node)>,
}

/// The tree of the last three moves of [`THREE_LEFT`].
pub(super) fn negamax() -> String {
    let root = Node::new(&position(THREE_LEFT), 3);
    let mut svg = Svg::default();
    root.paint(&mut svg, 0, 0);
    let size = (root.leaves() * COLUMN + RIGHT, TOP + 3 * ROW + 20);
    svg.document(size, SCALE, &root.alternative())
}

/// The same two moves twice: with a ply for the pass between them, and without.
pub(super) fn pass() -> String {
    let root = Node::new(&position(PASS), 3).first_line();
    let skipping = root.without_passes();
    let mut svg = Svg::default();
    root.paint(&mut svg, 30, 0);
    skipping.paint(&mut svg, 190, 0);
    let alternative = format!(
        "Two lines of the same moves. With the pass as a ply, there are three \
         edges, and from top to bottom the values are {}. Without it there \
         are two edges, and the values are {}.",
        join_and(&root.values()),
        join_and(&skipping.values())
    );
    svg.document((290, TOP + 3 * ROW + 20), SCALE, &alternative)
}

fn position(game: &str) -> Position {
    let plies = parse_transcript(game).unwrap_or_default();
    let replay = referee(Position::start(), &plies);
    replay.map_or(Position::start(), |it| it.position)
}

/// The result if both sides play their best.
fn value(position: &Position) -> i32 {
    let value = minimax(&mut Search::new(&|_| 0), position, 60);
    value.expect("nothing stops it") / POINT
}

impl Node {
    fn new(position: &Position, plies: usize) -> Self {
        let moves = position.moves().into_iter().filter(|_| plies > 0);
        let after = moves.map(|ply| (ply, position.after(ply)));
        Self {
            to_move: position.to_move,
            value: value(position),
            after: after
                .map(|(ply, it)| (ply, Self::new(&it, plies - 1)))
                .collect(),
        }
    }

    /// This position, and of each position below it only the first move.
    fn first_line(mut self) -> Self {
        self.after.truncate(1);
        let after = self.after.into_iter();
        self.after = after.map(|(ply, it)| (ply, it.first_line())).collect();
        self
    }

    /// What a search makes of the line that leaves the passes out: the sign
    /// changes on every edge that is left.
    fn without_passes(&self) -> Self {
        let skip = |(ply, node): &(Ply, Node)| match &node.after[..] {
            [(Ply::Pass, after)] => (*ply, after.without_passes()),
            _ => (*ply, node.without_passes()),
        };
        let after: Vec<_> = self.after.iter().map(skip).collect();
        let value = after.iter().map(|(_, it)| -it.value).max();
        Self {
            to_move: self.to_move,
            value: value.unwrap_or(self.value),
            after,
        }
    }

    fn leaves(&self) -> i32 {
        let leaves = self.after.iter().map(|(_, it)| it.leaves());
        leaves.sum::<i32>().max(1)
    }

    /// The values down the first line.
    fn values(&self) -> Vec<String> {
        let mut values = vec![format!("{:+}", self.value)];
        if let Some((_, node)) = self.after.first() {
            values.extend(node.values());
        }
        values
    }

    /// Draws everything below, and then the node on top of its edges. Returns
    /// the middle.
    fn paint(&self, svg: &mut Svg, left: i32, row: i32) -> Point {
        let middle = Point {
            x: left as f32 + (self.leaves() * COLUMN) as f32 / 2.0,
            y: (TOP + row * ROW) as f32,
        };
        let mut x = left;
        for (ply, node) in &self.after {
            let below = node.paint(svg, x, row + 1);
            let is_best = -node.value == self.value;
            paint_edge(svg, [middle, below], is_best, *ply, -node.value);
            x += node.leaves() * COLUMN;
        }
        let class = match self.to_move {
            Disc::Black => "board-black",
            Disc::White => "board-white",
        };
        svg.circle(class, middle, RADIUS);
        svg.circle("board-edge", middle, RADIUS); // or a dark page hides it
        let text = format!("{:+}", self.value);
        let right = Point {
            x: middle.x + RADIUS + 5.0 + stroke_font::width(&text) / 2.0,
            ..middle
        };
        svg.path("board-edge", &stroke_font::path(&text, right));
        middle
    }

    fn alternative(&self) -> String {
        let moves = self.after.iter().map(|(ply, it)| {
            let answers = it
                .after
                .iter()
                .map(|(answer, last)| format!("{answer} {:+} for White", last.value));
            let answers: Vec<_> = answers.collect();
            format!(
                "After {ply} it's Black's turn: {:+}, from the answers {}.",
                it.value,
                join_and(&answers)
            )
        });
        let moves: Vec<_> = moves.collect();
        format!(
            "A tree of the last three moves. It's White's turn: {:+}. {} On \
             each edge is the value below it with the other sign.",
            self.value,
            moves.join(" ")
        )
    }
}

/// A line with the move on it, and what it's worth to the side that makes it.
fn paint_edge(svg: &mut Svg, [above, below]: [Point; 2], is_best: bool, ply: Ply, value: i32) {
    let class = if is_best { "tree-best" } else { "tree-edge" };
    let length = (below.x - above.x).hypot(below.y - above.y);
    let rim = Point {
        x: below.x + (above.x - below.x) * RADIUS / length,
        y: below.y + (above.y - below.y) * RADIUS / length,
    };
    svg.path(class, &format!("M{above}L{rim}"));
    let middle = Point {
        x: (above.x + below.x) / 2.0,
        y: (above.y + below.y) / 2.0,
    };
    let lines = [ply.to_string(), format!("{value:+}")];
    let widths = lines.each_ref().map(|it| stroke_font::width(it) as i32);
    let width = widths[0].max(widths[1]) + 8;
    let case = Rect {
        x: middle.x as i32 - width / 2,
        y: middle.y as i32 - 18,
        width,
        height: 36,
    };
    svg.rect("tree-label", case);
    for (line, y) in lines.iter().zip([-LINE / 2.0, LINE / 2.0]) {
        let at = Point {
            y: middle.y + y,
            ..middle
        };
        svg.path("board-edge", &stroke_font::path(line, at));
    }
}
