//! Where the boards of a tree are.

use super::VALUE;
use super::board::BOARD;
use crate::games::tree::search::Tree;
use crate::svg::Rect;

/// The room above the root.
pub const TOP: i32 = 3;
/// The room that a leaf and its value take at least.
const LEAF_WIDTH: i32 = 38;
const LEAF_HEIGHT: i32 = BOARD + VALUE + 4;
/// The room for the line down to the leaves of one parent.
const SPINE: i32 = 8;
/// With more leaves than these, those of one parent lie below each other.
const SIDE_BY_SIDE: usize = 9;
/// The radius of a line's bend.
const BEND: i32 = 5;

/// How a tree fills its column.
pub struct Layout {
    /// How wide it is at least.
    pub width: i32,
    /// How many leaves of one parent are side by side.
    across: i32,
    /// The room for the names of the levels.
    pub margin: i32,
    /// From one level to the next.
    pub level: i32,
    /// How much larger than its numbers the drawing is, in tenths.
    pub scale_tenths: i32,
}

/// For the column of a page on a wide screen.
pub const WIDE: Layout = Layout {
    width: 577,
    across: 2,
    margin: 32,
    level: 66,
    scale_tenths: 13,
};

/// For a phone.
pub const NARROW: Layout = Layout {
    width: 300,
    across: 1,
    margin: 30,
    level: 66,
    scale_tenths: 16,
};

/// Where a position is.
pub struct Place {
    /// The middle of its board.
    pub middle: i32,
    /// Its board's upper side.
    pub top: i32,
    /// The line to it from its parent; empty for the root.
    pub edge: String,
}

impl Place {
    /// The places of all positions of a tree.
    pub fn of_all(tree: &Tree, layout: &'static Layout) -> Vec<Self> {
        let nodes = 0..tree.nodes.len();
        let leaves = nodes.filter(|&it| tree.children(it).is_empty());
        let mut planner = Planner {
            tree,
            layout,
            has_piles: leaves.count() > SIDE_BY_SIDE,
            total: 1,
            places: Vec::new(),
        };
        planner.total = planner.room(0);
        planner.plan(0, 0, TOP, None);
        planner.places
    }

    /// The size of the drawing with all these.
    pub fn size(places: &[Self], layout: &Layout) -> (i32, i32) {
        let (mut width, mut height) = (layout.width, 0);
        for place in places {
            width = width.max(place.middle + LEAF_WIDTH / 2);
            height = height.max(place.foot().1 + TOP);
        }
        (width, height)
    }

    /// The left side of its board.
    pub fn left(&self) -> i32 {
        self.middle - BOARD / 2
    }

    /// Its board.
    pub fn rect(&self) -> Rect {
        Rect {
            x: self.left(),
            y: self.top,
            width: BOARD,
            height: BOARD,
        }
    }

    /// Where the lines to its children begin.
    fn foot(&self) -> (i32, i32) {
        (self.middle, self.top + BOARD + VALUE)
    }
}

struct Planner<'a> {
    tree: &'a Tree,
    layout: &'static Layout,
    /// Whether leaves of one parent lie below each other.
    has_piles: bool,
    /// The room that the tree needs.
    total: i32,
    places: Vec<Place>,
}

impl Planner<'_> {
    /// Whether all children of a node are leaves, and lie below each other.
    fn is_pile(&self, children: &[usize]) -> bool {
        let is_leaf = |&it: &usize| self.tree.children(it).is_empty();
        self.has_piles && !children.is_empty() && children.iter().all(is_leaf)
    }

    /// How wide a node and all below it are at least.
    fn room(&self, node: usize) -> i32 {
        let children = self.tree.children(node);
        if self.is_pile(&children) {
            return self.layout.across * LEAF_WIDTH + SPINE;
        }
        let mut room = 0;
        for child in children {
            room += self.room(child);
        }
        room.max(LEAF_WIDTH)
    }

    /// Where in the drawing a number of units of room are, stretched to the
    /// whole width.
    fn stretched(&self, units: i32) -> i32 {
        let Layout { margin, width, .. } = self.layout;
        margin + units * (width - margin).max(self.total) / self.total
    }

    /// Places a node in the middle of its room, and all below it.
    fn plan(
        &mut self,
        node: usize,
        mut left: i32,
        top: i32,
        from: Option<(i32, i32)>,
    ) {
        let middle = self.stretched(left + self.room(node) / 2);
        let edge = from.map(|(x, y)| format!("M{x} {y}L{middle} {top}"));
        let foot = self.push(middle, top, edge.unwrap_or_default());
        let below = top + self.layout.level;
        let children = self.tree.children(node);
        if self.is_pile(&children) {
            return self.plan_pile(children.len() as i32, foot, below);
        }
        for child in children {
            self.plan(child, left, below, Some(foot));
            left += self.room(child);
        }
    }

    /// Adds the next place. Returns where the lines to its children begin.
    fn push(&mut self, middle: i32, top: i32, edge: String) -> (i32, i32) {
        let place = Place { middle, top, edge };
        let foot = place.foot();
        self.places.push(place);
        foot
    }

    /// Places the leaves of a parent below each other, each at the end of its
    /// own branch.
    fn plan_pile(&mut self, leaves: i32, foot: (i32, i32), top: i32) {
        for number in 0..leaves {
            let middle = self.leaf_middle(foot.0, number, leaves);
            let top = top + number / self.layout.across * LEAF_HEIGHT;
            let edge = self.branch(foot, (middle, top));
            self.push(middle, top, edge);
        }
    }

    /// The leaves are at both sides of the line down to them, or at its right.
    /// A last one that is alone in its row is at its end.
    fn leaf_middle(&self, middle: i32, number: i32, leaves: i32) -> i32 {
        let aside = (LEAF_WIDTH + SPINE) / 2;
        match (self.layout.across, number % self.layout.across) {
            (1, _) => middle + SPINE / 2,
            (_, 0) if number + 1 == leaves => middle,
            (_, 0) => middle - aside,
            _ => middle + aside,
        }
    }

    /// The line from the foot of a parent to a leaf.
    fn branch(&self, (x, y): (i32, i32), (middle, top): (i32, i32)) -> String {
        if self.layout.across > 1 && middle == x {
            return format!("M{x} {y}V{top}");
        }
        let spine = match self.layout.across {
            1 => x - LEAF_WIDTH / 2,
            _ => x,
        };
        let side = if middle < spine { -1 } else { 1 };
        let end = middle - side * BOARD / 2;
        let bend = top + BOARD / 2 - BEND;
        let (low, lower) = (y + 4, y + 12);
        format!(
            "M{x} {y}C{x} {lower} {spine} {low} {spine} {lower}V{bend}\
             q0 {BEND} {} {BEND}H{end}",
            side * BEND
        )
    }
}
