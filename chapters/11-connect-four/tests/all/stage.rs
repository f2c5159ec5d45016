//! The stage binary: what is typed, and what is seen.

testing::stage_binary!(STAGE);

/// What a program that ends well prints.
fn screen(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    after("exit 0\n", STAGE.run(arguments, input))
}

/// What is printed, after this beginning.
fn after(beginning: &str, printed: String) -> String {
    let rest = printed.strip_prefix(beginning);
    rest.unwrap_or_else(|| panic!("{printed}")).to_owned()
}

#[test]
fn a_game_is_played_to_its_end() {
    let names = ["--black", "Ann", "--white", "Bob", "--moves", "112233"];
    insta::assert_snapshot!(screen(&names, "h\n\nd\n"));
}

#[test]
fn a_full_column_gets_a_sentence() {
    let output = screen(&["--moves", "444444"], "4\nquit\n");
    assert!(
        output.contains("column d is full: choose another\n"),
        "{output}"
    );
}

#[test]
fn a_disc_is_taken_back() {
    let typed = "d\nundo\nUndo\nQUIT\n";
    insta::assert_snapshot!(screen(&["--moves", "4"], typed));
}

#[test]
fn says_how_it_is_used() {
    insta::assert_snapshot!(screen(&["--help"], ""));
}

#[test]
fn bytes_that_are_no_text_are_a_wrong_line() {
    let output = screen(&[], b"\xff\xfe\n");
    assert!(output.contains("isn't a column"), "{output}");
}

#[test]
fn the_end_of_the_input_is_a_goodbye() {
    assert!(screen(&[], "").ends_with("Black, 21 left> Goodbye.\n"));
}

#[test]
fn bad_options_get_a_sentence_and_exit_code_2() {
    let wrong: [&[&str]; 4] = [
        &["--moves", "48"],
        &["--moves", "4444444"],
        &["--moves", "12121212"],
        &["--size", "9"],
    ];
    let mut told = String::new();
    for arguments in wrong {
        told += &after("exit 2\n", STAGE.run(arguments, ""));
    }
    insta::assert_snapshot!(told);
}

#[test]
fn a_line_has_a_limit() {
    STAGE.assert_a_line_has_a_limit(&[]);
}

#[test]
fn what_can_be_typed_is_named_and_explained() {
    insta::assert_snapshot!(screen(&[], "help\n?\n"));
}
