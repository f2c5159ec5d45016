//! When something is due, and when it came in.

use anyhow::{Context, ensure};
use jiff::civil::DateTime;
use jiff::fmt::temporal::Pieces;
use jiff::tz::TimeZone;

/// The last moment that is in time: a day lasts until its end. Fails when the text
/// is neither a day nor a moment.
pub fn parse(text: &str) -> anyhow::Result<DateTime> {
    let pieces = pieces(text)?;
    match pieces.time() {
        None => Ok(pieces.date().at(23, 59, 59, 0)),
        Some(_) => moment(text).map(end_of_minute),
    }
}

/// 18:00:30 is in time when 18:00 is the deadline.
fn end_of_minute(moment: DateTime) -> DateTime {
    moment.with().second(59).build().unwrap_or(moment)
}

/// The moment that a text such as `2026-12-01 18:00` means, in local time. Fails
/// when it isn't one.
pub fn moment(text: &str) -> anyhow::Result<DateTime> {
    let pieces = pieces(text)?;
    let named = pieces.date().to_datetime(pieces.time().unwrap_or_default());
    let Some(offset) = pieces.to_numeric_offset() else {
        return Ok(named);
    };
    let moment = offset.to_timestamp(named)?;
    Ok(moment.to_zoned(TimeZone::system()).datetime())
}

/// A date, maybe with a time, and with the time's offset.
fn pieces(text: &str) -> anyhow::Result<Pieces<'_>> {
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

/// A moment, as a report shows it.
pub fn shown(moment: DateTime) -> String {
    moment.strftime("%Y-%m-%d %H:%M").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;
    use pretty_assertions::assert_eq;

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
    fn a_moment_elsewhere_is_the_same_moment_here() {
        let here = |text: &str| {
            let there: Timestamp = text.parse().unwrap();
            there.to_zoned(TimeZone::system()).datetime()
        };
        for text in ["2026-11-21T23:59+02:00", "2026-11-21 08:00:00-11:30"] {
            assert_eq!(moment(text).unwrap(), here(text));
        }
        let zulu = "2026-12-01T18:00Z";
        assert_eq!(parse(zulu).unwrap(), end_of_minute(here(zulu)));
    }

    #[test]
    fn a_place_instead_of_an_offset_is_refused() {
        for text in ["2026-11-21T23:59[Asia/Tokyo]", "2026-11-21[Asia/Tokyo]"] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains("2026-12-01T18:00+01:00"), "{error}");
        }
    }

    #[test]
    fn a_wrong_moment_gets_a_sentence() {
        let error = parse("next Monday").unwrap_err().to_string();
        assert!(error.contains("2026-12-01T18:00"), "{error}");
    }
}
