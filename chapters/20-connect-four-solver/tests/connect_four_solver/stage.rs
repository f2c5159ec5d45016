use insta::assert_snapshot;

test_support::stage_binary!(STAGE, ["--table 0", "44x", "1212121 --each 4"]);

#[test]
fn solves_a_position() {
    assert_snapshot!(STAGE.run(&["564277522445625453472325", "--each"], ""));
}
