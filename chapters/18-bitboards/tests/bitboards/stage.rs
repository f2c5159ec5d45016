//! The stage binary: what is typed, and what is seen.

use pretty_assertions::assert_eq;

test_support::stage_binary!(
    STAGE,
    ["--plies x", "--plies 15", "f5f5 --plies", "f5 f6", "f5f5"]
);

#[test]
fn prints_perft() {
    let shown = STAGE.run(&["f5d6c3", "--plies", "3"], "");
    let position = test_support::middle_game::position("f5d6c3");
    let ways = whole_games::perft(&position, 3).to_string();
    let last = shown.lines().last().unwrap();
    assert_eq!(last.split_whitespace().collect::<Vec<_>>(), ["3", &ways]);
}

#[test]
fn prints_masks_of_the_side_to_move() {
    let shown = STAGE.run(&["f5d6c3"], "");
    let numbers = "0x0000080800000000  0x0000003018040000  0x0000004020280000";
    assert!(shown.contains("White to move"), "{shown}");
    assert!(shown.contains(numbers), "{shown}");
}
