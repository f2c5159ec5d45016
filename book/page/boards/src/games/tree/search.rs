//! A search that remembers where it was in each of its steps.

use tic_tac_toe::{Mark, Spot, TicTacToe, win_or_loss};

/// The step of what a search never comes to.
const NEVER: usize = usize::MAX;

/// The positions below one, as far as a page shows them, and what a search
/// that may look less far finds out about them.
pub struct Tree {
    /// Each one before those below it, and the root first.
    pub nodes: Vec<Node>,
    most: usize,
    ahead: usize,
    /// Whether it leaves out what can't matter.
    cuts: bool,
    steps: usize,
}

/// What can still matter: the values between these two, for the player at the
/// root.
type Window = (i32, i32);

/// Every value matters.
const OPEN: Window = (i32::MIN, i32::MAX);

/// What's known of a value if the search has left something out.
#[derive(Clone, Copy)]
pub enum Bound {
    /// It's this or less.
    AtMost,
    /// It's this or more.
    AtLeast,
}

/// A position in the tree.
pub struct Node {
    pub game: TicTacToe,
    /// The move that led to it; none to the root.
    pub spot: Option<Spot>,
    /// The index of the position before that move; the root's is its own.
    parent: usize,
    /// How many moves led to it.
    depth: usize,
    /// What it is worth to the player at the root.
    pub value: i32,
    /// Which way the value may be off, because something was left out below.
    pub bound: Option<Bound>,
    /// The step in which the search comes to it.
    pub entered_at: usize,
    /// The step in which the search knows its value; in a leaf the same.
    pub known_at: usize,
}

impl Tree {
    /// The tree below a position, `most` moves deep, searched `ahead` moves
    /// ahead: all of it, or without what can't matter.
    pub fn search(game: &TicTacToe, (most, ahead): (usize, usize), cuts: bool) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            most,
            ahead,
            cuts,
            steps: 0,
        };
        tree.grow((*game, None), 0, 0, Some(OPEN));
        tree
    }

    /// Adds a position and all below it. Returns what it's worth. Without a
    /// window, the search doesn't come here.
    fn grow(
        &mut self,
        (game, spot): (TicTacToe, Option<Spot>),
        parent: usize,
        depth: usize,
        window: Option<Window>,
    ) -> i32 {
        let node = self.nodes.len();
        let window = window.filter(|_| depth <= self.ahead);
        let entered_at = self.next_step(window.is_some());
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
        let values = if depth < self.most {
            self.grow_moves(node, window)
        } else {
            Vec::new()
        };
        self.learn(node, &values, window)
    }

    /// Adds the moves from a position. Returns the values of those that the
    /// search comes to, or of all if it doesn't come here.
    fn grow_moves(&mut self, node: usize, window: Option<Window>) -> Vec<i32> {
        let Node { game, depth, .. } = self.nodes[node];
        let mut left = window.filter(|_| depth < self.ahead);
        let mut values = Vec::new();
        for spot in game.moves() {
            let mut after = game;
            let _ = after.play(spot); // it is one of the moves
            let below = left.filter(|(low, high)| !self.cuts || low < high);
            let value = self.grow((after, Some(spot)), node, depth + 1, below);
            if below.is_some() == left.is_some() {
                values.push(value);
            }
            left = left.map(|window| self.narrow(&game, window, value));
        }
        values
    }

    /// What still matters once whoever moves here has found a value.
    fn narrow(&self, game: &TicTacToe, (low, high): Window, value: i32) -> Window {
        if game.to_move() == self.player() {
            (low.max(value), high)
        } else {
            (low, high.min(value))
        }
    }

    /// The next step, if the search comes here.
    fn next_step(&mut self, comes_here: bool) -> usize {
        if !comes_here {
            return NEVER;
        }
        self.steps += 1;
        self.steps - 1
    }

    /// The best value for whoever moves; of a leaf its evaluation.
    fn learn(&mut self, node: usize, values: &[i32], window: Option<Window>) -> i32 {
        let Node { game, depth, .. } = self.nodes[node];
        let is_leaf = depth >= self.ahead || values.is_empty();
        if !is_leaf && window.is_some() {
            self.nodes[node].known_at = self.next_step(true);
        }
        let values = values.iter().copied();
        let best = if game.to_move() == self.player() {
            values.max()
        } else {
            values.min()
        };
        let leaf = || win_or_loss(&game, self.player());
        let value = best.filter(|_| !is_leaf).unwrap_or_else(leaf);
        self.nodes[node].bound = self.bound(node, value, window);
        self.nodes[node].value = value;
        value
    }

    /// Whether the value of a position is a bound: something below it was left
    /// out, and the value is outside of its window.
    fn bound(&self, node: usize, value: i32, window: Option<Window>) -> Option<Bound> {
        let (low, high) = window?;
        let children = self.children(node).into_iter();
        let mut children = children.map(|child| &self.nodes[child]);
        let ahead = self.nodes[node].depth < self.ahead;
        let is_open = |node: &Node| node.entered_at == NEVER || node.bound.is_some();
        if !ahead || !children.any(is_open) {
            None
        } else if value <= low {
            Some(Bound::AtMost)
        } else {
            (value >= high).then_some(Bound::AtLeast)
        }
    }

    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// Whose move the root is.
    pub fn player(&self) -> Mark {
        self.root().game.to_move()
    }

    /// The indexes of the positions one move further.
    pub fn children(&self, node: usize) -> Vec<usize> {
        let others = 1..self.nodes.len();
        others
            .filter(|&child| self.nodes[child].parent == node)
            .collect()
    }

    /// The indexes of the positions on the way to one, and its own.
    pub fn line(&self, mut node: usize) -> Vec<usize> {
        let mut line = vec![node];
        while node > 0 {
            node = self.nodes[node].parent;
            line.insert(0, node);
        }
        line
    }

    /// Whether the search has come to a position by this step.
    pub fn is_entered(&self, node: usize, step: usize) -> bool {
        self.nodes[node].entered_at <= step
    }

    /// Whether the search knows a position's value by this step.
    pub fn is_known(&self, node: usize, step: usize) -> bool {
        self.nodes[node].known_at <= step
    }

    /// Whether a position has by this step the value for which its parent
    /// chooses it.
    pub fn is_best(&self, node: usize, step: usize) -> bool {
        let Node { parent, value, .. } = self.nodes[node];
        node > 0 && self.is_known(parent, step) && self.nodes[parent].value == value
    }

    /// How many positions it never comes to.
    pub fn count_left_out(&self) -> usize {
        let is_inside = |node: &&Node| node.depth <= self.ahead;
        let inside = self.nodes.iter().filter(is_inside);
        inside.filter(|node| node.entered_at == NEVER).count()
    }

    /// How many positions the search has come to by this step.
    pub fn count_entered(&self, step: usize) -> usize {
        let entered = self.nodes.iter().filter(|node| node.entered_at <= step);
        entered.count()
    }

    /// The first step after this one in which a move of the root is known, or
    /// all of them are.
    pub fn after_branch(&self, step: usize) -> usize {
        let upper = self.nodes.iter().filter(|node| node.depth <= 1);
        let known = upper
            .map(|node| node.known_at)
            .filter(|&known_at| known_at > step);
        known.min().unwrap_or(step)
    }

    /// The position that the search is in.
    pub fn place(&self, step: usize) -> usize {
        let is_there = |node: &Node| (node.entered_at..=node.known_at).contains(&step);
        self.nodes.iter().rposition(is_there).unwrap_or(0)
    }
}

impl Node {
    /// Whether the search looks no further.
    pub fn is_leaf(&self) -> bool {
        self.known_at == self.entered_at
    }

    /// The move that led to it; empty for the root.
    pub fn name(&self) -> String {
        self.spot.map(|spot| spot.to_string()).unwrap_or_default()
    }
}

/// How many positions a search of this depth ends at. It stops counting when
/// they are more than `most`.
pub fn count_leaves(game: &TicTacToe, depth: usize, most: usize) -> usize {
    if depth == 0 || game.is_over() {
        return 1;
    }
    let mut leaves = 0;
    for spot in game.moves() {
        let mut after = *game;
        let _ = after.play(spot); // it is one of the moves
        leaves += count_leaves(&after, depth - 1, most);
        if leaves > most {
            break;
        }
    }
    leaves
}
