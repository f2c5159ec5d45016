//! Sentences about the steps of the search and the positions of the tree.

use minimax::Value;

use super::search::{Bound, Tree};
use crate::english::{join_and, pluralize, sentence};

/// The end of the status before the first event.
pub const INVITATION: &str = " Choose any position to see the moves that lead to it.";

/// Describes a step of the search.
pub fn step(tree: &Tree, step: usize) -> String {
    let index = tree.current_node(step);
    let node = &tree.nodes[index];
    let moves = describe_moves(tree, index);
    let (player, chooser) = (tree.player(), node.game.to_move());
    let extreme = extreme(tree, index);
    if step == 0 {
        format!("{player} to move.")
    } else if index == 0 {
        describe_choice(tree)
    } else if node.is_leaf() {
        format!("{moves}: {}.", describe_worth(tree, index))
    } else if node.known_at == step {
        let value = describe_value(tree, index);
        match node.bound {
            Some(_) => format!("{moves}: worth {value}, so it can't matter any more."),
            None => {
                format!("{moves}: all moves of {chooser} are seen, and the {extreme} is {value}.")
            }
        }
    } else {
        format!("{moves}. Now {chooser} chooses what is worth {extreme} to {player}.")
    }
}

/// Describes a chosen position: the moves that lead to it, and its value.
pub fn position(tree: &Tree, index: usize, step: usize) -> String {
    let node = &tree.nodes[index];
    let to_move = node.game.to_move();
    let mut text = match index {
        0 => format!("{to_move} to move"),
        _ => describe_moves(tree, index),
    };
    if !tree.is_known(index, step) {
        return text + ": the search doesn't know it yet.";
    }
    text += &format!(": {}", describe_worth(tree, index));
    if !node.is_leaf() {
        let moves = pluralize(tree.children(index).len(), "move");
        let extreme = extreme(tree, index);
        text += &format!(", the {extreme} of {to_move}'s {moves}");
    }
    text + "."
}

/// Returns the accessible name of a position.
pub fn name(tree: &Tree, node: usize, step: usize) -> String {
    let moves = match node {
        0 => "the root".to_owned(),
        _ => describe_moves(tree, node),
    };
    if tree.is_known(node, step) {
        format!("{moves}, worth {}", describe_value(tree, node))
    } else {
        moves + ", not known yet"
    }
}

/// Describes the value of a position, which may be a bound.
fn describe_value(tree: &Tree, node: usize) -> String {
    let value = Value(tree.nodes[node].value).to_string();
    match tree.nodes[node].bound {
        None => value,
        Some(Bound::AtMost) => format!("at most {value}"),
        Some(Bound::AtLeast) => format!("at least {value}"),
    }
}

fn describe_worth(tree: &Tree, node: usize) -> String {
    let value = describe_value(tree, node);
    format!("worth {value} to {}", tree.player())
}

/// Returns the word for what the side to move chooses, from the point of view of the
/// player at the root.
fn extreme(tree: &Tree, node: usize) -> &'static str {
    if tree.nodes[node].game.to_move() == tree.player() {
        "most"
    } else {
        "least"
    }
}

/// Describes the result of the search: the best value and moves.
fn describe_choice(tree: &Tree) -> String {
    let (value, player) = (tree.root().value, tree.player());
    let names: Vec<_> = tree
        .children(0)
        .into_iter()
        .map(|index| &tree.nodes[index])
        .filter(|node| node.value == value && node.bound.is_none())
        .map(|node| node.name())
        .collect();
    let (names, value) = (names.join(" or "), Value(value));
    format!("All moves are seen, and the most is {value}: {player} plays {names}.")
}

/// Describes the moves that lead to a position: `X plays b2 and O plays c3`.
fn describe_moves(tree: &Tree, node: usize) -> String {
    let line = tree.line(node);
    let describe = |pair: &[usize]| {
        let [before, after] = [pair[0], pair[1]].map(|node| &tree.nodes[node]);
        format!("{} plays {}", before.game.to_move(), after.name())
    };
    join_and(&line.windows(2).map(describe).collect::<Vec<_>>())
}

/// Describes each move of the root in a step, and the number of positions searched.
pub fn moves(tree: &Tree, step: usize) -> Vec<String> {
    let mut facts: Vec<_> = tree
        .children(0)
        .into_iter()
        .map(|node| describe_root_move(tree, node, step))
        .collect();
    let positions = match tree.count_entered(step) - 1 {
        0 => "0 positions".to_owned(),
        count => pluralize(count, "position"),
    };
    let left_out = match tree.count_cut() {
        0 => String::new(),
        count => format!(", and {count} that it never looks at"),
    };
    facts.push(sentence(&(positions + &left_out)));
    facts
}

/// Describes a move of the root and its replies, as far as they are known.
fn describe_root_move(tree: &Tree, node: usize, step: usize) -> String {
    let replies: Vec<_> = tree
        .children(node)
        .into_iter()
        .filter(|&reply| tree.is_known(reply, step))
        .map(|reply| name_and_value(tree, reply))
        .collect();
    let between = if !tree.is_entered(node, step) {
        ": not yet"
    } else if replies.is_empty() {
        ""
    } else if tree.is_known(node, step) {
        ", the least of "
    } else {
        ", so far "
    };
    let name = if tree.is_known(node, step) {
        name_and_value(tree, node)
    } else {
        tree.nodes[node].name()
    };
    format!("{name}{between}{}.", replies.join(", "))
}

fn name_and_value(tree: &Tree, node: usize) -> String {
    format!("{} {}", tree.nodes[node].name(), describe_value(tree, node))
}
