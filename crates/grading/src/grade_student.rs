//! Grading one student: from what came in to a report.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use anyhow::bail;

use super::class_report::{ExerciseReport, Status, StudentReport};
use super::compile::AnswersById;
use super::grade_chapter;
use super::grader::{AskedChapter, Grader};
use super::intake::answers::{self, Answer};
use super::intake::contents::SubmissionContents;
use super::intake::roster::Row;
use super::late;
use super::points::Points;
use super::sanitize;
use super::submissions::Submission;

/// The answers to some exercises, by their places in the assignment.
type AnswersByPlace = BTreeMap<usize, Answer>;

/// Grades a submission. Whatever is wrong with it, there's a report.
pub fn grade(grader: &Grader, submission: &Submission) -> StudentReport {
    contained(|| graded(grader, submission)).unwrap_or_else(|error| {
        let blank = grader.rubric.iter().map(grade_chapter::ungraded).collect();
        let mut report = report(grader, submission, Status::NotGraded, blank);
        let why = format!("We couldn't grade it: {error:#}.");
        report.for_teacher.push(sanitize::line(&why));
        report
    })
}

fn graded(grader: &Grader, submission: &Submission) -> anyhow::Result<StudentReport> {
    let mut remarks = Vec::new();
    let taken = take_in(grader, submission, &mut remarks);
    let (status, answers) = taken.unwrap_or_else(|error| {
        remarks.push(format!("We couldn't read it: {error:#}."));
        (Status::Unreadable, AnswersByPlace::new())
    });
    let mut exercises = grade_all(grader, &answers)?;
    remarks.extend(overrule(grader, submission, &mut exercises));
    let mut report = report(grader, submission, status, exercises);
    report.late = late::lateness(grader, submission);
    report.remarks = in_lines(&remarks);
    late::deduct(grader, submission, &mut report);
    Ok(report)
}

/// Gives the points that the roster gives instead of ours. Returns what to say
/// about that, and what the roster says to the student.
fn overrule(
    grader: &Grader,
    submission: &Submission,
    exercises: &mut [ExerciseReport],
) -> Vec<String> {
    let Row {
        comment, points, ..
    } = &submission.row;
    let mut told = Vec::new();
    for (rubric, exercise) in grader.rubric.iter().zip(exercises) {
        if let Some(given) = points.get(&rubric.number) {
            let (number, ours) = (&rubric.number, exercise.points);
            told.push(format!(
                "Your teacher gave {given} points for {number}, not {ours}."
            ));
            exercise.points = *given;
        }
    }
    let comment = Some(comment.clone()).filter(|comment| !comment.is_empty());
    told.into_iter().chain(comment).collect()
}

/// Does a part of the work on one student. If it panics, that's an error of this
/// student's report, and the rest of the class is graded.
fn contained<T>(work: impl FnOnce() -> anyhow::Result<T>) -> anyhow::Result<T> {
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    done.unwrap_or_else(|_| bail!("the grader itself has a bug"))
}

/// Reads the answers of a submission, and says whether there are any.
fn take_in(
    grader: &Grader,
    submission: &Submission,
    remarks: &mut Vec<String>,
) -> anyhow::Result<(Status, AnswersByPlace)> {
    let Some(came) = &submission.came else {
        return Ok((Status::Missing, AnswersByPlace::new()));
    };
    let wants = |place: &str| answers::wants(place, &grader.tasks);
    let contents = SubmissionContents::read(&came.parts, &wants)?;
    remarks.extend(contents.remarks.clone());
    let packages: Vec<_> = grader.tasks.iter().map(|t| t.package).collect();
    remarks.extend(answers::without_effect(&contents, &packages));
    let (mut answers, mut missing) = (AnswersByPlace::new(), Vec::new());
    for (place, task) in grader.tasks.iter().enumerate() {
        match answers::answer(&contents, task, remarks) {
            Some(answer) => drop(answers.insert(place, answer)),
            None => missing.push(task),
        }
    }
    remarks.extend(answers::what_came_instead(&contents, &missing));
    let status = if !answers.is_empty() {
        Status::Graded
    } else if contents.is_damaged {
        Status::Unreadable
    } else {
        Status::Missing
    };
    Ok((status, answers))
}

/// A report on each exercise of the assignment, chapter by chapter.
fn grade_all(grader: &Grader, answers: &AnswersByPlace) -> anyhow::Result<Vec<ExerciseReport>> {
    let mut reports: BTreeMap<usize, ExerciseReport> = BTreeMap::new();
    for chapter in &grader.chapters {
        let texts = chapter.places.iter().filter_map(|place| {
            let id = grader.tasks[*place].exercise.id.clone();
            Some((id, answers.get(place)?.text.clone()))
        });
        let graded = grade_chapter(grader, chapter, &texts.collect())?;
        reports.extend(chapter.places.iter().copied().zip(graded));
    }
    for (place, report) in &mut reports {
        report.file = answers.get(place).map(|answer| answer.file.clone());
    }
    Ok(reports.into_values().collect())
}

/// After this long, the machine's trouble may be over.
const A_WHILE: Duration = Duration::from_secs(1);

fn grade_chapter(
    grader: &Grader,
    chapter: &AskedChapter,
    texts: &AnswersById,
) -> anyhow::Result<Vec<ExerciseReport>> {
    if let Some(known) = chapter.cache.get(texts) {
        return Ok(known);
    }
    let rubric = chapter.places.iter().map(|place| &grader.rubric[*place]);
    let rubric: Vec<_> = rubric.collect();
    let compiler = grader.compiler(chapter);
    let grade = || grade_chapter::grade(compiler, &rubric, texts);
    let again = |_| {
        thread::sleep(A_WHILE);
        grade()
    };
    let reports = grade().or_else(again).or_else(again)?;
    chapter.cache.put(texts, &reports)?;
    Ok(reports)
}

/// A report with nothing to say about the submission but what's for a teacher.
fn report(
    grader: &Grader,
    submission: &Submission,
    status: Status,
    exercises: Vec<ExerciseReport>,
) -> StudentReport {
    let points: Points = exercises.iter().map(|e| e.points).sum();
    let out_of = grader.out_of();
    let scaled = |top| points.scaled(out_of, top);
    StudentReport {
        id: submission.row.id.clone(),
        name: submission.row.name.clone(),
        email: Some(submission.row.email.clone()).filter(|email| !email.is_empty()),
        folder: submission.files(),
        status,
        late: None,
        points,
        out_of,
        scaled: grader.scale.map(scaled),
        exercises,
        remarks: Vec::new(),
        for_teacher: in_lines(&submission.remarks),
        similar: Vec::new(),
    }
}

/// Remarks quote what students have named, each in a line of its own.
fn in_lines(remarks: &[String]) -> Vec<String> {
    remarks
        .iter()
        .map(|remark| sanitize::line(remark))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::contained;

    #[test]
    fn a_panic_over_one_student_is_an_error_like_any_other() {
        let error = contained(|| -> anyhow::Result<()> { panic!("a bug") });
        assert!(error.unwrap_err().to_string().contains("has a bug"));
        assert_eq!(contained(|| Ok(7)).unwrap(), 7);
    }
}
