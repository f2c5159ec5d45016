//! A minimax or alpha-beta search that records the step in which it visits each node.

use tic_tac_toe::{Mark, Spot, TicTacToe, win_or_loss};

/// The step of a node that the search never enters.
const NEVER: usize = usize::MAX;

/// The tree below a position, and the record of its search.
pub struct Tree {
    /// The nodes in preorder, the root first.
    pub nodes: Vec<Node>,
    /// The depth of the tree.
    max_depth: usize,
    /// The depth of the search, which may be smaller.
    search_depth: usize,
    /// True for alpha-beta, false for minimax.
    cuts: bool,
    steps: usize,
}

/// Alpha and beta, from the point of view of the player at the root.
type Window = (i32, i32);

/// The window of all values.
const FULL_WINDOW: Window = (i32::MIN, i32::MAX);

/// The kind of a bound.
#[derive(Clone, Copy)]
pub enum Bound {
    /// An upper bound.
    AtMost,
    /// A lower bound.
    AtLeast,
}

/// A node of the tree.
pub struct Node {
    /// The position.
    pub game: TicTacToe,
    /// The move that led to it; the root has none.
    pub spot: Option<Spot>,
    /// The index of the parent; the root's is its own.
    parent: usize,
    /// The distance from the root.
    depth: usize,
    /// The value for the player at the root.
    pub value: i32,
    /// The kind of bound that the value is, or `None` if it is exact.
    pub bound: Option<Bound>,
    /// The step in which the search enters the node.
    pub entered_at: usize,
    /// The step in which the search returns the value. In a leaf, it is `entered_at`.
    pub known_at: usize,
}

impl Tree {
    /// Builds the tree below a position, `max_depth` moves deep, and searches it to
    /// `search_depth`: with alpha-beta if `cuts`, or else with minimax.
    pub fn search(game: &TicTacToe, max_depth: usize, search_depth: usize, cuts: bool) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            max_depth,
            search_depth,
            cuts,
            steps: 0,
        };
        tree.add_node(*game, None, 0, 0, Some(FULL_WINDOW));
        tree
    }

    /// Adds a position and its subtree. Returns its value. Without a window, the search
    /// doesn't enter it.
    fn add_node(
        &mut self,
        game: TicTacToe,
        spot: Option<Spot>,
        parent: usize,
        depth: usize,
        window: Option<Window>,
    ) -> i32 {
        let node = self.nodes.len();
        let window = window.filter(|_| depth <= self.search_depth);
        let entered_at = match window {
            Some(_) => self.next_step(),
            None => NEVER,
        };
        self.nodes.push(Node {
            game,
            spot,
            parent,
            depth,
            value: 0,
            bound: None,
            entered_at,
            known_at: entered_at,
        });
        let values = if depth < self.max_depth {
            self.add_children(node, window)
        } else {
            Vec::new()
        };
        self.set_value(node, &values, window)
    }

    /// Adds the children of a node. Returns the values of those that the search enters, or
    /// of all if it doesn't enter the node.
    fn add_children(&mut self, node: usize, window: Option<Window>) -> Vec<i32> {
        let Node { game, depth, .. } = self.nodes[node];
        let mut window = window.filter(|_| depth < self.search_depth);
        let mut values = Vec::new();
        for spot in game.moves() {
            let mut after = game;
            let _ = after.play(spot); // can't fail: the move is legal
            let child_window = window.filter(|(low, high)| !self.cuts || low < high);
            let value = self.add_node(after, Some(spot), node, depth + 1, child_window);
            // A child that was cut doesn't count.
            let is_cut = window.is_some() && child_window.is_none();
            if !is_cut {
                values.push(value);
            }
            window = window.map(|window| self.narrow(&game, window, value));
        }
        values
    }

    /// Narrows a window by the value of a move.
    fn narrow(&self, game: &TicTacToe, (low, high): Window, value: i32) -> Window {
        if game.to_move() == self.player() {
            (low.max(value), high)
        } else {
            (low, high.min(value))
        }
    }

    fn next_step(&mut self) -> usize {
        self.steps += 1;
        self.steps - 1
    }

    /// Sets the value of a node from the values of its children, or from the evaluation of
    /// a leaf, and returns it.
    fn set_value(&mut self, node: usize, values: &[i32], window: Option<Window>) -> i32 {
        let Node { game, depth, .. } = self.nodes[node];
        let is_leaf = depth >= self.search_depth || values.is_empty();
        if !is_leaf && window.is_some() {
            self.nodes[node].known_at = self.next_step();
        }
        let best = if game.to_move() == self.player() {
            values.iter().max()
        } else {
            values.iter().min()
        };
        let value = match best {
            Some(&best) if !is_leaf => best,
            _ => win_or_loss(&game, self.player()),
        };
        self.nodes[node].bound = self.bound(node, value, window);
        self.nodes[node].value = value;
        value
    }

    /// Returns the kind of bound that a value is: it is outside of the window, and some
    /// descendant of the node was cut. Returns `None` if the value is exact.
    fn bound(&self, node: usize, value: i32, window: Option<Window>) -> Option<Bound> {
        let (low, high) = window?;
        if self.nodes[node].depth >= self.search_depth {
            return None;
        }
        let has_cuts = self.children(node).into_iter().any(|child| {
            let child = &self.nodes[child];
            child.entered_at == NEVER || child.bound.is_some()
        });
        if !has_cuts {
            None
        } else if value <= low {
            Some(Bound::AtMost)
        } else if value >= high {
            Some(Bound::AtLeast)
        } else {
            None
        }
    }

    /// Returns the root.
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// Returns the side to move at the root.
    pub fn player(&self) -> Mark {
        self.root().game.to_move()
    }

    /// Returns the indexes of the children of a node.
    pub fn children(&self, node: usize) -> Vec<usize> {
        (1..self.nodes.len())
            .filter(|&child| self.nodes[child].parent == node)
            .collect()
    }

    /// Returns the indexes of the nodes from the root to a node.
    pub fn line(&self, mut node: usize) -> Vec<usize> {
        let mut line = vec![node];
        while node > 0 {
            node = self.nodes[node].parent;
            line.insert(0, node);
        }
        line
    }

    /// Tests if the search has entered a node by a step.
    pub fn is_entered(&self, node: usize, step: usize) -> bool {
        self.nodes[node].entered_at <= step
    }

    /// Tests if the search knows the value of a node by a step.
    pub fn is_known(&self, node: usize, step: usize) -> bool {
        self.nodes[node].known_at <= step
    }

    /// Tests if the parent of a node is known by a step and has the value of the node.
    pub fn is_best(&self, node: usize, step: usize) -> bool {
        let Node { parent, value, .. } = self.nodes[node];
        node > 0 && self.is_known(parent, step) && self.nodes[parent].value == value
    }

    /// Returns the number of nodes that the search cuts.
    pub fn count_cut(&self) -> usize {
        self.nodes
            .iter()
            .filter(|node| node.depth <= self.search_depth && node.entered_at == NEVER)
            .count()
    }

    /// Returns the number of nodes that the search has entered by a step.
    pub fn count_entered(&self, step: usize) -> usize {
        self.nodes
            .iter()
            .filter(|node| node.entered_at <= step)
            .count()
    }

    /// Returns the first step after `step` in which the value of the root or of one of its
    /// children becomes known.
    pub fn next_branch(&self, step: usize) -> usize {
        self.nodes
            .iter()
            .filter(|node| node.depth <= 1)
            .map(|node| node.known_at)
            .filter(|&known_at| known_at > step)
            .min()
            .unwrap_or(step)
    }

    /// Returns the deepest node that the search is in at a step.
    pub fn current_node(&self, step: usize) -> usize {
        // In preorder, a node's descendants come after it.
        self.nodes
            .iter()
            .rposition(|node| (node.entered_at..=node.known_at).contains(&step))
            .unwrap_or(0)
    }
}

impl Node {
    /// Tests if the search doesn't enter any child.
    pub fn is_leaf(&self) -> bool {
        self.known_at == self.entered_at
    }

    /// Returns the name of the move that led to the node; empty for the root.
    pub fn name(&self) -> String {
        self.spot.map(|spot| spot.to_string()).unwrap_or_default()
    }
}

/// Returns the number of leaves of a tree of this depth. It stops counting above `limit`.
pub fn count_leaves(game: &TicTacToe, depth: usize, limit: usize) -> usize {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let mut leaves = 0;
    for spot in game.moves() {
        let mut after = *game;
        let _ = after.play(spot); // can't fail: the move is legal
        leaves += count_leaves(&after, depth - 1, limit);
        if leaves > limit {
            break;
        }
    }
    leaves
}
