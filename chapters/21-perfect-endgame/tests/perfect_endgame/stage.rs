use insta::assert_snapshot;
use test_support::examples::example;

test_support::stage_binary!(STAGE, ["", "chess", "a1", "f5d6"]);

#[test]
fn prints_the_best_ply_and_its_score() {
    let moves = &example("b1").transcript[..2 * 43];
    assert_snapshot!(STAGE.run(&[moves], ""));
}

#[test]
fn finished_game_has_a_result() {
    assert_snapshot!(STAGE.run(&[example("b1").transcript], ""));
}
