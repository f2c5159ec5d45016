//! The program that learns.

use train::{Shown, plot};

test_support::stage_binary!(STAGE);

#[test]
fn bad_input_gets_a_sentence() {
    for (arguments, part) in [
        (vec![], "a file for the weights is missing"),
        (vec!["x.bin", "--games", "x"], "write a whole one"),
        (vec!["x.bin", "--games", "0"], "1 or more"),
        (vec!["x.bin", "--depth", "0"], "1 or more"),
        (vec!["x.bin", "--match-depth", "0"], "1 or more"),
        (vec!["x.bin", "--rate", "x"], "0.05"),
    ] {
        let shown = STAGE.run(&arguments, "");
        assert!(shown.contains(part), "{shown}");
    }
}

#[test]
fn says_how_it_is_used() {
    let shown = STAGE.run(&["--help"], "");
    assert!(shown.contains("--generations N"), "{shown}");
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
