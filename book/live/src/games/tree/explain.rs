//! A step of the search, in words.

use super::search::Node;
use crate::english::{count_of, join_and, sentence};

/// What happens in a step.
pub fn step(root: &Node, step: usize) -> String {
    let path = root.path(step);
    let here = path[path.len() - 1];
    let moves: Vec<_> = path.windows(2).map(describe_move).collect();
    let moves = join_and(&moves);
    let player = root.game.to_move();
    if step == 0 {
        format!("{player} to move.")
    } else if path.len() == 1 {
        describe_choice(root)
    } else if here.is_leaf() {
        format!("{moves}: worth {} to {player}.", here.value)
    } else {
        let chooser = here.game.to_move();
        let extreme = if chooser == player { "most" } else { "least" };
        match here.known_at == step {
            true => format!(
                "{moves}: all moves of {chooser} are seen, and the {extreme} \
                 is {}.",
                here.value
            ),
            false => format!(
                "{moves}. Now {chooser} chooses what is worth {extreme} to \
                 {player}."
            ),
        }
    }
}

/// What the player at the root chooses in the end.
fn describe_choice(root: &Node) -> String {
    format!(
        "All moves are seen, and the most is {}: {} plays {}.",
        root.value,
        root.game.to_move(),
        root.best_moves().join(" or ")
    )
}

/// `O plays c3`, of a position and one of its children.
fn describe_move(pair: &[&Node]) -> String {
    format!("{} plays {}", pair[0].game.to_move(), pair[1].name())
}

/// The moves of the root, each with what is known of it, and what it cost.
pub fn moves(root: &Node, step: usize) -> Vec<String> {
    let entered = root.children.iter().filter(|it| it.is_entered(step));
    let mut facts: Vec<_> = entered.map(|it| known_of(it, step)).collect();
    let positions = count_of(root.count_entered(step) - 1, "position");
    facts.push(sentence(&format!("{positions} looked at")));
    facts
}

fn known_of(node: &Node, step: usize) -> String {
    let replies = node.children.iter().filter(|it| it.is_known(step));
    let replies: Vec<_> = replies.map(with_value).collect();
    let replies = replies.join(", ");
    match (node.is_known(step), node.is_leaf()) {
        (true, true) => format!("{}.", with_value(node)),
        (true, false) => {
            format!("{}, the least of {replies}.", with_value(node))
        }
        (false, _) if replies.is_empty() => format!("{}.", node.name()),
        (false, _) => format!("{}, so far {replies}.", node.name()),
    }
}

fn with_value(node: &Node) -> String {
    format!("{} {}", node.name(), node.value)
}
