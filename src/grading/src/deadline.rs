//! When something is due, and when it came in.

use anyhow::Context;
use jiff::civil::{Date, DateTime};

/// The last moment that is in time: a day lasts until its end.
///
/// # Errors
///
/// When the text is neither a day nor a moment.
pub fn parse(text: &str) -> anyhow::Result<DateTime> {
    match text.trim().parse::<Date>() {
        Ok(day) if text.trim().len() <= 10 => Ok(day.at(23, 59, 59, 0)),
        _ => moment(text).map(end_of_minute),
    }
}

/// 18:00:30 is in time when 18:00 is the deadline.
fn end_of_minute(moment: DateTime) -> DateTime {
    moment.with().second(59).build().unwrap_or(moment)
}

/// The moment that a text such as `2026-12-01 18:00` names.
///
/// # Errors
///
/// When it names none.
pub fn moment(text: &str) -> anyhow::Result<DateTime> {
    text.trim().parse().with_context(|| {
        format!("`{text}` isn't a date or a time: write it as 2026-12-01T18:00")
    })
}

/// A moment, as a report shows it.
pub fn shown(moment: DateTime) -> String {
    moment.strftime("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::{moment, parse};

    #[test]
    fn a_day_lasts_until_its_end_and_a_minute_too() {
        let day = parse("2026-12-01").unwrap();
        assert!(moment("2026-12-01 23:59:30").unwrap() <= day);
        assert!(moment("2026-12-02 00:00").unwrap() > day);
        let minute = parse("2026-12-01 18:00").unwrap();
        assert!(moment("2026-12-01T18:00:30").unwrap() <= minute);
        assert!(moment("2026-12-01T18:01").unwrap() > minute);
    }

    #[test]
    fn a_wrong_moment_gets_a_sentence() {
        let error = parse("next Monday").unwrap_err().to_string();
        assert!(error.contains("2026-12-01T18:00"), "{error}");
    }
}
