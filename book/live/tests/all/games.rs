//! Games that are played on the boards, and the tree below one.

use crate::common::{all, go_on, one, said};
use insta::assert_snapshot;
use minimax::Levels;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::few_moves::two_ahead;
use tic_tac_toe::{Evaluation, Game, analyze, lines, win_or_loss};

const TIC_TAC_TOE: [&str; 2] = ["live computer", "game tic-tac-toe"];
const CONNECT_FOUR: [&str; 2] = ["live play", "game connect-four"];
const TREE: [&str; 3] = ["live tree", "position XO..X....", "depth 2"];

/// Only the center does not lose to a corner, and its value is in the book.
#[test]
fn the_hard_computer_answers_a_corner_in_the_center() {
    let thinks = ["level hard", "choose 0", "think 1"];
    let (say, facts) = said(&TIC_TAC_TOE, &thinks);
    assert_eq!(say, "O plays b2. X to move.");
    assert_eq!(facts[0], "It looked at 59704 positions.");
    let thought = "What it thought of each move: b2 0, b1 -993, c1 -993";
    assert!(facts[1].starts_with(thought), "{}", facts[1]);
}

#[test]
fn who_plays_o_is_answered_by_a_computer_that_begins() {
    let answer = go_on(&TIC_TAC_TOE, &["person O"]);
    assert_eq!(
        one(&answer, "status"),
        "X to move. The computer is thinking."
    );
    assert_eq!(all(&answer, "think").len(), 1);
    let answer = go_on(&TIC_TAC_TOE, &["person O", "think 1"]);
    assert_eq!(one(&answer, "status").split(' ').next(), Some("X"));
    let refused = go_on(&TIC_TAC_TOE, &["person O", "choose 4"]);
    assert_eq!(refused, "error The computer is to move.\n");
}

#[test]
fn a_line_of_three_ends_the_game() {
    let board = ["live play", "game tic-tac-toe"];
    let moves = ["choose 0", "choose 3", "choose 1", "choose 4", "choose 2"];
    let answer = go_on(&board, &moves);
    let over = "X plays c1. The game is over: X wins.";
    assert_eq!(one(&answer, "status"), over);
    assert_eq!(all(&answer, "cell")[1], "b1, X, three in a row");
    assert_eq!(one(&answer, "value"), "set a1a2b1b2c1");
    let more = go_on(&board, &[&moves[..], &["choose 8"]].concat());
    assert_eq!(more, "error The game is over.\n");
    let wrong = go_on(&board, &["set a1 a1"]);
    let taken = "error Move 2: a1 is taken by X: choose an empty spot.\n";
    assert_eq!(wrong, taken);
}

#[test]
fn a_disc_falls_and_its_lines_are_counted() {
    let (say, facts) = said(&CONNECT_FOUR, &["set ddec", "choose 0"]);
    assert_eq!(say, "Black's disc falls to a6. White to move.");
    let lines = "Discs in a row through a6: vertical 1, rising 1, \
                 horizontal 1, falling 1.";
    assert_eq!(facts[0], lines);
    assert_eq!(facts[1], "Discs left: Black 18, White 19.");
    let answer = go_on(&CONNECT_FOUR, &["set ddec", "choose 0"]);
    assert_eq!(all(&answer, "cell").len(), 42);
    assert_eq!(answer.matches("board-fall").count(), 1);
    let full = go_on(&CONNECT_FOUR, &["set dddddd", "choose 38"]);
    assert_eq!(full, "error Column d is full: choose another.\n");
}

#[test]
fn four_in_a_line_are_marked() {
    let answer = go_on(&CONNECT_FOUR, &["set 1727374", "go back", "go last"]);
    let say = "Black's disc falls to d6. The game is over: Black wins.";
    assert_eq!(one(&answer, "status"), say);
    let marked = all(&answer, "cell");
    let marked = marked.iter().filter(|it| it.ends_with("in a line of four"));
    assert_eq!(marked.count(), 4);
    // It fell when it was dropped, and lies still when one comes back to it.
    assert_eq!(answer.matches("board-fall").count(), 1);
    let first = go_on(&CONNECT_FOUR, &["set 1727374", "go first"]);
    assert_eq!(first.matches("board-fall").count(), 0);
}

#[test]
fn the_levels_play_connect_four() {
    let board = ["live computer", "game connect-four", "level hard"];
    let (_, facts) = said(&board, &["choose 3", "think 1"]);
    let mut game = connect_four::Game::new();
    game.drop_into("d".parse().unwrap()).unwrap();
    let hard = connect_four::Game::engine(tic_tac_toe::Level::Hard);
    let positions: u64 =
        hard.analyze(&game).iter().map(|it| it.positions).sum();
    let looked = format!("It looked at {positions} positions.");
    assert!(facts.contains(&looked), "{facts:?}");
}

#[test]
fn a_tree_unfolds_move_by_move() {
    let mut told = Vec::new();
    let mut events = vec!["go replay"];
    for step in 0..10 {
        let (say, facts) = said(&TREE, &events);
        told.push(format!("{step}: {say}\n   {}", facts.join(" ")));
        events.push("go forward");
    }
    events.extend(["go branch", "go last"]);
    let (say, facts) = said(&TREE, &events);
    told.push(format!("{say}\n{}", facts.join("\n")));
    assert_snapshot!(told.join("\n"));
}

#[test]
fn a_tree_is_whole_at_first() {
    let (say, facts) = said(&TREE, &[]);
    let seen = "All moves are seen, and the most is 0: O plays c3. Choose any \
                position to see the moves that lead to it.";
    assert_eq!(say, seen);
    assert_eq!(facts.last().unwrap(), "36 positions looked at.");
    // Looking less far ahead, it's whole again.
    let (_, facts) = said(&TREE, &["ahead 1"]);
    assert_eq!(facts.last().unwrap(), "6 positions looked at.");
}

#[test]
fn a_position_of_the_tree_says_how_one_gets_there_and_its_value() {
    let says = |event| said(&TREE, &[event]).0;
    let root = "O to move: worth 0 to O, the most of O's 6 moves.";
    assert_eq!(says("choose 0"), root);
    let answered = "O plays c1: worth -1000 to O, the least of X's 5 moves.";
    assert_eq!(says("choose 1"), answered);
    let leaf = "O plays c1 and X plays c3: worth -1000 to O.";
    assert_eq!(says("choose 6"), leaf);
    let early = said(&TREE, &["go replay", "choose 6"]).0;
    let unknown = "O plays c1 and X plays c3: the search doesn't know it yet.";
    assert_eq!(early, unknown);
    let answer = go_on(&TREE, &["choose 6"]);
    let cells = all(&answer, "cell");
    assert_eq!(cells.len(), 37);
    assert_eq!(cells[6], "O plays c1 and X plays c3, worth -1000");
    // One ring a position of the line, in both drawings, with its case.
    assert_eq!(answer.matches("<rect class=\"tree-line").count(), 12);
}

/// After each step the page asks for the next one, until the last.
#[test]
fn a_replay_goes_on_by_itself_and_can_be_held() {
    let mut events = vec!["go replay"];
    let mut steps = 0;
    while let [event] = &all(&go_on(&TREE, &events), "then")[..] {
        assert_eq!(event, "600 go on");
        events.push("go on");
        steps += 1;
    }
    assert_eq!(steps, 43);
    let done = go_on(&TREE, &events);
    assert!(one(&done, "status").starts_with("All moves are seen"));
    let held = go_on(&TREE, &["go replay", "go on", "go replay"]);
    assert_eq!(all(&held, "then"), [""; 0]);
    assert_eq!(all(&held, "keep")[1], "step 1");
}

/// As many boards are drawn as the search has come to, for a wide page and for
/// a narrow one; of the others there is an outline.
#[test]
fn the_picture_shows_what_has_been_looked_at() {
    for steps in 0..45 {
        let events = vec!["go forward"; steps];
        let answer = go_on(&TREE, &[&["go first"], &events[..]].concat());
        let looked_at = all(&answer, "fact").pop().unwrap();
        let looked_at = looked_at.split(' ').next().unwrap();
        let looked_at = looked_at.parse().unwrap_or(0);
        let boards = answer.matches("board-felt").count();
        assert_eq!(boards, 2 * (looked_at + 1), "after {steps} steps");
        assert_eq!(answer.matches("<rect class=\"board-node").count(), 2 * 37);
    }
}

#[test]
fn a_tree_that_is_no_picture_is_refused() {
    let answer = go_on(&["live tree", "depth 3"], &[]);
    let size = "error More than 60 leaves are no picture: look less far \
                ahead, or begin later in the game.\n";
    assert_eq!(answer, size);
    let answer = go_on(&["live tree", "evaluation mine"], &[]);
    assert_eq!(answer, "error The evaluations are win_or_loss and lines.\n");
}

/// The depth is given by a page; one without an end would fill its memory.
#[test]
fn a_tree_looks_no_further_than_a_game_lasts() {
    let board = ["live tree", "position XOXXOXO..", "depth 99999999"];
    let answer = go_on(&board, &["ahead 99999999"]);
    let depths = all(&answer, "button");
    let depths = depths.iter().filter(|it| it.starts_with("ahead "));
    assert_eq!(depths.count(), 9);
    assert_eq!(all(&answer, "keep")[0], "ahead 9");
}

/// `c3 0` of `c3 0, the least of ...`.
fn values(facts: &[String]) -> Vec<String> {
    let moves = facts.iter().take(facts.len() - 1);
    let value = |fact: &String| {
        let end = fact.find([',', '.']).unwrap();
        fact[..end].to_owned()
    };
    moves.map(value).collect()
}

#[test]
fn the_tree_of_the_book_has_the_values_of_the_chapter() {
    let mut game: Game = "XO..X....".parse().unwrap();
    let (_, facts) = said(&TREE, &["go last"]);
    let expected = two_ahead(&mut game, win_or_loss);
    let expected = expected.iter().map(|(it, value)| format!("{it} {value}"));
    assert_eq!(values(&facts), expected.collect::<Vec<_>>());
}

proptest! {
    /// Any tree that can be drawn has the values that the search finds, and as
    /// many positions.
    #[test]
    fn a_tree_is_the_search(
        order in Just((0..9_usize).collect::<Vec<_>>()).prop_shuffle(),
        marks in 4..9_usize,
        depth in 1..5_usize,
        by_lines in any::<bool>(),
    ) {
        let mut game = Game::new();
        for &place in &order[..marks] {
            let spot = tic_tac_toe::Spot::all().nth(place).unwrap();
            let _ = game.play(spot); // the game may be over
        }
        let (name, evaluate): (_, Evaluation) = match by_lines {
            true => ("lines", lines),
            false => ("win_or_loss", win_or_loss),
        };
        let position = format!("position {game:?}");
        let depth_field = format!("depth {depth}");
        let evaluation = format!("evaluation {name}");
        let board = ["live tree", &position, &depth_field, &evaluation];
        let answer = go_on(&board, &["go last"]);
        prop_assume!(!answer.starts_with("error"));
        let facts = all(&answer, "fact");
        let analysis = analyze(&game, depth, evaluate);
        let expected = analysis.values.iter();
        let expected = expected.map(|(it, value)| format!("{it} {value}"));
        prop_assert_eq!(values(&facts), expected.collect::<Vec<_>>());
        let count = facts.last().unwrap().split(' ').next().unwrap();
        let count = count.parse().unwrap_or(0);
        prop_assert_eq!(count, analysis.positions);
    }
}
