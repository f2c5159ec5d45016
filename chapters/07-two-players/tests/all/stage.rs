//! The stage binary, run as two people run it: what they type goes in, what
//! they see comes out. What is typed does not show, as it would on a terminal.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;
use test_support::endings::WIPED_OUT;
use test_support::examples::example;

test_support::stage_binary!(
    STAGE,
    [
        "--size 5",
        "--first green",
        "--moves f5x9",
        "--moves f5d6f5",
        "--size 4 --moves f5f6f7",
        "--moves",
        "--wite Bob",
        "e6"
    ]
);

const ANN_AND_BOB: [&str; 4] = ["--black", "Ann", "--white", "Bob"];

/// A session of Ann and Bob: more options, and the lines that they type.
fn session(options: &[&str], lines: &[&str]) -> String {
    let arguments = [&ANN_AND_BOB, options].concat();
    STAGE.run(&arguments, lines.join("\n") + "\n")
}

/// The game of b1 before its last move: Black must pass.
fn before_the_last_move() -> &'static str {
    example("b1").transcript.strip_suffix("b2").unwrap()
}

/// A game that ends with its next move, c5.
fn before_the_last_disc() -> &'static str {
    WIPED_OUT.strip_suffix("c5").unwrap()
}

#[test]
fn two_people_play() {
    assert_snapshot!(session(&[], &["e6", "64", "quit"]));
}

#[test]
fn a_player_called_you_gets_the_verbs_that_go_with_it() {
    let transcript = before_the_last_disc();
    let you = ["--black", "You", "--moves", transcript];
    let shown = STAGE.run(&you, "c5\nno\n");
    assert!(shown.contains("You play c5 and flip d4 "), "{shown}");
    assert!(
        shown.contains("The game is over, 64-0: You win\n"),
        "{shown}"
    );
    let you = ["--black", "You", "--moves", before_the_last_move()];
    let shown = STAGE.run(&you, "pass\n");
    assert!(shown.contains("You pass\n"), "{shown}");
    assert!(shown.contains("You can't flip anything and must pass> "));
}

#[test]
fn row_and_column_are_read_too() {
    assert_eq!(session(&[], &["65", "46"]), session(&[], &["e6", "f4"]));
}

#[test]
fn a_mistake_gets_a_sentence_and_another_try() {
    let lines = ["e9", "9e", "5e", "hello", "", "a1", "e5", "pass", "undo"];
    assert_snapshot!(session(&[], &lines));
}

#[test]
fn the_moves_and_the_help_are_listed() {
    assert_snapshot!(session(&[], &["moves", "help", "?"]));
}

#[test]
fn a_turn_is_taken_back() {
    assert_snapshot!(session(&[], &["e6", "undo", "f5"]));
}

#[test]
fn people_leave_in_three_ways() {
    let quit = session(&[], &["quit", "e6"]);
    assert_snapshot!(quit);
    assert_eq!(session(&[], &["fin", "e6"]), quit);
    assert_eq!(STAGE.run(&ANN_AND_BOB, ""), quit);
}

#[test]
fn who_can_flip_nothing_must_pass() {
    let lines = ["moves", "b2", "pass", "b2", "no"];
    assert_snapshot!(session(&["--moves", before_the_last_move()], &lines));
}

#[test]
fn games_won_are_counted_over_the_session() {
    let lines = ["c5", "yes", "c5", "No"];
    assert_snapshot!(session(&["--moves", before_the_last_disc()], &lines));
}

#[test]
fn the_end_of_the_input_is_no_other_game() {
    let shown = STAGE.run(&["--black", "Ann", "--moves", WIPED_OUT], "");
    let end = "Games won: Ann 1, White 0\nPlay again, yes or no? \nGoodbye.\n";
    assert!(shown.ends_with(end), "{shown}");
}

#[test]
fn what_is_neither_yes_nor_no_is_asked_again() {
    let options = ["--moves", before_the_last_disc()];
    let shown = session(&options, &["c5", "ja", "", " Y ", "quit"]);
    assert_eq!(shown.matches("Play again, yes or no? ").count(), 3);
    assert!(shown.ends_with("so far. Goodbye.\n"), "{shown}");
    for no in ["n", "NO", "quit", "fin"] {
        let shown = session(&options, &["c5", "noo", no, "yes"]);
        let end = "yes or no? yes begins another game, no leaves, and save \
                   keeps this one\n\
                   Play again, yes or no? \nGoodbye.\n";
        assert!(shown.ends_with(end), "{no}: {shown}");
    }
}

#[test]
fn an_empty_line_is_asked_again() {
    let shown = session(&[], &["", " \t", "f5"]);
    assert!(shown.contains("Ann> Ann> Ann> "), "{shown}");
}

#[test]
fn white_may_begin() {
    let shown = session(&["--first", "white"], &["moves", "f4"]);
    assert_snapshot!(shown);
}

#[test]
fn a_small_board_has_a_frame() {
    assert_snapshot!(session(&["--size", "4"], &["b4", "moves", "c4"]));
    assert_snapshot!(session(&["--size", "6"], &["a4", "moves", "d3"]));
}

#[test]
fn the_sheets_start_has_three_white_discs() {
    let options = ["--sheet", "--size", "6", "--first", "white"];
    assert_snapshot!(session(&options, &["moves", "e3"]));
}

#[test]
fn the_house_rule_opens_the_squares_beside_a_disc() {
    let options = ["--house-rule", "--moves", before_the_last_move()];
    let lines = ["moves", "a1", "b1"];
    assert_snapshot!(session(&options, &lines));
}

#[test]
fn the_house_rule_refuses_a_square_by_itself() {
    let options = ["--house-rule", "--moves", WIPED_OUT];
    assert_snapshot!(session(&options, &["a1", "pass", "pass", "no"]));
}

#[test]
fn without_a_name_the_color_is_the_name() {
    let shown = STAGE.run(&["--black", " "], "");
    assert!(
        shown.contains("Black (black) 2, White (white) 2"),
        "{shown}"
    );
}

#[test]
fn a_game_that_nobody_watches_ends_quietly() {
    STAGE.assert_a_closed_output_is_no_error(&[]);
}

#[test]
fn bytes_that_are_no_text_get_a_sentence() {
    let shown = STAGE.run(&ANN_AND_BOB, b"\xff\xfe\ne6\n");
    let answered =
        shown.contains("there's no column") && shown.contains("flips e5");
    assert!(answered, "{shown}");
}

#[test]
fn a_line_has_a_limit() {
    STAGE.assert_a_line_has_a_limit(&[]);
}

#[test]
fn help_is_there_when_another_game_is_asked_for() {
    let options = ["--moves", before_the_last_disc()];
    for word in ["help", "?"] {
        let shown = session(&options, &["c5", word, "no"]);
        let told = "yes or no? yes begins another game, no leaves, and save \
                    keeps this one\nPlay";
        assert!(shown.contains(told), "{shown}");
    }
}

#[test]
fn players_of_one_name_play_under_their_colors() {
    let shown = STAGE.run(&["--black", "Ann", "--white", " Ann "], "");
    let scores = "Black (black) 2, White (white) 2\nBlack> ";
    assert!(shown.contains(scores), "{shown}");
}

#[test]
fn a_game_is_saved_and_no_file_is_written_over() {
    let folder = Folder::empty();
    let moves = before_the_last_disc();
    let lines = "save\nc5\nsave\nno\n";
    let shown = STAGE.run_in(folder.path(), &["--moves", moves], lines);
    for name in ["othello-1.txt", "othello-2.txt"] {
        assert!(shown.contains(&format!("saved in {name}\n")), "{shown}");
    }
    let [first, second] = &folder.contents()[..] else {
        panic!("{shown}");
    };
    assert_eq!(first.1, format!("{moves}\n").as_bytes());
    assert_eq!(second.1, format!("{WIPED_OUT}\n").as_bytes());
}

#[test]
fn a_pass_is_part_of_what_was_played() {
    let moves = before_the_last_move();
    let shown = STAGE.run(&["--moves", moves], "pass\nb2\nno\n");
    assert!(
        shown.contains(&format!("Moves: {moves}passb2\n")),
        "{shown}"
    );
}
