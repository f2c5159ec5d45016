//! The options of the stage binary without a terminal.

use test_support::Folder;

test_support::stage_binary!(
    STAGE,
    ["", "--loud", "one.txt two.txt", "none.txt", "--game 2"]
);

#[test]
fn unreadable_game_fails_with_exit_code_2() {
    let folder = Folder::empty();
    folder.file("illegal.txt", b"f5a1");
    folder.file("one.txt", b"f5");
    let lines = [
        "illegal.txt",
        "one.txt --game 2",
        "one.txt --game 0",
        "one.txt --game x",
    ];
    insta::assert_snapshot!(STAGE.run_each_in(folder.path(), &lines));
}
