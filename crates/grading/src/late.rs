//! Late submissions: which are, and what that costs. A platform's mark, such as the
//! `LATE` in the names that Canvas gives, says that one is, but not by how many days: only
//! the time in a roster costs points.

use super::class_report::{Evidence, Late, StudentReport};
use super::deadline;
use super::grader::Grader;
use super::points::Points;
use super::submissions::Submission;

/// Whether a submission came late, as far as we know.
pub fn lateness(grader: &Grader, submission: &Submission) -> Option<Late> {
    let Some(moment) = submission.row.submitted else {
        let is_late = submission.came.as_ref().is_some_and(|came| came.is_late);
        return is_late.then(Late::by_platform);
    };
    let due = submission.row.due.or(grader.due)?;
    let days = moment.duration_since(due).as_secs().max(0) as u64;
    (moment > due).then(|| Late {
        submitted: deadline::shown(moment),
        days: u32::try_from(days.div_ceil(24 * 60 * 60)).ok(),
        evidence: Evidence::Roster,
    })
}

/// Takes away what the rule takes for each day that a submission is late, if the
/// roster says when it came. What the teacher gave is given.
pub fn deduct(grader: &Grader, submission: &Submission, report: &mut StudentReport) {
    let Some(late) = report.late.as_ref().filter(|_| grader.late_percent > 0) else {
        return;
    };
    let Some(days) = late.days else {
        let told = "Nothing was deducted for being late: the roster's column `submitted` doesn't \
                    say when it came.";
        return report.for_teacher.push(told.to_owned());
    };
    let percent = days.saturating_mul(grader.late_percent).min(100);
    let left = Points::whole(100 - percent);
    let numbers = grader.rubric.iter().map(|rubric| &rubric.number);
    let earned = numbers.zip(&report.exercises).map(|(number, exercise)| {
        let is_given = submission.row.points.contains_key(number);
        let part = if is_given { Points::whole(100) } else { left };
        exercise.points.scaled(Points::whole(100), part)
    });
    let before = std::mem::replace(&mut report.points, earned.sum());
    if report.points == before {
        return;
    }
    report.scaled = grader
        .scale
        .map(|top| report.points.scaled(report.out_of, top));
    let days = if days == 1 {
        "1 day".to_owned()
    } else {
        format!("{days} days")
    };
    let told = format!("It came {days} late, so {percent} percent of the points were deducted.");
    report.remarks.push(told);
}
