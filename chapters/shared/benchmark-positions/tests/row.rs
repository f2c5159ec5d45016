//! Tests of the rows of benchmark tables.

use std::time::Duration;

use benchmark_positions::Row;
use evaluation::Tally;
use pretty_assertions::assert_eq;

fn row() -> Row {
    Row {
        program: "minimax, 5".to_string(),
        value: -1270,
        positions: 60_000_000,
        time: Duration::from_secs(20),
        score: None,
    }
}

#[test]
fn measure_sums_values_and_positions() {
    let row = Row::measure("three", &[1, 2, 3], |&number| (-number, 10));
    assert_eq!((row.value, row.positions, row.score), (-6, 30, None));
}

#[test]
fn columns_are_as_wide_as_the_header() {
    assert_eq!(
        row().to_string(),
        "minimax, 5                        -1270     60000000     20.00       \
         3.00 M        –"
    );
    assert_eq!(row().to_string().chars().count(), Row::HEAD.chars().count());
}

#[test]
fn score_is_shown_with_its_margin() {
    let half = Tally {
        wins: 61,
        draws: 0,
        losses: 61,
    };
    let text = row().with_score(half).to_string();
    assert!(text.ends_with("  3.00 M  50 % ± 9"), "{text}");
}
