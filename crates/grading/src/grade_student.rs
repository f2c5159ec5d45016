//! Grading of one student's submission.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use anyhow::bail;

use super::class_report::{ExerciseReport, Status, StudentReport};
use super::compile::AnswersById;
use super::grade_chapter;
use super::grader::{AssignedChapter, Grader};
use super::intake::answers::{self, Answer};
use super::intake::submission_contents::SubmissionContents;
use super::intake::submissions::Submission;
use super::lateness;
use super::points::Points;
use super::sanitize;

/// Answers by the indices of their exercises in the assignment.
type AnswersByIndex = BTreeMap<usize, Answer>;

/// Grades a submission. Errors are reported with the status [`Status::NotGraded`].
pub fn grade(grader: &Grader, submission: &Submission) -> StudentReport {
    catch_panic(|| try_grade(grader, submission)).unwrap_or_else(|error| {
        let exercises = grader.rubric.iter().map(grade_chapter::ungraded).collect();
        let mut report = student_report(grader, submission, Status::NotGraded, exercises);
        let message = format!("We couldn't grade it: {error:#}.");
        report.for_teacher.push(sanitize::line(&message));
        report
    })
}

fn try_grade(grader: &Grader, submission: &Submission) -> anyhow::Result<StudentReport> {
    let mut remarks = Vec::new();
    let (status, answers) =
        read_answers(grader, submission, &mut remarks).unwrap_or_else(|error| {
            remarks.push(format!("We couldn't read it: {error:#}."));
            (Status::Unreadable, AnswersByIndex::new())
        });
    let mut exercises = grade_exercises(grader, &answers)?;
    apply_roster_points(grader, submission, &mut exercises, &mut remarks);
    let comment = &submission.roster_row.comment;
    if !comment.is_empty() {
        remarks.push(comment.clone());
    }
    let mut report = student_report(grader, submission, status, exercises);
    report.late = lateness::lateness(grader, submission);
    report.remarks = single_lines(&remarks);
    lateness::deduct(grader, submission, &mut report);
    Ok(report)
}

/// Replaces the points of exercises for which the roster gives points.
fn apply_roster_points(
    grader: &Grader,
    submission: &Submission,
    exercises: &mut [ExerciseReport],
    remarks: &mut Vec<String>,
) {
    for (rubric, exercise) in grader.rubric.iter().zip(exercises) {
        let number = &rubric.number;
        if let Some(given) = submission.roster_row.points.get(number) {
            remarks.push(format!(
                "Your teacher gave {given} points for {number}, not {}.",
                exercise.points
            ));
            exercise.points = *given;
        }
    }
}

/// Runs a function and turns a panic into an error, so that a bug that one submission
/// triggers doesn't stop the grading of the class.
fn catch_panic<T>(run: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(result) => result,
        Err(_) => bail!("the grader itself has a bug"),
    }
}

/// Reads the answers of a submission and adds remarks about its files.
fn read_answers(
    grader: &Grader,
    submission: &Submission,
    remarks: &mut Vec<String>,
) -> anyhow::Result<(Status, AnswersByIndex)> {
    let Some(upload) = &submission.upload else {
        return Ok((Status::Missing, AnswersByIndex::new()));
    };
    let contents = SubmissionContents::read(&upload.parts, &answers::is_wanted)?;
    remarks.extend(contents.remarks.clone());
    let found = answers::find_answers(&contents, &grader.exercises, &grader.handed_out);
    remarks.extend(found.remarks);
    let answers = found.answers;
    let status = if !answers.is_empty() {
        Status::Graded
    } else if contents.is_damaged {
        Status::Unreadable
    } else {
        Status::Missing
    };
    Ok((status, answers))
}

/// Grades all exercises of the assignment, chapter by chapter, and returns the reports
/// in the order of the assignment.
fn grade_exercises(
    grader: &Grader,
    answers: &AnswersByIndex,
) -> anyhow::Result<Vec<ExerciseReport>> {
    let mut reports: BTreeMap<usize, ExerciseReport> = BTreeMap::new();
    for chapter in &grader.chapters {
        let texts = chapter
            .exercise_indices
            .iter()
            .filter_map(|index| {
                let id = grader.exercises[*index].exercise.id.clone();
                Some((id, answers.get(index)?.text.clone()))
            })
            .collect();
        let chapter_reports = grade_with_cache(grader, chapter, &texts)?;
        reports.extend(
            chapter
                .exercise_indices
                .iter()
                .copied()
                .zip(chapter_reports),
        );
    }
    for (index, report) in &mut reports {
        report.file = answers.get(index).map(|answer| answer.file.clone());
    }
    Ok(reports.into_values().collect())
}

/// The delay before grading is tried again after a failure of this machine.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// Grades the answers to a chapter's exercises unless the result is cached. Failures of
/// this machine, such as a lack of memory, may be temporary, so it's tried three times.
fn grade_with_cache(
    grader: &Grader,
    chapter: &AssignedChapter,
    answers: &AnswersById,
) -> anyhow::Result<Vec<ExerciseReport>> {
    if let Some(cached) = chapter.cache.get(answers) {
        return Ok(cached);
    }
    let rubric: Vec<_> = chapter
        .exercise_indices
        .iter()
        .map(|index| &grader.rubric[*index])
        .collect();
    let grade = || grade_chapter::grade(grader.compiler(chapter), &rubric, answers);
    let retry = |_| {
        thread::sleep(RETRY_DELAY);
        grade()
    };
    let reports = grade().or_else(retry).or_else(retry)?;
    chapter.cache.put(answers, &reports)?;
    Ok(reports)
}

/// Returns a report with the remarks on whose submission it is, and no others.
fn student_report(
    grader: &Grader,
    submission: &Submission,
    status: Status,
    exercises: Vec<ExerciseReport>,
) -> StudentReport {
    let points: Points = exercises.iter().map(|exercise| exercise.points).sum();
    let out_of = grader.out_of();
    let row = &submission.roster_row;
    StudentReport {
        id: row.id.clone(),
        name: row.name.clone(),
        email: Some(row.email.clone()).filter(|email| !email.is_empty()),
        folder: submission.file_names(),
        status,
        late: None,
        points,
        out_of,
        scaled: grader
            .scale
            .map(|max_grade| points.scaled(out_of, max_grade)),
        exercises,
        remarks: Vec::new(),
        for_teacher: single_lines(&submission.remarks),
        similar: Vec::new(),
    }
}

/// Sanitizes remarks, which may quote file names that students chose.
fn single_lines(remarks: &[String]) -> Vec<String> {
    remarks
        .iter()
        .map(|remark| sanitize::line(remark))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::catch_panic;

    #[test]
    fn panic_becomes_error() {
        let error = catch_panic(|| -> anyhow::Result<()> { panic!("a bug") });
        assert!(error.unwrap_err().to_string().contains("has a bug"));
        assert_eq!(catch_panic(|| Ok(7)).unwrap(), 7);
    }
}
