//! The level *expert*: a board that asks another part of the code.

use crate::common::{self, all, ask, go_on, one};
use pretty_assertions::assert_eq;

const START: &str = "position ---------------------------OX------XO--------------------------- X";
const BOARD: [&str; 3] = ["live computer", "level expert", START];

/// What the other part answers to a question of the board.
fn advice(answer: &str) -> String {
    let question = all(answer, "ask");
    let lines: Vec<_> = question.iter().map(String::as_str).collect();
    one(&ask(&lines), "advice")
}

/// The answer to an event, with what was to be kept.
fn after(answer: &str, event: &str) -> String {
    common::after(&[BOARD[0], START], answer, event)
}

/// Goes on as the page does, until the reader is to move.
fn rest(mut answer: String) -> String {
    while !all(&answer, "then").is_empty() {
        let advice = advice(&answer);
        answer = after(&answer, &format!("think {advice}"));
    }
    answer
}

#[test]
fn it_asks_the_engine_and_says_so() {
    let answer = go_on(&BOARD, &["choose 37"]);
    assert_eq!(one(&answer, "then"), "0 think 1");
    let question = all(&answer, "ask");
    assert_eq!(question[..3], ["depth 6", "live expert", "moves 1"]);
    assert!(question[3].ends_with("---------- White"), "{question:?}");
    assert!(one(&answer, "status").ends_with("The computer is thinking."));
    assert!(all(&answer, "button").contains(&"do now disabled Move now".into()));
}

#[test]
fn it_looks_further_and_then_it_moves() {
    let answer = go_on(&BOARD, &["choose 37"]);
    let looked = after(&answer, "think 6 1234 more d6:20:+2.5");
    assert_eq!(one(&looked, "then"), "0 think 1");
    assert!(all(&looked, "ask").contains(&"depth 7".into()));
    let fact = "6 moves ahead, 1234 positions: d6 +2.5.";
    assert_eq!(all(&looked, "fact").last().unwrap(), fact);
    assert!(all(&looked, "button").contains(&"do now enabled Move now".into()));
    let moved = after(&looked, "do now");
    assert!(one(&moved, "status").starts_with("White plays d6 "));
    assert_eq!(all(&moved, "then"), [""; 0]);
    assert!(all(&moved, "button").contains(&"do now disabled Move now".into()));
    let done = after(&looked, "think 7 99999 done f6:16:+2.0");
    assert!(one(&done, "status").starts_with("White plays f6 "));
}

/// The bar shows what the engine thinks.
#[test]
fn its_analysis_is_the_engines() {
    let answer = go_on(&BOARD, &["do analysis", "choose 37"]);
    assert!(all(&answer, "ask").contains(&"moves 3".into()));
    let advice = "think 9 5 done d6:80:+10.0 f6:0:+0.0 f4:-8:sure_-1";
    let shown = after(&answer, advice);
    assert_eq!(one(&shown, "then"), "1000 think d6");
    assert_eq!(all(&shown, "ask"), [""; 0]);
    let words = all(&shown, "words");
    let values = "What each move is worth to white: d6 +10.0, f6 +0.0, f4 sure -1.";
    assert_eq!(words[0], values);
    assert_eq!(words[1], "The bar: white leads.");
    assert!(all(&shown, "keep").contains(&"lead 250".into()));
}

/// With 12 empty squares it sees the end.
#[test]
fn a_whole_game_ends_with_a_perfect_end() {
    let ending = "position --OXO---OOXXXO-XXOXXOXXXXXOOOOXXXXXOOXOXXXXX\
                  OOO---OOOO----OOOOO- X";
    let advice = ask(&["live expert", ending, "depth 6", "moves 2"]);
    let advice = one(&advice, "advice");
    let words: Vec<_> = advice.split(' ').collect();
    assert_eq!([words[0], words[2]], ["14", "done"]);
    assert_eq!(words[3..], ["f1:64:sure_+8", "a1:-16:sure_-2"]);
    let full = format!("position {} X", "X".repeat(64));
    let none = ask(&["live expert", &full, "depth 6", "moves 2"]);
    assert_eq!(one(&none, "advice"), "0 0 done");
}

#[test]
fn without_the_engine_hard_moves_and_says_so() {
    let (answer, missing) = (go_on(&BOARD, &["choose 37"]), "think 1");
    let moved = one(&after(&answer, missing), "status");
    let end = "Black to move. Expert couldn't be loaded: hard moved.";
    assert!(moved.ends_with(end), "{moved}");
}

#[test]
fn advice_that_makes_no_sense_is_refused() {
    let answer = go_on(&BOARD, &["choose 37"]);
    let nonsense = [
        "6 1234 more",
        "6 1234 more d6",
        "x y z d6:1:2",
        "6 1 more z9:1:1",
        "6 1 more d6:99999999999:1",
    ];
    for advice in nonsense {
        let refused = after(&answer, &format!("think {advice}"));
        let error = "error This isn't advice that makes sense.\n";
        assert_eq!(refused, error, "{advice}");
    }
    let illegal = after(&answer, "think 6 1234 done a1:1:+0.1");
    assert!(illegal.starts_with("error Move 2"), "{illegal}");
    let early = after(&answer, "do now");
    assert!(early.contains("The computer is thinking."));
}

#[test]
fn expert_plays_othello_only() {
    let other = ["live computer", "game connect-four", "level expert"];
    let error = ask(&other);
    assert!(
        error.starts_with("error \"expert\" isn't a level"),
        "{error}"
    );
}

#[test]
fn it_begins_and_answers() {
    let answer = rest(go_on(&BOARD, &["person white"]));
    let said = one(&answer, "status");
    assert!(said.starts_with("Black plays "), "{said}");
    assert!(said.ends_with("White to move."), "{said}");
}
