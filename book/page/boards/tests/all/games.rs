//! Games that are played on the boards, and the tree below one.

use crate::common::{all, go_on, one, said};
const START: &str = "position ---------------------------OX------XO--------------------------- X";

use evaluation::Levels;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::few_moves::two_ahead;
use tic_tac_toe::{Evaluation, TicTacToe, analyze, lines, win_or_loss};

const TIC_TAC_TOE: [&str; 2] = ["live computer", "game tic-tac-toe"];
const CONNECT_FOUR: [&str; 2] = ["live play", "game connect-four"];
const TREE: [&str; 3] = ["live tree", "position XO..X....", "depth 2"];

/// Only the center doesn't lose to a corner, and its value is in the book.
#[test]
fn the_hard_computer_answers_a_corner_in_the_center() {
    let thinks = ["level hard", "choose 0", "think 1"];
    let (say, facts) = said(&TIC_TAC_TOE, &thinks);
    assert_eq!(say, "O plays b2. X to move.");
    assert_eq!(
        facts,
        [
            "Hard looks nine moves ahead, and that's always the end.",
            "8 moves ahead, 59704 positions: b2 0, b1 sure -993 and c1 sure -993."
        ]
    );
}

#[test]
fn who_plays_o_is_answered_by_a_computer_that_begins() {
    let answer = go_on(&TIC_TAC_TOE, &["person O"]);
    assert_eq!(
        one(&answer, "status"),
        "X to move. The computer is thinking."
    );
    assert_eq!(one(&answer, "then"), "0 think 1");
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
    assert_eq!(one(&more, "status"), "The game is over.");
    assert_eq!(all(&more, "cell")[8], "c3, empty, refused");
    let wrong = go_on(&board, &["set a1 a1"]);
    let taken = "error Move 2: a1 is taken by X: choose an empty spot.\n";
    assert_eq!(wrong, taken);
}

#[test]
fn a_disc_falls_and_its_lines_are_counted() {
    let (say, facts) = said(&CONNECT_FOUR, &["set ddec", "choose 0"]);
    assert_eq!(say, "Black's disc falls to a6. White to move.");
    let lines = "Through a6: vertical 1, slash 1, horizontal 1, backslash 1.";
    assert_eq!(facts[0], lines);
    assert_eq!(facts[1], "Discs left: Black 18, White 19.");
    let answer = go_on(&CONNECT_FOUR, &["set ddec", "choose 0"]);
    assert_eq!(all(&answer, "cell").len(), 42);
    assert_eq!(answer.matches("board-fall").count(), 1);
    let (full, _) = said(&CONNECT_FOUR, &["set dddddd", "choose 38"]);
    assert_eq!(full, "Column d is full: choose another.");
}

/// The Delphi document's example: 2, 1 and the disc itself are 4.
#[test]
fn the_axes_through_the_last_disc_are_drawn_with_their_counts() {
    let (_, facts) = said(&CONNECT_FOUR, &["set cdecfbceeedd"]);
    assert_eq!(
        facts[0],
        "Through d4: vertical 1, slash 2 + 1 + 1 = 4, horizontal 1, \
         backslash 1 + 1 = 2."
    );
    let svg = |moves: &str| {
        let answer = go_on(&CONNECT_FOUR, &[&format!("set {moves}")]);
        one(&answer, "svg").to_owned()
    };
    // The three arms that have discs, two of them in a line that wins, and their
    // numbers, and the disc itself.
    let won = svg("cdecfbceeedd");
    assert_eq!(won.matches("class=\"board-arm\"").count(), 3);
    assert_eq!(won.matches("board-chip").count(), 4);
    assert_eq!(won.matches("\"board-best\"").count(), 2 + 2 + 1);
    assert_eq!(svg("d").matches("\"board-best\"").count(), 0);
    assert_eq!(svg("").matches("board-arm").count(), 0);
}

#[test]
fn four_in_a_line_are_marked() {
    let answer = go_on(&CONNECT_FOUR, &["set 1727374", "go back", "go last"]);
    let say = "Black's disc falls to d6. The game is over: Black wins.";
    assert_eq!(one(&answer, "status"), say);
    let marked = all(&answer, "cell");
    let marked = marked
        .iter()
        .filter(|name| name.ends_with("in a line of four"));
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
    let mut game = connect_four::ConnectFour::new();
    game.drop_into("d".parse().unwrap()).unwrap();
    let hard = connect_four::ConnectFour::engine(tic_tac_toe::Level::Hard);
    let positions: u64 = hard
        .analyze(&game)
        .iter()
        .map(|considered| considered.positions)
        .sum();
    let looked = format!("6 moves ahead, {positions} positions: ");
    assert!(
        facts.iter().any(|fact| fact.starts_with(&looked)),
        "{facts:?}"
    );
}

/// The values grow with the depth, and then the best of the last ones is
/// played.
#[test]
fn its_mind_is_shown_a_depth_at_a_time() {
    let board = ["live computer", START, "level hard"];
    let mut events = vec!["do analysis", "choose 37"];
    let answer = go_on(&board, &events);
    assert_eq!(one(&answer, "then"), "0 think 1");
    assert!(!answer.contains("legal move"), "{answer}");
    for depth in 1..=4 {
        let step = ["think 1", "think 2", "think 3", "think 4"][depth - 1];
        events.push(step);
        let answer = go_on(&board, &events);
        assert_eq!(answer.matches("board-chip").count(), 3, "{step}");
        assert_eq!(one(&answer, "value"), "set f5");
        let next = match depth {
            4 => "1000 think f4".to_owned(),
            _ => format!("400 think {}", depth + 1),
        };
        assert_eq!(one(&answer, "then"), next);
    }
    let answer = go_on(&board, &events);
    let words = "What each move is worth to white: f4 +30, d6 +30, f6 +10.";
    assert_eq!(all(&answer, "words"), [words, "The bar: white leads."]);
    assert!(
        all(&answer, "keep").contains(&"lead 400".to_owned()),
        "{answer}"
    );
    events.push("think f4");
    let answer = go_on(&board, &events);
    assert_eq!(one(&answer, "value"), "set f5f4");
    assert_eq!(answer.matches("board-chip").count(), 0);
    let thought = "4 moves ahead, 427 positions: f4 +30, d6 +30 and f6 +10.";
    assert_eq!(all(&answer, "fact")[2], thought);
}

/// Whatever the depth, a computer with a hidden mind looks as far as it can
/// and moves at once.
#[test]
fn a_hidden_mind_moves_at_once() {
    let board = ["live computer", START, "level hard"];
    let shown = go_on(&board, &["do analysis", "choose 37", "think 4", "think f4"]);
    let hidden = go_on(&board, &["choose 37", "think 1"]);
    assert_eq!(one(&shown, "value"), one(&hidden, "value"));
    assert!(!hidden.contains("board-lead"), "{hidden}");
}

#[test]
fn a_move_is_taken_back_while_the_computer_is_to_move() {
    let board = ["live computer", START];
    let back = go_on(&board, &["choose 37", "go back"]);
    assert_eq!(one(&back, "status"), "Black to move.");
    assert_eq!(all(&back, "then"), [""; 0]);
    // The computer's own first move isn't the reader's to take back.
    let white = go_on(&board, &["person white", "think 1"]);
    let button = "go back disabled Take back, your last move";
    assert!(
        all(&white, "button").contains(&button.to_owned()),
        "{white}"
    );
}

/// White has c1, h8 and a8 left to play, one after the other, and Black has no
/// move at all.
const THREE: &str = "position XX-OOOOOXXXXOXOOXOXOOOOOXOXXOXOOXOXOXOXOXOOOOXXOXOXXXXXO-XXXXXX- O";

#[test]
fn three_moves_in_a_row_are_three_pictures() {
    let board = ["live computer", THREE, "person black"];
    let mut events = Vec::new();
    let mut moves = 0;
    while let [then] = &all(&go_on(&board, &events), "then")[..] {
        let (pause, event) = then.split_once(' ').unwrap();
        assert_eq!(pause, if moves == 0 { "0" } else { "1000" });
        assert_eq!(event, "think 1");
        events.push("think 1");
        moves += 1;
        let answer = go_on(&board, &events);
        assert!(answer.contains("board-turn"), "{answer}");
        let over = one(&answer, "status").contains("over");
        let notice = if over { vec![] } else { vec!["You must pass"] };
        assert_eq!(all(&answer, "notice"), notice);
    }
    assert_eq!(moves, 3);
}

#[test]
fn games_against_the_computer_have_a_transcript_and_a_replay() {
    let board = ["live computer", START];
    let answer = go_on(&board, &["choose 37", "think 1", "replay 0"]);
    let whole = one(&answer, "value");
    assert_eq!(whole.len(), "set f5d6".len());
    assert_eq!(one(&answer, "link"), whole);
    assert_eq!(one(&answer, "then"), "200 replay 1");
    // It is broken off, and the game goes on where it was.
    let kept = all(&answer, "keep");
    assert!(kept.contains(&"played 2".to_owned()), "{kept:?}");
    let typed = go_on(&board, &["set f5"]);
    assert_eq!(one(&typed, "then"), "0 think 1");
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
    assert_eq!(facts.last().unwrap(), "36 positions.");
    // Looking less far ahead, it's whole again.
    let (_, facts) = said(&TREE, &["ahead 1"]);
    assert_eq!(facts.last().unwrap(), "6 positions.");
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
    assert!(all(&held, "keep").contains(&"step 1".to_owned()));
}

/// The tree of chapter 16.
const CUT: [&str; 4] = ["live tree", "position .XO.XX.O.", "depth 2", "cuts no"];

#[test]
fn alpha_beta_leaves_out_what_minimax_looks_at() {
    let (say, facts) = said(&CUT, &[]);
    let all_seen = facts.join("\n");
    let (cut, left) = said(&CUT, &["cuts yes"]);
    assert_eq!(say, cut);
    let told = format!("{say}\n{all_seen}\n\n{}", left.join("\n"));
    let mut events = vec!["cuts yes", "go first"];
    let steps = (0..20).map(|_| {
        let say = said(&CUT, &events).0;
        events.push("go forward");
        say
    });
    let steps: Vec<_> = steps.collect();
    assert_snapshot!(format!("{told}\n\n{}", steps.join("\n")));
    let answer = go_on(&CUT, &["cuts yes"]);
    assert_eq!(answer.matches("board-felt").count(), 2 * 13);
    assert_eq!(answer.matches("<rect class=\"board-node").count(), 2 * 17);
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
    let depths = depths.iter().filter(|button| button.starts_with("ahead "));
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
    let mut game: TicTacToe = "XO..X....".parse().unwrap();
    let (_, facts) = said(&TREE, &["go last"]);
    let expected = two_ahead(&mut game, win_or_loss);
    let expected = expected
        .iter()
        .map(|(name, value)| format!("{name} {value}"));
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
        let mut game = TicTacToe::new();
        for &place in &order[..marks] {
            let spot = tic_tac_toe::Spot::all().nth(place).unwrap();
            let _ = game.play(spot); // the game may be over
        }
        let (name, evaluate): (_, Evaluation) = if by_lines { ("lines", lines) } else { ("win_or_loss", win_or_loss) };
        let position = format!("position {game:?}");
        let depth_field = format!("depth {depth}");
        let evaluation = format!("evaluation {name}");
        let board = ["live tree", &position, &depth_field, &evaluation];
        let answer = go_on(&board, &["go last"]);
        prop_assume!(!answer.starts_with("error"));
        let facts = all(&answer, "fact");
        let analysis = analyze(&game, depth, evaluate);
        let expected = analysis.values.iter();
        let expected = expected.map(|(spot, value)| match value {
            0 => format!("{spot} 0"),
            _ => format!("{spot} {value:+}"),
        });
        prop_assert_eq!(values(&facts), expected.collect::<Vec<_>>());
        let count = facts.last().unwrap().split(' ').next().unwrap();
        let count = count.parse().unwrap_or(0);
        prop_assert_eq!(count, analysis.positions);
        // Alpha-beta finds the same, and looks at no more.
        let cut = go_on(&[&board[..], &["cuts yes"]].concat(), &["go last"]);
        let chosen = one(&answer, "status");
        let most = |fact: &str| fact.split(':').next().unwrap().to_owned();
        prop_assert_eq!(most(&one(&cut, "status")), most(&chosen));
        let left = all(&cut, "fact").pop().unwrap();
        let left = left.split(' ').next().unwrap().parse().unwrap_or(0);
        prop_assert!(left <= count);
    }
}
