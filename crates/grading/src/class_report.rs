//! The results of grading a class. All report files are written from these types.

use check_report::Kind;
use serde::{Deserialize, Serialize};

use super::points::Points;
use super::sanitize;

/// The results of a class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassReport {
    /// The title of the assignment.
    pub title: String,
    /// The deadline, as the assignment writes it.
    pub due: Option<String>,
    /// The best grade, if points are scaled to grades.
    pub scale: Option<Points>,
    /// The total points of all exercises.
    pub out_of: Points,
    /// The exercises of the assignment.
    pub exercises: Vec<ExerciseRubric>,
    /// The sandbox protections that were missing, as sentences. Empty if there was a
    /// complete sandbox.
    pub not_enforced: Vec<String>,
    /// Files next to the submissions that belong to none. They aren't graded.
    pub loose: Vec<String>,
    /// The students, sorted by name.
    pub students: Vec<StudentReport>,
}

impl ClassReport {
    /// Returns the student's name, followed by the id if another student has the same
    /// name.
    pub fn display_name(&self, student: &StudentReport) -> String {
        let StudentReport { name, id, .. } = student;
        let is_unique = self
            .students
            .iter()
            .filter(|other| other.name == *name)
            .count()
            <= 1;
        if is_unique {
            name.clone()
        } else {
            format!("{name} ({id})")
        }
    }

    /// Returns a message about files that belong to no submission, if there are any.
    pub fn loose_files_message(&self) -> Option<String> {
        if self.loose.is_empty() {
            return None;
        }
        let names = sanitize::line(&self.loose.join(", "));
        Some(format!(
            "Not graded: {names}. Each student needs a folder or a zip file."
        ))
    }
}

/// An exercise of the assignment and the points of its checks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseRubric {
    /// The stem of its file names, such as `ray_length`.
    pub id: String,
    /// The exercise's number in the book, such as `2.2`.
    pub number: String,
    /// The title.
    pub title: String,
    /// The points for a right answer.
    pub points: Points,
    /// The checks, from easy to hard.
    pub checks: Vec<CheckRubric>,
}

/// A check and its points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckRubric {
    /// The name, such as `no_square_lies_beyond_the_edge`.
    pub name: String,
    /// The name as a sentence, such as `No square lies beyond the edge.`
    pub sentence: String,
    /// The points for passing.
    pub points: Points,
}

/// The results of a student.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudentReport {
    /// The student's id from the roster, or else from the submission's name.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The student's email address, if the roster has one.
    pub email: Option<String>,
    /// The name of the submission's folder or archive, or `None` if nothing was
    /// submitted.
    pub folder: Option<String>,
    /// The state of the grading.
    pub status: Status,
    /// Set if the submission was late.
    pub late: Option<Lateness>,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// The points scaled to a grade, if there is a scale.
    pub scaled: Option<Points>,
    /// All exercises of the assignment, in order.
    pub exercises: Vec<ExerciseReport>,
    /// Remarks for student and teacher, as sentences.
    pub remarks: Vec<String>,
    /// Remarks for the teacher alone: possible owners, other students' submissions,
    /// failures of the grading machine.
    #[serde(default)]
    pub for_teacher: Vec<String>,
    /// Similar answers: hints for a manual comparison, not evidence of copying.
    pub similar: Vec<SimilarAnswer>,
}

impl StudentReport {
    /// Iterates over all remarks that a teacher sees.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        self.for_teacher
            .iter()
            .chain(&self.remarks)
            .map(String::as_str)
    }
}

/// The state of a student's grading.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// At least one answer was graded.
    Graded,
    /// No answer to any exercise was submitted.
    Missing,
    /// The submission couldn't be opened; a remark gives the reason.
    Unreadable,
    /// Grading failed on this machine, for example because the disk was full or the
    /// sandbox didn't start; a remark gives the reason. The answers aren't at fault.
    NotGraded,
}

impl Status {
    /// Returns the status in words.
    pub fn label(self) -> &'static str {
        match self {
            Status::Graded => "graded",
            Status::Missing => "missing",
            Status::Unreadable => "unreadable",
            Status::NotGraded => "not graded",
        }
    }
}

/// How late a submission was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lateness {
    /// The submission time, such as `2026-12-01 18:05`.
    pub submitted: String,
    /// The number of days late, rounded up, if the roster gives the submission time.
    #[serde(default)]
    pub days: Option<u32>,
    /// The source of this information.
    pub evidence: Evidence,
}

impl Lateness {
    /// Returns the lateness of a submission that a platform marked as late without
    /// giving its time.
    pub fn marked_by_platform() -> Lateness {
        Lateness {
            submitted: "late".to_owned(),
            days: None,
            evidence: Evidence::Platform,
        }
    }

    /// Returns the submission time, or the platform that marked it as late.
    pub fn description(&self) -> String {
        match self.evidence {
            Evidence::Roster => self.submitted.clone(),
            Evidence::Platform => "Canvas says so".to_owned(),
        }
    }
}

/// The source of a submission's lateness.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// The roster gives the submission time.
    Roster,
    /// The learning platform marked the submission as late, without a time.
    Platform,
}

/// The result of a student's answer to an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseReport {
    /// The stem of the exercise's file names.
    pub id: String,
    /// The overall result.
    pub status: ExerciseStatus,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// All checks, in the order of the rubric.
    pub checks: Vec<CheckReport>,
    /// The student's code; empty if nothing was submitted.
    pub code: String,
    /// The file with the code, relative to the submission's folder.
    pub file: Option<String>,
    /// The compiler's errors, or the reason why the answer wasn't compiled or the
    /// compiler was stopped.
    pub compile_error: Option<String>,
    /// The compiler's warnings.
    pub lints: Vec<String>,
}

impl ExerciseReport {
    /// Returns an introduction to `compile_error`: the compiler either reported errors
    /// or gave no verdict.
    pub fn compile_error_intro(&self) -> &'static str {
        let error = self.compile_error.as_deref().unwrap_or_default();
        if error.starts_with("error") {
            "It doesn't compile"
        } else {
            "It wasn't compiled"
        }
    }
}

/// The overall result of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExerciseStatus {
    /// All checks passed.
    Solved,
    /// Some checks passed.
    Partly,
    /// No check passed.
    Failed,
    /// The function still ends in `todo!`.
    Unwritten,
    /// The answer doesn't compile.
    NotCompiled,
    /// No file was submitted.
    Missing,
}

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckReport {
    /// The check's name.
    pub name: String,
    /// The name as a sentence.
    pub sentence: String,
    /// True if the answer passed.
    pub passed: bool,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// The kind of failure, or `None` if the check passed or didn't run.
    pub kind: Option<Kind>,
    /// The failure as preformatted text: the call, and the expected and actual answers
    /// with their boards. Empty if the check passed.
    pub message: String,
    /// The sentence of the message that explains the failure, without the call and the
    /// boards, or `None` if there is none.
    pub explanation: Option<String>,
}

/// A similarity between an answer and other code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SimilarAnswer {
    /// The id of the exercise.
    pub exercise: String,
    /// The code that the answer resembles.
    pub to: SimilarTo,
    /// The percentage of the shorter code that occurs in both.
    pub percent: u32,
}

/// The code that an answer resembles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SimilarTo {
    /// The answer of the student with this id.
    Student(String),
    /// The answers of this many other students.
    Others(usize),
    /// The book's own solution.
    Solution,
}
