//! Tests of the stage binary's output and exit codes.

use insta::assert_snapshot;
use test_support::StageBinary;

const STAGE: StageBinary = StageBinary::new(env!("CARGO_BIN_EXE_directions"));

#[test]
fn prints_ray_to_the_edge() {
    assert_snapshot!(STAGE.run(&["c6", "NE"], ""), @r"
    exit 0
    c6 northeast: d5 e4 f3 g2 h1 (off the board after h1)
    ");
}

#[test]
fn prints_rays_in_all_directions() {
    assert_snapshot!(STAGE.run(&["H1"], ""), @r"
    exit 0
    h1 north: (off the board after h1)
    h1 northeast: (off the board after h1)
    h1 east: (off the board after h1)
    h1 southeast: (off the board after h1)
    h1 south: h2 h3 h4 h5 h6 h7 h8 (off the board after h8)
    h1 southwest: g2 f3 e4 d5 c6 b7 a8 (off the board after a8)
    h1 west: g1 f1 e1 d1 c1 b1 a1 (off the board after a1)
    h1 northwest: (off the board after h1)
    ");
}

#[test]
fn rejects_invalid_arguments() {
    let invalid = ["", "c9", "c6 up", "c6 N E"];
    assert_snapshot!(STAGE.run_each_in(".", &invalid), @r#"
    exit 1
    write a square, and a direction: c6 NE
    exit 1
    there's no row '9': rows run from 1 to 8, as in c6
    exit 1
    "up" isn't a direction: write N, NE, E, SE, S, SW, W or NW
    exit 1
    write a square, and a direction: c6 NE
    "#);
}
