//! The stage binary: what is typed, and what is seen.

test_support::stage_binary!(STAGE, ["48", "4444444", "12121212", "--size 9"]);

#[test]
fn a_game_is_followed_to_its_end() {
    insta::assert_snapshot!(STAGE.run(&["cdecfbceeedd"], ""));
}

#[test]
fn letters_numbers_spaces_and_standard_input_are_the_same_game() {
    let expected = STAGE.run(&["44533526"], "");
    assert!(expected.contains("Black to move"), "{expected}");
    assert_eq!(STAGE.run(&["DDEC", "CEBF"], ""), expected);
    assert_eq!(STAGE.run(&["-"], "4453 3526\n"), expected);
}

#[test]
fn an_empty_game_is_the_start() {
    let screen = STAGE.run(&[], "");
    assert!(
        screen.ends_with("6 . . . . . . .\nBlack to move\n"),
        "{screen}"
    );
}

#[test]
fn a_draw_is_called_one() {
    let draw = "121212212121343434434343565656656565777777";
    let screen = STAGE.run(&[draw], "");
    assert!(
        screen.ends_with("\na draw: all 42 discs are in\n"),
        "{screen}"
    );
}

#[test]
fn bytes_that_are_no_text_get_a_sentence() {
    insta::assert_snapshot!(STAGE.run(&["-"], b"\xff\xfe"));
}
