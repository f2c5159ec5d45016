//! The program that learns.

use test_support::Folder;
use train::{Shown, plot};

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

/// Whoever finds out after an hour has lost an hour.
#[test]
fn a_file_that_cannot_be_written_is_found_before_anything_is_learned() {
    let folder = Folder::empty();
    for path in ["no/such/folder/x", "."] {
        let shown = STAGE.run_in(folder.path(), &[path], "");
        let refused = format!("exit 2\ncan't write {path}: ");
        assert!(shown.starts_with(&refused), "{shown}");
        let plot = ["x.bin", "--plot", path];
        let shown = STAGE.run_in(folder.path(), &plot, "");
        assert!(shown.starts_with(&refused), "{shown}");
    }
}

#[test]
fn a_plot_has_a_line_for_each_number() {
    let shown = |number, error, rate| Shown {
        number,
        error,
        test_error: 2000,
        rate,
    };
    let svg = plot(&[shown(1, 1950, 0), shown(2, 1850, 100)]);
    assert_eq!(svg.matches("<polyline").count(), 3);
    assert!(svg.contains("games won, in percent"), "{svg}");
    // From 18 to 21 discs and from 0 to 100 percent; the upper edges are 24 and
    // 156, the lower ones 120 and 252.
    assert!(svg.contains("points=\"48,72 384,104\""), "{svg}");
    assert!(svg.contains("points=\"48,252 384,156\""), "{svg}");
}

#[test]
fn before_the_first_round_a_plot_is_empty() {
    let svg = plot(&[]);
    assert_eq!(svg.matches("points=\"\"").count(), 3);
}
