//! What the boards answer, asked as the page asks.

use crate::common::{all, ask, go_on, one, said};
use pretty_assertions::assert_eq;

const C6: &str = "position -----------X------X-----XXOXX---XOOXXO--XO-OO------OX-------X--- X";
const D2: &str = "position -------------------XX------XXO-----XX------OX------------------- O";
const A5: &str = "position ----------X-------XXO-----OOX----OOXXX-------------------------- X";
const START: &str = "position ---------------------------OX------XO--------------------------- X";
/// Ralle - Thor, 1990: b1 is empty, and nobody can play there.
const B1: &str = "moves f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
                  g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

#[test]
fn a_square_says_where_it_is() {
    let board = ["live point", START, "square c6"];
    let (say, _) = said(&board, &[]);
    let c6 = "c6 is column 2, row 5, and index 5 × 8 + 2 = 42.";
    assert_eq!(say, c6);
    for event in ["choose 42", "name C6", "index 42"] {
        let answer = go_on(&board, &["choose 0", event]);
        assert_eq!(one(&answer, "status"), c6);
        let fields = ["name c6", "column 2", "row 5", "index 42"];
        assert_eq!(all(&answer, "value"), fields);
        assert_eq!(all(&answer, "cell")[42], "c6, empty, chosen");
    }
}

/// A column alone is no place: the row stays what it was.
#[test]
fn a_column_and_a_row_are_typed_one_after_the_other() {
    let board = ["live point", START, "square c6"];
    let answer = go_on(&board, &["column 3"]);
    assert!(one(&answer, "status").starts_with("d6 is column 3, row 5"));
    let answer = go_on(&board, &["column 3", "row 2"]);
    assert!(one(&answer, "status").starts_with("d3 is column 3, row 2"));
    let answer = go_on(&board, &["column "]);
    assert_eq!(
        all(&answer, "value"),
        ["name ", "column ", "row 5", "index "]
    );
    let answer = go_on(&board, &["column ", "column 0"]);
    assert!(one(&answer, "status").starts_with("a6 is column 0, row 5"));
}

#[test]
fn every_way_off_the_board_leads_to_the_sentinel() {
    let board = ["live point", START, "square c6"];
    let sentinel = "Every place off the board is the sentinel, 64, and it has no name.";
    let says = |event: &str| said(&board, &[event]).0;
    assert_eq!(says("choose 64"), sentinel);
    assert_eq!(says("index 64"), sentinel);
    let beside = [
        ("index 70", "There's no square 70."),
        ("index -1", "There's no square -1."),
        ("column 8", "There's no column 8 on the board."),
        ("row -1", "There's no row -1 on the board."),
    ];
    for (event, why) in beside {
        assert_eq!(says(event), format!("{why} {sentinel}"));
        let cell = all(&go_on(&board, &[event]), "cell").pop().unwrap();
        assert_eq!(cell, "the sentinel, border, chosen");
    }
    let answer = go_on(&board, &["column 8"]);
    assert_eq!(
        all(&answer, "value"),
        ["name ", "column 8", "row 5", "index 64"]
    );
    let back = go_on(&board, &["choose 64", ""]);
    assert_eq!(one(&back, "status"), sentinel);
}

/// The chapter's own errors, but not while a name is half typed.
#[test]
fn what_is_typed_is_read_as_the_chapter_reads_it() {
    let board = ["live point", START, "square c6"];
    let answer = go_on(&board, &["name d"]);
    assert_eq!(all(&answer, "value")[0], "name d");
    assert!(one(&answer, "status").starts_with("Tap a square"));
    let answer = go_on(&board, &["name 6c"]);
    assert!(
        answer.starts_with("error \"6c\" has the digit first"),
        "{answer}"
    );
    let answer = go_on(&board, &["row five"]);
    assert_eq!(answer, "error The row is a number, not \"five\".\n");
}

#[test]
fn a_walk_ends_at_the_sentinel() {
    let board = ["live walk", START, "square c6", "direction NE"];
    let (say, facts) = said(&board, &[]);
    assert_eq!(
        say,
        "From c6 to the northeast: d5, e4, f3, g2, h1, then off the board."
    );
    let indexes = "Index 42, 35, 28, 21, 14 and 7, then 64, the sentinel.";
    let invitation = "Tap another square, or pick another direction.";
    assert_eq!(facts, [indexes, invitation]);
    let (say, _) = said(&board, &["direction W", "choose 0"]);
    assert_eq!(say, "From a1 to the west: at once off the board.");
    let (say, _) = said(&board, &["choose 64"]);
    assert_eq!(say, "From the sentinel to the northeast: the sentinel.");
}

#[test]
fn each_direction_says_why_a_move_is_legal_or_not() {
    let board = ["live moves", C6];
    let (say, facts) = said(&board, &["choose 42"]);
    assert_eq!(say, "Black may play c6: it brackets in 4 directions.");
    assert_eq!(
        facts,
        [
            "North: c5 and c4 are bracketed, thanks to c3.",
            "Northeast: no bracket, next is d5, which is black.",
            "East: no bracket, the run d6 and e6 ends at f6, which is empty.",
            "Southeast: d7 is bracketed, thanks to e8.",
            "South: no bracket, next is c7, which is empty.",
            "Southwest: no bracket, next is b7, which is empty.",
            "West: b6 is bracketed, thanks to a6.",
            "Northwest: b5 is bracketed, thanks to a4.",
        ]
    );
    let (say, facts) = said(&board, &["choose 41"]);
    let occupied = "B6 is taken: play on an empty square.";
    assert_eq!(say, occupied.replace('B', "b"));
    assert!(facts.is_empty());
}

/// Before a square is chosen, the one with most brackets is the example.
#[test]
fn legal_moves_begin_with_an_example() {
    let (say, facts) = said(&["live moves", C6], &[]);
    let example = "Tap any square to see why, or why not. Here is c6:";
    assert!(say.ends_with(example), "{say}");
    assert_eq!(facts.len(), 8);
    assert_eq!(facts[0], "North: c5 and c4 are bracketed, thanks to c3.");
}

#[test]
fn squares_are_named_with_all_that_is_seen_on_them() {
    let answer = ask(&["live moves", C6]);
    let cells = all(&answer, "cell");
    assert_eq!(cells.len(), 64);
    assert_eq!(cells[42], "c6, empty, legal move");
    assert_eq!(cells[41], "b6, white disc");
    assert_eq!(cells[63], "h8, empty");
}

#[test]
fn a_prediction_is_told_what_was_right_missed_and_wrong() {
    let board = ["live predict", C6, "move c6"];
    let events = ["choose 41", "choose 43", "choose 37", "do check"];
    let (say, facts) = said(&board, &events);
    assert_eq!(
        say,
        "Right: b6. Missed: b5, c4, c5 and d7. Wrong: d6 and f5."
    );
    assert_eq!(
        facts,
        [
            "d6 stays: the run d6 and e6 ends at f6, which is empty.",
            "f5 stays: it is in no straight line with c6.",
        ]
    );
}

#[test]
fn the_question_does_not_give_the_answer_away() {
    let asked = ask(&["live predict", C6, "move c6"]);
    assert!(!asked.contains("flips"), "{asked}");
    assert!(!asked.contains("board-flip"), "{asked}");
    assert!(!asked.contains("board-turn"), "{asked}");
}

/// The texts of the buttons that are shown.
fn buttons(answer: &str) -> Vec<String> {
    let lines = all(answer, "button").into_iter();
    let shown = lines.filter(|line| line.split(' ').nth(2) != Some("hidden"));
    shown
        .map(|line| line.splitn(4, ' ').last().unwrap().to_owned())
        .collect()
}

/// The discs that may flip wait, and only what can be done has a button.
#[test]
fn a_prediction_invites_and_offers_what_can_be_done() {
    let board = ["live predict", C6, "move c6"];
    let asked = ask(&board);
    let invitation = "Black plays c6. Tap the discs that will flip, then check.";
    assert_eq!(one(&asked, "status"), invitation);
    assert_eq!(asked.matches("board-undecided").count(), 8);
    assert_eq!(buttons(&asked), ["Check (0 marked)"]);
    let nothing = go_on(&board, &["do check"]);
    let say = "Nothing is marked yet. Tap the discs that you think will flip.";
    assert_eq!(one(&nothing, "status"), say);
    assert!(!nothing.contains("board-missed"), "{nothing}");
    let marked = go_on(&board, &["choose 41", "choose 43"]);
    assert_eq!(marked.matches("board-undecided").count(), 6);
    assert_eq!(buttons(&marked), ["Check (2 marked)", "Start over"]);
    let checked = go_on(&board, &["choose 41", "do check"]);
    assert_eq!(checked.matches("board-undecided").count(), 0);
    let all_three = ["Check (1 marked)", "Show, the answer", "Start over"];
    assert_eq!(buttons(&checked), all_three);
    let shown = go_on(&board, &["choose 41", "do check", "do show"]);
    assert_eq!(buttons(&shown), ["Start over"]);
}

/// What the page keeps brings the same view back, but for what moved.
#[test]
fn a_verdict_is_kept() {
    let board = ["live predict", C6, "move c6"];
    let checked = go_on(&board, &["choose 41", "do check"]);
    let again = go_on(&board, &["choose 41", "do check", ""]);
    assert_eq!(again, checked);
    let more = go_on(&board, &["choose 41", "do check", "choose 33"]);
    assert_eq!(one(&more, "status"), "b5 is marked: 2 discs so far.");
}

#[test]
fn a_mark_is_taken_away_by_choosing_it_again() {
    let board = ["live predict", C6, "move c6"];
    let (say, _) = said(&board, &["choose 41", "choose 41"]);
    assert_eq!(say, "b6 isn't marked any more: no disc so far.");
    let (say, _) = said(&board, &["choose 0"]);
    assert_eq!(say, "There's no disc on a1 that could flip.");
    let (say, _) = said(&board, &["choose 24"]);
    assert_eq!(say, "a4 is black already.");
}

/// c4 lies between black discs, but not in a line with a5: no chain reaction.
#[test]
fn a5_starts_no_chain_reaction() {
    let board = ["live predict", A5, "move a5"];
    let events = ["choose 33", "choose 34", "choose 26", "do check"];
    let (say, facts) = said(&board, &events);
    assert_eq!(say, "Right: b5 and c5. Wrong: c4.");
    assert_eq!(facts, ["c4 stays: it is in no straight line with a5."]);
}

#[test]
fn d2_flips_in_two_directions() {
    let board = ["live predict", D2, "move d2"];
    let events = ["choose 19", "choose 27", "choose 35", "choose 20"];
    let events = [&events[..], &["do check"]].concat();
    let (say, _) = said(&board, &events);
    assert_eq!(say, "All right: d3, d4, d5 and e3 flip.");
    let shown = go_on(&board, &[&events[..], &["do show"]].concat());
    assert_eq!(shown.matches("board-turn").count(), 4);
    assert_eq!(all(&shown, "cell")[19], "d3, white disc, flips");
}

/// First one direction, then the next, and in each the nearest first.
#[test]
fn discs_turn_over_along_each_ray() {
    let shown = go_on(&["live predict", C6, "move c6"], &["do show"]);
    let turns = shown.split("board-turn").skip(1).map(|turn| {
        let (_, x) = turn.split_once("cx=\"").unwrap();
        let (_, y) = turn.split_once("cy=\"").unwrap();
        [x, y]
            .map(|rest| rest.split('"').next().unwrap().to_owned())
            .join(" ")
    });
    let turns: Vec<_> = turns.collect();
    // c5 and c4, then d7, then b6, then b5.
    let places = ["122 202", "122 162", "162 282", "82 242", "82 202"];
    assert_eq!(turns, places);
}

#[test]
fn a_game_is_played_back_and_forth() {
    let board = ["live play", START];
    let events = ["choose 37", "choose 43", "go back", "go first", "go last"];
    let says = |count| said(&board, &events[..count]).0;
    assert_eq!(says(0), "Black to move.");
    assert_eq!(says(1), "Black plays f5 and flips e5. White to move.");
    assert_eq!(says(2), "White plays d6 and flips d5. Black to move.");
    assert_eq!(says(3), says(1));
    assert_eq!(says(4), says(0));
    assert_eq!(says(5), says(2));
    let answer = go_on(&board, &events[..3]);
    assert_eq!(one(&answer, "value"), "set f5d6");
    assert_eq!(one(&answer, "link"), "set f5");
}

#[test]
fn another_move_begins_another_game_and_the_same_one_does_not() {
    let board = ["live play", START];
    let begin = ["choose 37", "choose 43", "go back"];
    let again = go_on(&board, &[&begin[..], &["go back", "choose 37"]].concat());
    assert_eq!(one(&again, "value"), "set f5d6");
    assert_eq!(all(&again, "fact").last().unwrap(), "Move 1 of 2.");
    let other = go_on(&board, &[&begin[..], &["choose 45"]].concat());
    assert_eq!(one(&other, "value"), "set f5f6");
    let news = "A new line begins; it replaces d6.";
    assert!(all(&other, "fact").contains(&news.to_owned()), "{other}");
    let more = go_on(&board, &["set f5d6c3", "go first", "choose 19"]);
    let news = "A new line begins; it replaces f5 and 2 more moves.";
    assert!(all(&more, "fact").contains(&news.to_owned()), "{more}");
}

/// On the square, with what each direction is missing.
#[test]
fn a_refused_move_shows_the_rule_on_its_square() {
    let answer = go_on(&["live play", START], &["choose 0"]);
    assert_eq!(
        one(&answer, "status"),
        "Black can't play a1: it wouldn't flip anything. \
         There's no white disc next to it."
    );
    assert!(answer.contains("\nrefused "), "{answer}");
    assert_eq!(all(&answer, "cell")[0], "a1, empty, refused");
    assert_eq!(answer.matches("\"board-arrow\"").count(), 8);
    let words = all(&answer, "words");
    assert_eq!(words.len(), 8);
    assert_eq!(
        words[3],
        "Southeast: no bracket, next is b2, which is empty."
    );
    // The game is as it was.
    assert_eq!(one(&answer, "value"), "set ");
}

#[test]
fn a_refused_move_says_where_its_longest_run_ends() {
    let (say, _) = said(&["live play", C6], &["choose 58"]);
    assert_eq!(
        say,
        "Black can't play c8: it wouldn't flip anything. The \
         run d7, e6 and f5 ends at g4, which is empty."
    );
    let (say, _) = said(&["live play", C6], &["choose 41"]);
    let rule = "b6 is taken: play on an empty square.";
    assert_eq!(say, rule);
}

#[test]
fn a_long_flip_is_counted_and_a_short_one_named() {
    let (say, _) = said(&["live play", C6], &["choose 42"]);
    let named = "Black plays c6 and flips b5, b6, c4, c5 and d7. ";
    assert!(say.starts_with(named), "{say}");
    let six = "position -XXXXXX--------------------------------------------------------- O";
    let six = six.replace("-XXXXXX-", "OXXXXXX-");
    let (say, _) = said(&["live play", &six], &["choose 7"]);
    assert!(
        say.starts_with("White plays h1 and flips 6 discs. "),
        "{say}"
    );
}

#[test]
fn a_wrong_transcript_is_answered_with_the_number_of_its_move() {
    let answer = go_on(&["live play", START], &["set F5 D6 C3 D2"]);
    assert!(
        answer.starts_with("error Move 4 is illegal: White"),
        "{answer}"
    );
    let answer = go_on(&["live play", START], &["set f5x9"]);
    assert!(answer.starts_with("error \"x9\""), "{answer}");
    let answer = go_on(&["live play", START], &["set "]);
    assert_eq!(one(&answer, "status"), "Black to move.");
}

#[test]
fn a_pass_is_announced_and_the_end_is_refereed() {
    let board = ["live play", START, B1];
    let (say, facts) = said(&board, &[]);
    assert!(
        say.ends_with("The game is over: Black wins 35-29."),
        "{say}"
    );
    let counts = "Black 34, White 29, empty 1.";
    assert_eq!(facts, [counts, "Move 59 of 59."]);
    let (say, _) = said(&board, &["go back"]);
    assert!(say.ends_with("Black must pass. White to move."), "{say}");
    let (say, _) = said(&board, &["choose 1"]);
    assert!(say.starts_with("The game was already over"), "{say}");
}

/// On the way there, and not when one comes back to it.
#[test]
fn a_pass_is_shown_on_the_board() {
    let board = ["live play", START, B1];
    let notice = |events: &[&str]| all(&go_on(&board, events), "notice");
    let forth = ["go back", "go back", "go forward"];
    assert_eq!(notice(&forth), ["Black must pass"]);
    assert_eq!(notice(&["go back"]), [""; 0]);
}

#[test]
fn the_winners_number_comes_first() {
    let over = "position OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOXXXXXXXXXXXXXXXXXXXXXXXX X";
    let (say, _) = said(&["live play", over], &[]);
    assert_eq!(say, "The game is over: White wins 40-24.");
}

#[test]
fn a_transcript_may_have_commas_and_numbers() {
    let board = ["live play", START];
    for text in [
        "set 1. f5 d6, 2. c3",
        "set 1.f5 1...d6; 2.c3",
        "set F5,d6,c3",
    ] {
        let answer = go_on(&board, &[text]);
        assert_eq!(one(&answer, "value"), "set f5d6c3");
    }
    let columns = ["live play", "game connect-four"];
    let answer = go_on(&columns, &["set 1. d 4, 2. e"]);
    assert_eq!(one(&answer, "value"), "set dde");
}

#[test]
fn a_game_is_shown_again_move_by_move() {
    let board = ["live play", START];
    let played = ["set f5d6", "replay 0"];
    let answer = go_on(&board, &played);
    assert_eq!(one(&answer, "then"), "200 replay 1");
    assert!(!answer.contains("legal move"), "{answer}");
    let answer = go_on(&board, &["set f5d6", "replay 0", "replay 1"]);
    assert_eq!(one(&answer, "then"), "200 replay 2");
    assert_eq!(answer.matches("board-turn").count(), 1);
    let answer = go_on(&board, &["set f5d6", "replay 0", "replay 2"]);
    assert_eq!(all(&answer, "then"), [""; 0]);
    assert_eq!(one(&answer, "value"), "set f5d6");
}

#[test]
fn discs_shift_until_they_find_the_moves() {
    let board = ["live shift", START];
    let says = |events: &[&str]| said(&board, events);
    let (say, facts) = says(&[]);
    assert_eq!(say, "All black discs: d5 and e4.");
    let binary = "00000000 00000000 00000000 00001000 \
                  00010000 00000000 00000000 00000000";
    assert_eq!(facts, [binary]);
    let next = "go forward";
    assert_eq!(says(&[next]).0, "Shifted east: e5 and f4.");
    assert_eq!(says(&[next; 2]).0, "Of these, the white discs: e5.");
    assert_eq!(says(&[next; 3]).0, "Shifted east: f5.");
    assert_eq!(says(&[next; 4]).0, "Of these, the white discs: none.");
    let last = "Beyond all of those and empty, so legal: f5.";
    assert_eq!(says(&[next; 5]).0, last);
    assert_eq!(says(&[next; 9]).0, last);
    assert_eq!(says(&["go last"]).0, last);
    assert_eq!(says(&["go last", "go back"]), says(&[next; 4]));
    let cells = all(&go_on(&board, &["go last"]), "cell");
    assert_eq!(cells[37], "f5, empty, 1");
}

#[test]
fn another_direction_is_as_many_shifts_on() {
    let board = ["live shift", START];
    let (say, _) = said(&board, &["go forward", "direction N"]);
    assert_eq!(say, "Shifted north: d4 and e3.");
    let buttons = all(&go_on(&board, &["direction N"]), "button");
    assert!(buttons.contains(&"direction N selected N, north".to_owned()));
    assert!(buttons.contains(&"go back disabled Back, one shift".to_owned()));
}
