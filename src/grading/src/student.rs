//! Grading one student: from what came in to a report.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::thread;
use std::time::Duration;

use anyhow::bail;
use jiff::civil::DateTime;

use super::deadline;
use super::grade_chapter;
use super::grader::{Chapter, Grader};
use super::intake::answers::{self, Answer};
use super::intake::contents::Contents;
use super::model::{Evidence, ExerciseReport, Late, Status, StudentReport};
use super::points::Points;
use super::sanitize;
use super::submissions::Submission;

/// The answers to some exercises, by their places in the assignment.
type Answers = BTreeMap<usize, Answer>;

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
        (Status::Unreadable, Answers::new())
    });
    let exercises = grade_all(grader, &answers)?;
    Ok(StudentReport {
        late: lateness(grader, submission, &answers),
        remarks: in_lines(&remarks),
        ..report(grader, submission, status, exercises)
    })
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
) -> anyhow::Result<(Status, Answers)> {
    if submission.parts.is_empty() {
        return Ok((Status::Missing, Answers::new()));
    }
    let wants = |place: &str| answers::wants(place, &grader.tasks);
    let contents = Contents::read(&submission.parts, &wants)?;
    remarks.extend(contents.remarks.clone());
    let packages: Vec<_> = grader.tasks.iter().map(|t| t.package).collect();
    remarks.extend(answers::without_effect(&contents, &packages));
    let (mut answers, mut missing) = (Answers::new(), Vec::new());
    for (place, task) in grader.tasks.iter().enumerate() {
        match answers::answer(&contents, task, &grader.tasks, remarks) {
            Some(answer) => drop(answers.insert(place, answer)),
            None => missing.push(task),
        }
    }
    remarks.extend(answers::what_came_instead(&contents, &missing));
    let status = if !answers.is_empty() {
        Status::Graded
    } else if contents.has_closed_archive {
        Status::Unreadable
    } else {
        Status::Missing
    };
    Ok((status, answers))
}

/// A report on each exercise of the assignment, chapter by chapter.
fn grade_all(grader: &Grader, answers: &Answers) -> anyhow::Result<Vec<ExerciseReport>> {
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
    chapter: &Chapter,
    texts: &BTreeMap<String, String>,
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

/// Whether a submission came late, as far as we know.
fn lateness(grader: &Grader, submission: &Submission, answers: &Answers) -> Option<Late> {
    let newest = || answers.values().filter_map(|a| a.modified).max();
    let (moment, evidence): (DateTime, _) = match submission.submitted {
        Some(moment) => (moment, Evidence::Roster),
        None => (newest()?, Evidence::Files),
    };
    (moment > grader.deadline?).then(|| Late {
        submitted: deadline::shown(moment),
        evidence,
    })
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
        id: submission.id.clone(),
        name: submission.name.clone(),
        email: submission.email.clone(),
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
