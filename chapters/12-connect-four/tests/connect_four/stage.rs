//! Input and output of the stage binary.

test_support::stage_binary!(STAGE, ["48", "4444444", "12121212", "--size 9"]);

#[test]
fn prints_finished_game() {
    insta::assert_snapshot!(STAGE.run(&["cdecfbceeedd"], ""));
}

#[test]
fn input_forms_are_equivalent() {
    let expected = STAGE.run(&["44533526"], "");
    assert!(expected.contains("Black to move"), "{expected}");
    assert_eq!(STAGE.run(&["DDEC", "CEBF"], ""), expected);
    assert_eq!(STAGE.run(&["-"], "4453 3526\n"), expected);
}

#[test]
fn no_argument_prints_start_position() {
    let screen = STAGE.run(&[], "");
    assert!(
        screen.ends_with("6 . . . . . . .\nBlack to move\n"),
        "{screen}"
    );
}

#[test]
fn prints_draw() {
    let draw = "121212212121343434434343565656656565777777";
    let screen = STAGE.run(&[draw], "");
    assert!(
        screen.ends_with("\na draw: all 42 discs are in\n"),
        "{screen}"
    );
}

#[test]
fn rejects_invalid_utf8() {
    insta::assert_snapshot!(STAGE.run(&["-"], b"\xff\xfe"));
}
