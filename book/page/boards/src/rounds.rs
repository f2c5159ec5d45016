//! The text format in which a page keeps the rounds of a training.
//!
//! A round is four numbers: its number, the training and test errors in hundredths of a
//! disc, and the percentage of games won.

use train::RoundSummary;

/// Writes rounds as numbers separated by spaces.
#[cfg(feature = "trainer")]
pub fn write(rounds: &[RoundSummary]) -> String {
    rounds
        .iter()
        .map(|round| {
            let RoundSummary {
                number,
                error,
                test_error,
                rate,
            } = round;
            format!("{number} {error} {test_error} {rate}")
        })
        .collect::<Vec<_>>()
        .join(" ")
}

/// Parses rounds. A text that isn't a list of numbers has no rounds.
#[cfg(feature = "learning")]
pub fn parse(text: &str) -> Vec<RoundSummary> {
    let numbers: Vec<u16> = text
        .split(' ')
        .map(|word| word.parse().ok())
        .collect::<Option<_>>()
        .unwrap_or_default();
    let (rounds, _) = numbers.as_chunks();
    rounds
        .iter()
        .map(|&[number, error, test_error, rate]| RoundSummary {
            number: number.into(),
            error: error.into(),
            test_error: test_error.into(),
            rate: rate.into(),
        })
        .collect()
}
