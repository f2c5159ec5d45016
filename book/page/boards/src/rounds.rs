//! The rounds of a training, as text that the page keeps: for each its number,
//! the errors in hundredths of a disc, and how many percent of the games it won.

use train::RoundSummary;

/// The rounds, one behind the other.
#[cfg(feature = "trainer")]
pub fn write(rounds: &[RoundSummary]) -> String {
    let round = |round: &RoundSummary| {
        let RoundSummary {
            number,
            error,
            test_error,
            rate,
        } = round;
        format!("{number} {error} {test_error} {rate}")
    };
    rounds.iter().map(round).collect::<Vec<_>>().join(" ")
}

/// The same, read again. What makes no sense is left out.
#[cfg(feature = "learning")]
pub fn parse(text: &str) -> Vec<RoundSummary> {
    let words = text.split(' ').map(|word| word.parse::<u16>().ok());
    let numbers: Vec<_> = words.collect::<Option<_>>().unwrap_or_default();
    let round = |round: &[u16; 4]| {
        let [number, error, test_error, rate] = *round;
        RoundSummary {
            number: number.into(),
            error: error.into(),
            test_error: test_error.into(),
            rate: rate.into(),
        }
    };
    numbers.as_chunks().0.iter().map(round).collect()
}
