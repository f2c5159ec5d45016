//! A step of the search and a position of the tree, in words.

use minimax::Value;

use super::search::{Bound, Tree};
use crate::english::{count_of, join_and, sentence};

/// What a reader can do with a tree.
pub const INVITATION: &str = " Choose any position to see the moves that lead to it.";

/// What happens in a step.
pub fn step(tree: &Tree, step: usize) -> String {
    let place = tree.place(step);
    let here = &tree.nodes[place];
    let moves = describe_moves(tree, place);
    let (player, chooser) = (tree.player(), here.game.to_move());
    let extreme = extreme(tree, place);
    if step == 0 {
        format!("{player} to move.")
    } else if place == 0 {
        describe_choice(tree)
    } else if here.is_leaf() {
        format!("{moves}: {}.", describe_worth(tree, place))
    } else if here.known_at == step {
        let value = value_of(tree, place);
        match here.bound {
            Some(_) => format!("{moves}: worth {value}, so it can't matter any more."),
            None => {
                format!("{moves}: all moves of {chooser} are seen, and the {extreme} is {value}.")
            }
        }
    } else {
        format!("{moves}. Now {chooser} chooses what is worth {extreme} to {player}.")
    }
}

/// A position that was chosen in the tree: the moves that lead there, and what
/// it's worth.
pub fn position(tree: &Tree, node: usize, step: usize) -> String {
    let here = &tree.nodes[node];
    let mover = here.game.to_move();
    let mut text = match node {
        0 => format!("{mover} to move"),
        _ => describe_moves(tree, node),
    };
    if !tree.is_known(node, step) {
        return text + ": the search doesn't know it yet.";
    }
    text += &format!(": {}", describe_worth(tree, node));
    if !here.is_leaf() {
        let moves = count_of(tree.children(node).len(), "move");
        let extreme = extreme(tree, node);
        text += &format!(", the {extreme} of {mover}'s {moves}");
    }
    text + "."
}

/// What a position is called by those who hear the page.
pub fn name(tree: &Tree, node: usize, step: usize) -> String {
    let moves = match node {
        0 => "the root".to_owned(),
        _ => describe_moves(tree, node),
    };
    if tree.is_known(node, step) {
        format!("{moves}, worth {}", value_of(tree, node))
    } else {
        moves + ", not known yet"
    }
}

/// What a position is worth, as far as the search has found out.
fn value_of(tree: &Tree, node: usize) -> String {
    let value = Value(tree.nodes[node].value).to_string();
    match tree.nodes[node].bound {
        None => value,
        Some(Bound::AtMost) => format!("at most {value}"),
        Some(Bound::AtLeast) => format!("at least {value}"),
    }
}

fn describe_worth(tree: &Tree, node: usize) -> String {
    let value = value_of(tree, node);
    format!("worth {value} to {}", tree.player())
}

/// What the player who moves here chooses, seen from the root.
fn extreme(tree: &Tree, node: usize) -> &'static str {
    if tree.nodes[node].game.to_move() == tree.player() {
        "most"
    } else {
        "least"
    }
}

/// What the player at the root chooses in the end.
fn describe_choice(tree: &Tree) -> String {
    let (value, player) = (tree.root().value, tree.player());
    let mut moves = tree.children(0);
    moves.retain(|&index| {
        let node = &tree.nodes[index];
        node.value == value && node.bound.is_none()
    });
    let names: Vec<_> = moves.iter().map(|&node| tree.nodes[node].name()).collect();
    let (names, value) = (names.join(" or "), Value(value));
    format!("All moves are seen, and the most is {value}: {player} plays {names}.")
}

/// `X plays b2 and O plays c3`: the moves that lead to a position.
fn describe_moves(tree: &Tree, node: usize) -> String {
    let line = tree.line(node);
    let describe = |pair: &[usize]| {
        let [before, after] = [pair[0], pair[1]].map(|node| &tree.nodes[node]);
        format!("{} plays {}", before.game.to_move(), after.name())
    };
    join_and(&line.windows(2).map(describe).collect::<Vec<_>>())
}

/// The moves of the root, each with what is known of it, and what it cost.
pub fn moves(tree: &Tree, step: usize) -> Vec<String> {
    let moves = tree.children(0).into_iter();
    let mut facts: Vec<_> = moves.map(|node| known_of(tree, node, step)).collect();
    let positions = match tree.count_entered(step) - 1 {
        0 => "0 positions".to_owned(),
        count => count_of(count, "position"),
    };
    let left_out = match tree.count_left_out() {
        0 => String::new(),
        count => format!(", and {count} that it never looks at"),
    };
    facts.push(sentence(&(positions + &left_out)));
    facts
}

fn known_of(tree: &Tree, node: usize, step: usize) -> String {
    let mut replies = tree.children(node);
    replies.retain(|&reply| tree.is_known(reply, step));
    let replies: Vec<_> = replies
        .iter()
        .map(|&reply| with_value(tree, reply))
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
        with_value(tree, node)
    } else {
        tree.nodes[node].name()
    };
    format!("{name}{between}{}.", replies.join(", "))
}

fn with_value(tree: &Tree, node: usize) -> String {
    format!("{} {}", tree.nodes[node].name(), value_of(tree, node))
}
