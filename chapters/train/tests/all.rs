//! The program that learns.

use learning::Round;
use train::{Shown, plot};

testing::stage_binary!(STAGE);

#[test]
fn bad_input_gets_a_sentence() {
    for (arguments, part) in [
        (vec![], "a file for the weights is missing"),
        (vec!["x.bin", "--games", "x"], "write a whole one"),
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
    let shown = |number, rate| Shown {
        round: Round {
            number,
            error: 20.0 - number as f64,
            test_error: 20.0,
        },
        rate,
    };
    let svg = plot(&[shown(1, 10.0), shown(2, 60.0)]);
    assert_eq!(svg.matches("<polyline").count(), 3);
    assert!(svg.contains("games won, in percent"), "{svg}");
}
