//! Parsing and formatting of deadlines and submission times.

use anyhow::{Context, ensure};
use jiff::civil::DateTime;
use jiff::fmt::temporal::Pieces;
use jiff::tz::TimeZone;

/// Parses a deadline. Returns the last second that is in time: the end of the day, or
/// of the minute if a time is given.
///
/// # Errors
///
/// Returns an error if the text is neither a date nor a date with a time.
pub fn parse(text: &str) -> anyhow::Result<DateTime> {
    let pieces = parse_pieces(text)?;
    match pieces.time() {
        None => Ok(pieces.date().at(23, 59, 59, 0)),
        Some(_) => parse_time(text).map(end_of_minute),
    }
}

fn end_of_minute(time: DateTime) -> DateTime {
    time.with().second(59).build().unwrap_or(time)
}

/// Parses a date and time such as `2026-12-01 18:00` and converts it to local time. A
/// date alone means midnight.
///
/// # Errors
///
/// Returns an error if the text isn't a date and time, or names a time zone.
pub fn parse_time(text: &str) -> anyhow::Result<DateTime> {
    let pieces = parse_pieces(text)?;
    let time = pieces.date().to_datetime(pieces.time().unwrap_or_default());
    let Some(offset) = pieces.to_numeric_offset() else {
        return Ok(time);
    };
    let timestamp = offset.to_timestamp(time)?;
    Ok(timestamp.to_zoned(TimeZone::system()).datetime())
}

/// Parses a date with an optional time and an optional UTC offset.
fn parse_pieces(text: &str) -> anyhow::Result<Pieces<'_>> {
    let pieces = Pieces::parse(text.trim()).ok().with_context(|| {
        format!("`{text}` isn't a date or a time: write it as 2026-12-01T18:00")
    })?;
    ensure!(
        pieces.time_zone_annotation().is_none(),
        "`{text}` names a time zone: write the local time, or an offset, as in \
         2026-12-01T18:00+01:00"
    );
    Ok(pieces)
}

/// Formats a time for a report, to the minute.
pub fn format(time: DateTime) -> String {
    time.strftime("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use pretty_assertions::assert_eq;

    #[test]
    fn date_lasts_until_end_of_day() {
        let deadline = parse("2026-12-01").unwrap();
        assert!(parse_time("2026-12-01 23:59:30").unwrap() <= deadline);
        assert!(parse_time("2026-12-02 00:00").unwrap() > deadline);
    }

    #[test]
    fn time_lasts_until_end_of_minute() {
        let deadline = parse("2026-12-01 18:00").unwrap();
        assert!(parse_time("2026-12-01T18:00:30").unwrap() <= deadline);
        assert!(parse_time("2026-12-01T18:01").unwrap() > deadline);
    }

    #[test]
    fn offset_is_converted_to_local_time() {
        let to_local = |text: &str| {
            let timestamp: Timestamp = text.parse().unwrap();
            timestamp.to_zoned(TimeZone::system()).datetime()
        };
        for text in ["2026-11-21T23:59+02:00", "2026-11-21 08:00:00-11:30"] {
            assert_eq!(parse_time(text).unwrap(), to_local(text));
        }
        let utc = "2026-12-01T18:00Z";
        assert_eq!(parse(utc).unwrap(), end_of_minute(to_local(utc)));
    }

    #[test]
    fn rejects_time_zone_name() {
        for text in ["2026-11-21T23:59[Asia/Tokyo]", "2026-11-21[Asia/Tokyo]"] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains("2026-12-01T18:00+01:00"), "{error}");
        }
    }

    #[test]
    fn rejects_text_that_is_no_date() {
        let error = parse("next Monday").unwrap_err().to_string();
        assert!(error.contains("2026-12-01T18:00"), "{error}");
    }
}
