//! What grading finds out about a class. Every report is written from this
//! alone.

use check_report::Kind;
use serde::{Deserialize, Serialize};

use super::points::Points;
use super::sanitize;

/// A graded class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassReport {
    /// The title of the assignment.
    pub title: String,
    /// When it was due, in the assignment's words.
    pub due: Option<String>,
    /// The best grade, if grades aren't the points themselves.
    pub scale: Option<Points>,
    /// The points of all exercises together.
    pub out_of: Points,
    /// What was asked.
    pub exercises: Vec<ExerciseRubric>,
    /// Parts of the isolation of students' code that weren't enforced, a
    /// sentence each. Empty if all of it was.
    pub not_enforced: Vec<String>,
    /// Files beside the submissions that look like someone's work. None of
    /// them is graded.
    pub loose: Vec<String>,
    /// The students, by name.
    pub students: Vec<StudentReport>,
}

impl ClassReport {
    /// The student's name, with the id where another student has the same name.
    pub fn name_of(&self, student: &StudentReport) -> String {
        let StudentReport { name, id, .. } = student;
        let same = self.students.iter().filter(|other| other.name == *name);
        match same.count() {
            ..=1 => name.clone(),
            _ => format!("{name} ({id})"),
        }
    }

    /// The files that belong to no student, if there are some, in a sentence.
    pub fn about_loose(&self) -> Option<String> {
        let names = sanitize::line(&self.loose.join(", "));
        let told = format!("Not graded: {names}. Each student needs a folder or a zip file.");
        (!self.loose.is_empty()).then_some(told)
    }
}

/// An exercise of the assignment, and how its points are shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseRubric {
    /// The name of its files, such as `ray_length`.
    pub id: String,
    /// Its number in the book, such as `2.2`.
    pub number: String,
    /// Its title.
    pub title: String,
    /// What a right answer gets.
    pub points: Points,
    /// What each check is worth, from easy to hard.
    pub checks: Vec<CheckRubric>,
}

/// A check and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckRubric {
    /// Its name, such as `no_square_lies_beyond_the_edge`.
    pub name: String,
    /// Its name as a sentence: `No square lies beyond the edge.`
    pub sentence: String,
    /// What it is worth.
    pub points: Points,
}

/// What a student handed in, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StudentReport {
    /// What identifies this student: from the roster, or else from the
    /// submission's name.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The student's email address, where the roster has one.
    pub email: Option<String>,
    /// The name of the submission's folder or archive. Students who are only in
    /// the roster have none.
    pub folder: Option<String>,
    /// Whether there was something to grade.
    pub status: Status,
    /// Set when the submission came after the date on which it was due.
    pub late: Option<Late>,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// The points on the scale, where there is one.
    pub scaled: Option<Points>,
    /// Every exercise of the assignment, in order, whatever was handed in.
    pub exercises: Vec<ExerciseReport>,
    /// What the student should know about the submission, and a teacher too, a
    /// sentence each.
    pub remarks: Vec<String>,
    /// What only a teacher should know: whose it may be, what came from others,
    /// what went wrong on this machine.
    #[serde(default)]
    pub for_teacher: Vec<String>,
    /// Submissions that look like this one: places to look, not verdicts.
    pub similar: Vec<Similar>,
}

impl StudentReport {
    /// All that a teacher should know.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        let all = self.for_teacher.iter().chain(&self.remarks);
        all.map(String::as_str)
    }
}

/// Whether there was something to grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// There was, and it is graded.
    Graded,
    /// No answer to any exercise came in.
    Missing,
    /// Something came in that we couldn't open; a remark says why.
    Unreadable,
    /// The machine had no room for it, or its sandbox didn't start; a remark
    /// says why. The answers have nothing to do with it.
    NotGraded,
}

impl Status {
    /// In a word or two.
    pub fn words(self) -> &'static str {
        match self {
            Status::Graded => "graded",
            Status::Missing => "missing",
            Status::Unreadable => "unreadable",
            Status::NotGraded => "not graded",
        }
    }
}

/// That a submission came late.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Late {
    /// When it came, such as `2026-12-01 18:05`.
    pub submitted: String,
    /// How many days late it was, each begun one counted, if the roster says it.
    #[serde(default)]
    pub days: Option<u32>,
    /// How that is known.
    pub evidence: Evidence,
}

impl Late {
    /// What came after the deadline, but who knows when.
    pub fn by_platform() -> Late {
        Late {
            submitted: "late".to_owned(),
            days: None,
            evidence: Evidence::Platform,
        }
    }

    /// When it came, and how sure we are.
    pub fn shown(&self) -> String {
        match self.evidence {
            Evidence::Roster => self.submitted.clone(),
            Evidence::Platform => "Canvas says so".to_owned(),
        }
    }
}

/// How we know when a submission came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// The roster says it.
    Roster,
    /// The learning platform says so, but not when.
    Platform,
}

/// A student's answer to an exercise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseReport {
    /// The name of its files.
    pub id: String,
    /// How it went.
    pub status: ExerciseStatus,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// Every check, in the order of the rubric.
    pub checks: Vec<CheckReport>,
    /// What the student wrote; empty when nothing came in.
    pub code: String,
    /// The file that it was in, relative to the submission's folder.
    pub file: Option<String>,
    /// What the compiler says about code that doesn't compile, or why it wasn't
    /// asked or had to be stopped.
    pub compile_error: Option<String>,
    /// The compiler's warnings.
    pub lints: Vec<String>,
}

impl ExerciseReport {
    /// Whether the compiler said no or gave no answer, as the beginning of a
    /// sentence that ends with the reason.
    pub fn not_compiled(&self) -> &'static str {
        let error = self.compile_error.as_deref().unwrap_or_default();
        if error.starts_with("error") {
            "It doesn't compile"
        } else {
            "It wasn't compiled"
        }
    }
}

/// How an exercise went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExerciseStatus {
    /// All checks passed.
    Solved,
    /// Some checks passed.
    Partly,
    /// No check passed.
    Failed,
    /// It is still the starter, or another `todo!`.
    Unwritten,
    /// It doesn't compile.
    NotCompiled,
    /// No file came in.
    Missing,
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckReport {
    /// Its name.
    pub name: String,
    /// Its name as a sentence.
    pub sentence: String,
    /// Whether the answer passed.
    pub passed: bool,
    /// The points reached.
    pub points: Points,
    /// The points that could be reached.
    pub out_of: Points,
    /// What kind of failure it is, if it is one and the answer was asked.
    pub kind: Option<Kind>,
    /// What went wrong: the call, the expected and the actual answer with
    /// their boards, lines of text to be shown in a fixed-width font. Empty
    /// when the check passed.
    pub message: String,
}

/// An answer that looks like another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Similar {
    /// The exercise.
    pub exercise: String,
    /// What it looks like.
    pub to: SimilarTo,
    /// How much of the shorter one is in both, in percent.
    pub percent: u32,
}

/// What an answer looks like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SimilarTo {
    /// The answer of the student with this id.
    Student(String),
    /// The answers of this many others.
    Others(usize),
    /// The book's own solution.
    Solution,
}
