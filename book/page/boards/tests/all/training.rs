//! A board that trains a pupil and plays against it.

use crate::common::{self, all, ask, one};
use pretty_assertions::assert_eq;

const START: &str = "position ---------------------------OX------XO--------------------------- X";
const BOARD: [&str; 3] = ["live train", START, "games 500"];

/// The answer to an event, with what was to be kept.
fn after(answer: &str, event: &str) -> String {
    common::after(&BOARD, answer, event)
}

/// What the other part answers to a question of the board.
fn advice(answer: &str) -> String {
    let question = all(answer, "ask");
    let lines: Vec<_> = question.iter().map(String::as_str).collect();
    one(&ask(&lines), "advice")
}

/// Goes on as the page does, until there's nothing more to come.
fn rest(mut answer: String) -> String {
    while let [then] = &all(&answer, "then")[..] {
        let field = then.split(' ').nth(1).unwrap();
        answer = after(&answer, &format!("{field} {}", advice(&answer)));
    }
    answer
}

fn kept(answer: &str, field: &str) -> String {
    let kept = all(answer, "keep");
    let mut kept = kept.iter().filter_map(|line| line.split_once(' '));
    let found = kept.find(|(name, _)| *name == field);
    found.map(|(_, value)| value.to_owned()).unwrap_or_default()
}

/// With so few games it learns something, and it has a plot.
#[test]
fn it_trains_and_then_it_plays_better() {
    let before = ask(&BOARD);
    assert!(one(&before, "plot").contains("error in discs"));
    assert_eq!(
        all(&before, "button")[0],
        "train begin enabled Train, 500 games"
    );
    let knows_nothing = "The pupil knows nothing yet: it plays at random.";
    assert_eq!(all(&before, "fact")[0], knows_nothing);

    let begins = after(&before, "train begin");
    assert_eq!(one(&begins, "status"), "0 of 500 games are played.");
    assert_eq!(one(&begins, "then"), "0 train failed");
    let buttons = all(&begins, "button");
    assert_eq!(
        buttons[0],
        "train begin hidden Train another, with other games"
    );
    assert_eq!(buttons[1], "train stop enabled Stop");
    assert!(begins.contains("\nclosed"), "nobody plays now");

    let played = after(&begins, &format!("train {}", advice(&begins)));
    assert_eq!(one(&played, "status"), "500 of 500 games are played.");
    let learned = after(&played, &format!("train {}", advice(&played)));
    let status = one(&learned, "status");
    assert!(status.starts_with("Round 1: it's off by "), "{status}");
    assert!(
        status.ends_with(" % of 40 games against phased."),
        "{status}"
    );

    let done = rest(learned);
    let now = "It doesn't get any better. Now play against it.";
    assert_eq!(one(&done, "status"), now);
    assert_eq!(one(&done, "plot").matches("<polyline").count(), 3);
    assert_eq!(kept(&done, "seed"), "1");

    let moved = after(&done, "choose 37");
    assert!(all(&moved, "ask").contains(&"live pupil".to_owned()));
    let answered = rest(moved);
    assert!(one(&answered, "status").ends_with("Black to move."));
    let facts = all(&answered, "fact");
    assert!(facts[0].contains("through 500 games"), "{facts:?}");
    let thoughts = facts.last().unwrap();
    assert!(thoughts.starts_with("4 moves ahead, "), "{thoughts}");
    assert_ne!(kept(&answered, "weights"), "");
}

/// The same seed gives the same weights, and the next training has another one.
#[test]
fn it_learns_the_same_again_and_something_else_with_other_games() {
    let train = |seed: &str| {
        let before = ask(&BOARD).replace("keep seed 0", seed);
        kept(&rest(after(&before, "train begin")), "weights")
    };
    let first = train("keep seed 0");
    assert_eq!(first, train("keep seed 0"));
    assert_ne!(first, train("keep seed 1"));
}

#[test]
fn it_stops_and_begins_anew() {
    let begins = after(&ask(&BOARD), "train begin");
    let played = after(&begins, &format!("train {}", advice(&begins)));
    let learned = after(&played, &format!("train {}", advice(&played)));
    let stopped = after(&learned, "train stop");
    assert_eq!(
        one(&stopped, "status"),
        "Stopped. Play against it as it is."
    );
    assert_eq!(all(&stopped, "then"), [""; 0]);
    assert_eq!(kept(&stopped, "weights"), kept(&learned, "weights"));
    let again = after(&stopped, "train begin");
    assert_eq!(kept(&again, "weights"), "");
    assert_eq!(kept(&again, "seed"), "2");
}

#[test]
fn without_the_trainer_it_says_so_and_without_the_pupil_hard_moves() {
    let begins = after(&ask(&BOARD), "train begin");
    let failed = after(&begins, "train failed");
    let status = "The trainer couldn't be loaded, or has stopped.";
    assert_eq!(one(&failed, "status"), status);
    let moved = after(&failed, "choose 37");
    let answered = after(&moved, "think 1");
    let status = one(&answered, "status");
    let end = "The pupil couldn't be loaded: hard moved.";
    assert!(status.ends_with(end), "{status}");
}

/// Near the end it knows how the game ends, and says so.
#[test]
fn its_thoughts_near_the_end_are_sure() {
    let end = format!("position -O{} X", "X".repeat(62));
    let answer = ask(&["live pupil", &end, "weights "]);
    assert_eq!(one(&answer, "advice"), "4 0 done a1:10512:sure_+64");
}

#[test]
fn what_is_no_weights_gets_a_sentence() {
    for wrong in ["weights 0", "weights zz", "weights 6f7468"] {
        let answer = ask(&["live pupil", START, wrong]);
        assert!(one(&answer, "error").contains("aren't weights"), "{answer}");
    }
    let answer = ask(&["live train", START, "train learned 1 2"]);
    let error = "This is nothing that the trainer would say.";
    assert_eq!(one(&answer, "error"), error);
}
