//! Tests of the program `train` and its plot.

use test_support::Folder;
use train::{RoundSummary, plot};

test_support::stage_binary!(
    STAGE,
    [
        "",
        "x.bin --games x",
        "x.bin --games 0",
        "x.bin --depth 0",
        "x.bin --match-depth 0",
        "x.bin --rate x",
    ]
);

#[test]
fn unwritable_path_fails_before_training() {
    let folder = Folder::empty();
    for path in ["no/such/folder/x", "."] {
        let output = STAGE.run_in(folder.path(), &[path], "");
        let error = format!("exit 2\ncan't write {path}: ");
        assert!(output.starts_with(&error), "{output}");
        let plot = ["x.bin", "--plot", path];
        let output = STAGE.run_in(folder.path(), &plot, "");
        assert!(output.starts_with(&error), "{output}");
    }
}

#[test]
fn plot_has_three_lines() {
    let round = |number, error, rate| RoundSummary {
        number,
        error,
        test_error: 2000,
        rate,
    };
    let svg = plot(&[round(1, 1950, 0), round(2, 1850, 100)]);
    assert_eq!(svg.matches("<polyline").count(), 3);
    assert!(svg.contains("games won, in percent"), "{svg}");
    // From 18 to 21 discs and from 0 to 100 percent; the upper edges are 24 and
    // 156, the lower ones 120 and 252.
    assert!(svg.contains("points=\"48,72 384,104\""), "{svg}");
    assert!(svg.contains("points=\"48,252 384,156\""), "{svg}");
}

#[test]
fn plot_without_rounds_is_empty() {
    let svg = plot(&[]);
    assert_eq!(svg.matches("points=\"\"").count(), 3);
}
