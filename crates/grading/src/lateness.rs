//! Late submissions and the points deducted for them.
//!
//! The roster's `submitted` time decides. A platform's own mark, such as `LATE` in
//! Canvas file names, is reported but deducts nothing, because it doesn't say by how
//! many days a submission was late.

use super::class_report::{Evidence, Lateness, StudentReport};
use super::deadline;
use super::grader::Grader;
use super::intake::submissions::Submission;
use super::points::Points;

const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// Returns how late a submission is, or `None` if it was on time or nothing says
/// otherwise.
pub fn lateness(grader: &Grader, submission: &Submission) -> Option<Lateness> {
    let Some(submitted) = submission.roster_row.submitted else {
        let marked_late = submission
            .upload
            .as_ref()
            .is_some_and(|upload| upload.is_late);
        return marked_late.then(Lateness::marked_by_platform);
    };
    let due = submission.roster_row.due.or(grader.due)?;
    if submitted <= due {
        return None;
    }
    let seconds = submitted.duration_since(due).as_secs().max(0) as u64;
    Some(Lateness {
        submitted: deadline::format(submitted),
        days: u32::try_from(seconds.div_ceil(SECONDS_PER_DAY)).ok(),
        evidence: Evidence::Roster,
    })
}

/// Deducts the configured percentage of the points for each day that a submission is
/// late, if the roster says when it was submitted. Points that the roster gives for an
/// exercise aren't reduced.
pub fn deduct(grader: &Grader, submission: &Submission, report: &mut StudentReport) {
    let Some(late) = &report.late else { return };
    if grader.late_percent == 0 {
        return;
    }
    let Some(days) = late.days else {
        let note = "Nothing was deducted for being late: the roster's column `submitted` doesn't \
                    say when it came.";
        report.for_teacher.push(note.to_owned());
        return;
    };
    let deducted_percent = days.saturating_mul(grader.late_percent).min(100);
    let points = grader
        .rubric
        .iter()
        .zip(&report.exercises)
        .map(|(rubric, exercise)| {
            if submission.roster_row.points.contains_key(&rubric.number) {
                exercise.points
            } else {
                exercise
                    .points
                    .scaled(Points::whole(100), Points::whole(100 - deducted_percent))
            }
        })
        .sum();
    if points == report.points {
        return;
    }
    report.points = points;
    report.scaled = grader
        .scale
        .map(|max_grade| points.scaled(report.out_of, max_grade));
    let days = if days == 1 {
        "1 day".to_owned()
    } else {
        format!("{days} days")
    };
    report.remarks.push(format!(
        "It came {days} late, so {deducted_percent} percent of the points were deducted."
    ));
}
